import { expect, it } from 'vitest';
import { charsets, decoded, likeliest, readAs, telling } from '../../src/input/charset';

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const ascii = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

// 李 in GB 18030, "Чёрные" in windows-1251
const gb = bytesOf('C0 EE');
const cyrillic = bytesOf('D7 B8 F0 ED FB E5');

it('reads as the record says', () => {
  const bytes = join(ascii('(;CA[gb2312]PB['), gb, ascii('])'));
  expect(decoded(bytes)).toEqual({ kind: 'text', text: '(;CA[gb2312]PB[李])' });
  const russian = join(ascii('(;GM[1]CA[windows-1251]PB['), cyrillic, ascii('])'));
  expect(decoded(russian)).toMatchObject({ text: '(;GM[1]CA[windows-1251]PB[Чёрные])' });
});

it('reads UTF-8 where the bytes fit it, with or without a mark at the beginning', () => {
  expect(decoded(Buffer.from('\ufeff(;PB[李])'))).toEqual({ kind: 'text', text: '(;PB[李])' });
  expect(decoded(Buffer.from('(;CA[nothing]PB[李])'))).toMatchObject({ kind: 'text' });
});

it('asks where nothing is sure', () => {
  const bytes = join(ascii('(;PB['), cyrillic, ascii('])'));
  expect(decoded(bytes)).toEqual({ kind: 'unknown', bytes });
  expect(readAs(bytes, 'windows-1251')).toBe('(;PB[Чёрные])');
});

it('takes no other property for CA', () => {
  const bytes = join(ascii('(;XCA[gb2312]PB['), cyrillic, ascii('])'));
  expect(decoded(bytes).kind).toBe('unknown');
});

it('offers what fits before what does not', () => {
  const order = likeliest(join(ascii('(;PB['), cyrillic, ascii('])')));
  expect(order.indexOf('windows-1251')).toBeLessThan(order.indexOf('utf-8'));
  expect(order.toSorted()).toEqual([...charsets].toSorted());
});

it('shows what tells the character sets apart', () => {
  expect(telling('(;PB[李 昌鎬]PW[Lee];B[aa])')).toBe('李 昌鎬');
});
