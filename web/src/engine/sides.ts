// What there is for each side.
export interface BothSides<T> {
  readonly black: T;
  readonly white: T;
}
