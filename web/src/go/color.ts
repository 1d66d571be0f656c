export type Color = 'black' | 'white';

export type Stone = Color | 'empty';

export function other(color: Color): Color {
  return color === 'black' ? 'white' : 'black';
}

// As the engine writes a colour: "B", "W".
export function colorOf(letter: string): Color {
  return letter.startsWith('B') ? 'black' : 'white';
}
