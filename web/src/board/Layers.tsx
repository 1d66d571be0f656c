import { memo } from '../app/memo';
import { isShown, xOf, yOf, type Frame } from '../draw/frame';
import { outlineOf, squareAt } from '../draw/outline';
import type { Picture } from '../draw/picture';
import type { Color } from '../go/color';
import { stoneAt } from '../go/position';
import { area } from '../go/size';
import {
  DeadStone,
  LastMove,
  NeutralMark,
  SekiMark,
  shadePaint,
  StoneShape,
  TeireMark,
  TerritoryMark,
  UndecidedMark,
} from './marks';
import type { Motion } from './motion';
import { Signs } from './Signs';
import { Lines, Wood } from './Wood';

interface Drawn {
  readonly picture: Picture;
  readonly frame: Frame;
  readonly motion?: Motion | undefined;
}

// Each side's ground as one shape, so that no seams are seen between its squares.
function Shades({ picture, frame }: Drawn) {
  return (['black', 'white'] as const).map((owner) => {
    const squares = [...picture.ground]
      .filter(([point, ground]) => ground === owner && isShown(frame, point))
      .map(([point]) => squareAt(frame, point));
    return <path d={squares.join('')} {...shadePaint(owner)} />;
  });
}

function MarkedStone({ picture, frame, point, color }: Drawn & { point: number; color: Color }) {
  const at = { x: xOf(frame, point), y: yOf(frame, point) };
  const mark = picture.marks.get(point);
  if (mark === 'dead') {
    return <DeadStone {...at} color={color} />;
  }
  return (
    <>
      <StoneShape {...at} color={color} />
      {mark === 'undecided' && <UndecidedMark {...at} stone={color} />}
      {mark === 'seki' && <SekiMark {...at} stone={color} />}
      {mark === undefined && picture.lastMove === point && !picture.labels.has(point) && (
        <LastMove {...at} stone={color} />
      )}
    </>
  );
}

function EmptyPoint({ picture, frame, point }: Drawn & { point: number }) {
  const at = { x: xOf(frame, point), y: yOf(frame, point) };
  const protects = picture.teire.get(point);
  const ground = picture.ground.get(point);
  if (protects) {
    return <TeireMark {...at} owner={protects} />;
  }
  if (ground === 'neutral') {
    return <NeutralMark {...at} />;
  }
  return ground ? <TerritoryMark {...at} owner={ground} /> : null;
}

// A stone on its way from where it was, or from a bowl, to its point.
function ComingStone({ frame, motion, point, ...stone }: Drawn & { point: number; color: Color }) {
  const from = motion?.came.get(point);
  const shift = (of: typeof xOf) => (from === undefined ? 0 : of(frame, from) - of(frame, point));
  const way = { '--from-x': `${shift(xOf)}px`, '--from-y': `${shift(yOf)}px` };
  return (
    <g class={from === undefined ? 'comes' : 'moves'} style={way}>
      <MarkedStone frame={frame} point={point} {...stone} />
    </g>
  );
}

// Stones that have just been taken away, while they can still be seen.
function GoneStones({ frame, motion }: Drawn) {
  return (motion?.gone ?? [])
    .filter(({ point }) => isShown(frame, point))
    .map(({ point, color }) => (
      <g class="goes" key={point}>
        <StoneShape x={xOf(frame, point)} y={yOf(frame, point)} color={color} />
      </g>
    ));
}

function Points({ picture, frame, motion }: Drawn) {
  const shown = Array.from({ length: area(frame.size) }, (_, point) => point).filter((point) =>
    isShown(frame, point),
  );
  return shown.map((point) => {
    const stone = stoneAt(picture.position, point);
    if (stone === 'empty') {
      return <EmptyPoint picture={picture} frame={frame} point={point} />;
    }
    const known = { picture, frame, point, color: stone };
    return motion?.came.has(point) ? (
      <ComingStone {...known} motion={motion} />
    ) : (
      <MarkedStone {...known} />
    );
  });
}

// One line around all that is selected: two tones, visible on wood and on both stones.
function Selection({ picture, frame }: Drawn) {
  const outline = outlineOf(frame, picture.selected);
  return outline === '' ? null : (
    <>
      <path d={outline} class="ring-under" />
      <path d={outline} class="ring" />
    </>
  );
}

function Labels({ picture, frame }: Drawn) {
  return [...picture.labels]
    .filter(([point]) => isShown(frame, point))
    .map(([point, text]) => {
      const at = { x: xOf(frame, point), y: yOf(frame, point) };
      const stone = stoneAt(picture.position, point);
      return (
        <>
          {stone === 'empty' && <circle cx={at.x} cy={at.y} r={11} fill="#e6bc74" />}
          <text x={at.x} y={at.y + 5} class={stone === 'black' ? 'label on-black' : 'label'}>
            {text}
          </text>
        </>
      );
    });
}

// Everything of a picture, layer by layer.
export const Layers = memo(function Layers(props: Drawn & { readonly coordinates: boolean }) {
  const { picture, frame, motion, coordinates } = props;
  return (
    <>
      <Wood frame={frame} />
      <Shades picture={picture} frame={frame} />
      <Lines frame={frame} coordinates={coordinates} />
      <GoneStones picture={picture} frame={frame} motion={motion} />
      <Points picture={picture} frame={frame} motion={motion} />
      <Selection picture={picture} frame={frame} />
      <Signs picture={picture} frame={frame} />
      <Labels picture={picture} frame={frame} />
    </>
  );
});
