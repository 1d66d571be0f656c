import type { Color } from '../go/color';
import type { Mark } from '../draw/picture';

// The elements that draw a stone or one mark around a centre: shapes, sizes and colours are those of
// the program's own pictures.

interface At {
  readonly x: number;
  readonly y: number;
}

const inkOn = (stone: Color) => (stone === 'black' ? '#ffffff' : '#1a1a1a');
const fillOf = (color: Color) => (color === 'black' ? '#1a1a1a' : '#ffffff');
const rimOf = (color: Color) => (color === 'black' ? '#000000' : '#5c5346');

export function StoneShape({ x, y, color, r = 15 }: At & { color: Color; r?: number }) {
  const width = color === 'black' ? 0.6 : 0.9;
  return (
    <circle cx={x} cy={y} r={r} fill={`url(#${color})`} stroke={rimOf(color)} stroke-width={width} />
  );
}

export function DeadStone({ x, y, color }: At & { color: Color }) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={9.2}
        fill={fillOf(color)}
        fill-opacity={0.8}
        stroke={rimOf(color)}
        stroke-width={0.9}
      />
      <path
        transform={`translate(${x} ${y})`}
        d="M-5-5 5 5M5-5-5 5"
        fill="none"
        stroke={color === 'black' ? '#ffffff' : '#c0231c'}
        stroke-width={2}
        stroke-linecap="round"
      />
    </>
  );
}

export function SekiMark({ x, y, stone }: At & { stone: Color }) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M0-8.5 7.4 4.3-7.4 4.3z"
      fill="none"
      stroke={inkOn(stone)}
      stroke-width={1.8}
      stroke-linejoin="round"
    />
  );
}

export function UndecidedMark({ x, y, stone }: At & { stone: Color }) {
  return (
    <text x={x} y={y + 7} class="mark" fill={inkOn(stone)}>
      ?
    </text>
  );
}

export function LastMove({ x, y, stone }: At & { stone: Color }) {
  return <circle cx={x} cy={y} r={6} fill="none" stroke={inkOn(stone)} stroke-width={1.8} />;
}

function Square({ x, y, side, ...paint }: At & { side: number } & Record<string, unknown>) {
  return <rect x={x - side / 2} y={y - side / 2} width={side} height={side} {...paint} />;
}

export function shadePaint(owner: Color) {
  return { fill: fillOf(owner), 'fill-opacity': owner === 'black' ? 0.24 : 0.52 };
}

export function TerritoryMark({ x, y, owner }: At & { owner: Color }) {
  const stroke = owner === 'black' ? '#1a1a1a' : '#5c5346';
  return <Square x={x} y={y} side={9} fill={fillOf(owner)} stroke={stroke} stroke-width={1} />;
}

export function NeutralMark({ x, y }: At) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M0-5 5 0 0 5-5 0z"
      fill="#8a5a2b"
      stroke="#fff4dc"
      stroke-width={1}
    />
  );
}

export function TeireMark({ x, y, owner }: At & { owner: Color }) {
  return (
    <circle
      cx={x}
      cy={y}
      r={9.5}
      fill={fillOf(owner)}
      fill-opacity={0.35}
      stroke={fillOf(owner)}
      stroke-width={2.6}
      stroke-dasharray="5 2.5"
    />
  );
}

export function StoneIcon({ color }: { color: Color }) {
  return (
    <svg class="stone-icon" viewBox="-16 -16 32 32" aria-hidden="true">
      <StoneShape x={0} y={0} color={color} />
    </svg>
  );
}

// One mark on its own bit of wood, for a legend or a list.
export function MarkSample({ mark, color = 'black' }: { mark: Mark | 'alive'; color?: Color }) {
  return (
    <svg class="sample" viewBox="-13 -13 26 26" aria-hidden="true">
      <rect x={-13} y={-13} width={26} height={26} rx={3} fill="#e6bc74" />
      <SampleShape mark={mark} color={color} />
    </svg>
  );
}

function SampleShape({ mark, color }: { mark: Mark | 'alive'; color: Color }) {
  const at = { x: 0, y: 0 };
  switch (mark) {
    case 'alive':
      return <StoneShape {...at} color={color} r={11.5} />;
    case 'dead':
      return <DeadStone {...at} color={color} />;
    case 'seki':
      return [<StoneShape {...at} color={color} r={11.5} />, <SekiMark {...at} stone={color} />];
    case 'undecided':
      return [<StoneShape {...at} color={color} r={11.5} />, <UndecidedMark {...at} stone={color} />];
    case 'black-territory':
      return [<Square {...at} side={26} {...shadePaint('black')} />, <TerritoryMark {...at} owner="black" />];
    case 'white-territory':
      return [<Square {...at} side={26} {...shadePaint('white')} />, <TerritoryMark {...at} owner="white" />];
    case 'neutral':
      return <NeutralMark {...at} />;
    case 'teire':
      return <TeireMark {...at} owner={color} />;
  }
}
