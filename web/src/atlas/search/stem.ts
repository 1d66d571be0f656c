import installRussian from 'lunr-languages/lunr.ru.js';
import installSupport from 'lunr-languages/lunr.stemmer.support.js';

// Words as the search knows them: without case, accents and endings.

interface RussianStemmer {
  readonly ru?: { readonly stemmer: (word: string) => string };
}

function russianStemmer(): (word: string) => string {
  const lunr: RussianStemmer & object = {
    Pipeline: { registerFunction: () => undefined },
    generateStopWordFilter: () => undefined,
  } as object;
  installSupport(lunr);
  installRussian(lunr);
  return lunr.ru?.stemmer ?? ((word) => word);
}

const russian = russianStemmer();

const shortest = 3; // letters that stay

// The regular endings of English nouns and verbs.
function english(word: string): string {
  const plural = word.replace(
    /(ss|us|is)$|ies$|(?<=x|ch|sh|ss)es$|s$/,
    (ending, kept: string | undefined) =>
      kept === undefined ? (ending === 'ies' ? 'y' : '') : kept,
  );
  const root = plural.replace(/(ing|ed)$/, '');
  if (root === plural || root.length < shortest || !/[aeiouy]/.test(root)) {
    return plural.replace(/e$/, '');
  }
  return root.replace(/([^aeiouls])\1$/, '$1').replace(/e$/, '');
}

// A word without case and accents; ё is е.
export function folded(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ё', 'е')
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC');
}

export function stemOf(word: string): string {
  const plain = folded(word);
  if (/^[а-я]+$/.test(plain)) {
    return russian(plain);
  }
  return /^[a-z]+$/.test(plain) && plain.length > shortest ? english(plain) : plain;
}
