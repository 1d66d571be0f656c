// The build makes it: vite/atlas.ts.
declare module 'virtual:atlas' {
  const data: unknown;
  export default data;
}
