import type { FormProblem, FormRefusal, SentForm } from '../check/sent-form';
import type { FormResult } from './form-result';

export interface FormState {
  /** `sent` lasts until the next page is there. */
  status: 'ready' | 'sending' | 'sent' | 'offline' | 'refused';
  problems: readonly FormProblem[];
  /** Number of rejected submissions: each focuses the summary. */
  attempt: number;
  /** Number of those that the server rejected: each needs a new human verification. */
  sentAttempt: number;
  /** With the status `refused`. */
  refusal?: FormRefusal;
}

export type FormEvent =
  | { kind: 'sending' }
  | { kind: 'returned' }
  /** The browser's own check found problems. */
  | { kind: 'unsent'; problems: readonly FormProblem[] }
  | FormResult;

export function initialState(sent: SentForm | undefined): FormState {
  const { problems = [], refusal } = sent ?? {};
  const state = { problems, attempt: 0, sentAttempt: 0 };
  return refusal ? { ...state, status: 'refused', refusal } : { ...state, status: 'ready' };
}

export function nextState(state: FormState, event: FormEvent): FormState {
  const attempt = state.attempt + 1;
  const sentAttempt = state.sentAttempt + 1;
  switch (event.kind) {
    case 'sending':
      return { ...state, status: 'sending', problems: [] };
    case 'done':
      return { ...state, status: 'sent' };
    case 'problems':
      return { status: 'ready', problems: event.problems, attempt, sentAttempt };
    case 'unsent':
      return { ...state, status: 'ready', problems: event.problems, attempt };
    case 'offline':
      return { ...state, status: 'offline' };
    case 'refused': {
      const { kind: status, ...refusal } = event;
      return { status, problems: [], attempt, sentAttempt, refusal };
    }
    case 'returned':
      return { ...state, status: 'ready' };
  }
}
