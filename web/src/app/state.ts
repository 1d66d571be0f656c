import { begin, amend, change, redo, undo, type History } from '../edit/history';
import type { Document } from '../edit/document';
import type { Dispute } from '../dispute/TrialPanel';
import type { Taken } from '../procedure/start';
import type { Stone } from '../go/color';

export type Tab = 'verdict' | 'counting' | 'terms';

// What the board shows besides the position.
export type View =
  | { readonly kind: 'verdict' }
  | { readonly kind: 'edit'; readonly brush: Stone }
  | { readonly kind: 'line'; readonly step: number }
  | { readonly kind: 'dispute'; readonly dispute: Dispute }
  | { readonly kind: 'count'; readonly method: string; readonly step: number };

// A point stands for its group, or for itself.
export type Selected = number | 'open-borders' | undefined;

export interface State {
  readonly history: History<Document | undefined>; // nothing: the start page
  readonly selected: Selected;
  readonly view: View;
  readonly tab: Tab;
  readonly taken: Taken | undefined; // to be played on by two people
}

export type Action =
  | { readonly kind: 'open'; readonly document: Document; readonly edit?: boolean }
  | { readonly kind: 'close' }
  | { readonly kind: 'change'; readonly document: Document }
  | { readonly kind: 'amend'; readonly document: Document }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'select'; readonly what: Selected }
  | { readonly kind: 'view'; readonly view: View }
  | { readonly kind: 'tab'; readonly tab: Tab }
  | { readonly kind: 'take-over'; readonly taken: Taken | undefined };

export const initialState: State = {
  history: begin<Document | undefined>(undefined),
  selected: undefined,
  view: { kind: 'verdict' },
  tab: 'verdict',
  taken: undefined,
};

const brush: View = { kind: 'edit', brush: 'black' };

function goneTo(state: State, history: History<Document | undefined>): State {
  const isDrawn = history.present?.source.kind === 'drawn';
  const stays = state.view.kind === 'edit' && isDrawn;
  return { ...state, history, view: stays ? state.view : { kind: 'verdict' } };
}

export function reduce(state: State, action: Action): State {
  const { history } = state;
  switch (action.kind) {
    case 'open':
      return {
        ...initialState,
        history: change(history, action.document),
        view: action.edit ? brush : initialState.view,
      };
    case 'close':
      return { ...initialState, history: change(history, undefined) };
    case 'change':
      return { ...state, history: change(history, action.document) };
    case 'amend':
      return { ...state, history: amend(history, action.document) };
    case 'undo':
      return goneTo(state, undo(history));
    case 'redo':
      return goneTo(state, redo(history));
    case 'select': {
      const view = state.view.kind === 'edit' ? state.view : initialState.view;
      return { ...state, selected: action.what, view };
    }
    case 'view':
      return { ...state, view: action.view };
    case 'take-over':
      return { ...state, taken: action.taken };
    case 'tab': {
      const leavesCount = state.view.kind === 'count' && action.tab !== 'counting';
      return { ...state, tab: action.tab, view: leavesCount ? initialState.view : state.view };
    }
  }
}
