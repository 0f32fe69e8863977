import type { EarlierForm, FormProblem, FormRefusal, SentForm } from '../check/sent-form';
import type { FormResult } from './form-result';

export interface FormState {
  /** `sent` lasts until the next page is there. */
  status: 'ready' | 'sending' | 'sent' | 'offline' | 'refused' | 'repeated';
  problems: readonly FormProblem[];
  /** Number of rejected submissions: each focuses the summary. */
  attempt: number;
  /** Number of those that the server rejected: each needs a new human verification. */
  sentAttempt: number;
  /** Number of submissions in a row without a response. */
  unanswered: number;
  /** With the status `refused`. */
  refusal?: FormRefusal;
  /** With the status `repeated`. */
  earlier?: EarlierForm;
}

export type FormEvent =
  | { kind: 'sending' }
  | { kind: 'returned' }
  /** Something changed since a submission without a response. */
  | { kind: 'edited' }
  /** The browser's own check found problems. */
  | { kind: 'unsent'; problems: readonly FormProblem[] }
  | FormResult;

export function initialState(sent: SentForm | undefined): FormState {
  const { problems = [], refusal, earlier } = sent ?? {};
  const state = { problems, attempt: 0, sentAttempt: 0, unanswered: 0 };
  if (earlier) return { ...state, status: 'repeated', earlier };
  return refusal ? { ...state, status: 'refused', refusal } : { ...state, status: 'ready' };
}

export function nextState(state: FormState, event: FormEvent): FormState {
  const attempt = state.attempt + 1;
  const sentAttempt = state.sentAttempt + 1;
  const answered = { attempt, sentAttempt, unanswered: 0 };
  switch (event.kind) {
    case 'sending':
      return { ...state, status: 'sending', problems: [] };
    case 'edited':
    case 'returned':
      return { ...state, status: 'ready', unanswered: 0 };
    case 'done':
      return { ...state, status: 'sent' };
    case 'problems':
      return { ...answered, status: 'ready', problems: event.problems };
    case 'unsent':
      return { ...state, status: 'ready', problems: event.problems, attempt, unanswered: 0 };
    case 'offline':
      return { ...state, status: 'offline', unanswered: state.unanswered + 1 };
    case 'refused': {
      const { kind: status, ...refusal } = event;
      return { ...answered, status, problems: [], refusal };
    }
    case 'repeated':
      return { ...answered, status: 'repeated', problems: [], earlier: event.earlier };
  }
}
