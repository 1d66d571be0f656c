// Both files put something into the object that they are given.
declare module 'lunr-languages/lunr.stemmer.support.js' {
  const install: (lunr: object) => void;
  export default install;
}

declare module 'lunr-languages/lunr.ru.js' {
  const install: (lunr: object) => void;
  export default install;
}
