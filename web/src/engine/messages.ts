// What goes between the page and its worker.

export interface ToWorker {
  readonly id: number;
  readonly request: object;
}

export type FromWorker =
  | { readonly kind: 'broken'; readonly message: string }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: object };
