// The build makes it: vite/atlas.ts.
declare module 'virtual:atlas' {
  import type { Book } from './book';
  const book: Book;
  export default book;
}
