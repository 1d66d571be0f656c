// Where two people play at this screen.
export const playFragment = '#/play';

export function goToPlay(): void {
  location.hash = playFragment;
}
