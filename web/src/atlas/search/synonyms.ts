import { stemOf } from './stem';

// Words that players use for the same thing, in both languages and by sound.
const sets: readonly (readonly string[])[] = [
  ['сэки', 'секи', 'seki'],
  ['атари', 'atari'],
  ['дыхание', 'дамэ', 'даме', 'свобода', 'liberty', 'breath', 'air', 'dame'],
  ['дамэ', 'даме', 'нейтральный', 'neutral', 'dame'],
  ['тэирэ', 'тейре', 'тэйрэ', 'teire', 'защита'],
  ['ко', 'ko'],
  ['суперко', 'superko', 'повторение', 'repetition'],
  ['коми', 'komi', 'компенсация', 'compensation'],
  ['фора', 'гандикап', 'handicap', 'okigo', 'окиго'],
  ['пас', 'pass'],
  ['пленный', 'пленник', 'агэхама', 'агехама', 'agehama', 'prisoner'],
  ['накадэ', 'накаде', 'nakade'],
  ['сэмэай', 'семеай', 'сэмеай', 'semeai', 'гонка'],
  ['ситё', 'сичо', 'ситё', 'shicho', 'лестница', 'ladder'],
  ['уттэгаэси', 'уттегаэси', 'uttegaeshi', 'snapback', 'ловушка'],
  ['группа', 'цепь', 'цепочка', 'chain', 'string', 'group'],
  ['глаз', 'eye', 'мэ'],
  ['самоубийство', 'самозахват', 'самовзятие', 'suicide'],
  ['взятие', 'захват', 'снятие', 'capture'],
  ['территория', 'дзи', 'territory'],
  ['площадь', 'area'],
  ['дзиго', 'ничья', 'jigo', 'draw'],
  ['бёёми', 'байоми', 'byoyomi'],
  ['кривая', 'изогнутая', 'гнутая', 'bent'],
];

const others = new Map<string, Set<string>>();
for (const set of sets) {
  const stems = set.map(stemOf);
  for (const stem of stems) {
    others.set(stem, new Set([...(others.get(stem) ?? []), ...stems]));
  }
}

// The stem itself and those that mean the same.
export function alike(stem: string): string[] {
  return [...new Set([stem, ...(others.get(stem) ?? [])])];
}
