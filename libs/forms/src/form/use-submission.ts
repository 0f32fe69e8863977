import { type FormEvent as SubmitEvent, useEffect, useReducer, useRef } from 'react';
import type { FormProblem, SentForm } from '../check/sent-form';
import type { FormResult } from './form-result';
import { type FormEvent, initialState, nextState } from './form-state';

export interface SubmissionOptions {
  sent: SentForm | undefined;
  /** Sends the form. Without it, the browser posts the form. */
  onSubmit: ((data: FormData) => Promise<FormResult>) | undefined;
  onDone: (href: string) => void;
  onStart: () => void;
  /** The problems that the browser finds. */
  check: (form: HTMLFormElement) => readonly FormProblem[];
}

/** Sends a form once at a time, after its uploads and its verification, and keeps how it ended. */
export function useSubmission({ sent, onSubmit, onDone, onStart, check }: SubmissionOptions) {
  const [state, dispatch] = useReducer(nextState, sent, initialState);
  const isSending = useRef(false);
  const waiting = useRef(new Set<Promise<unknown>>());

  // a page that comes back from the browser's history is as it was left: while sending
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => {
      isSending.current = false;
      if (persisted) dispatch({ kind: 'returned' });
    };
    window.addEventListener('pageshow', returned);
    return () => window.removeEventListener('pageshow', returned);
  }, []);

  const send = async (form: HTMLFormElement): Promise<FormEvent | undefined> => {
    if (waiting.current.size > 0) {
      await Promise.allSettled([...waiting.current]);
      // until React has drawn what they brought
      await new Promise((resolve) => setTimeout(resolve));
      const problems = check(form);
      if (problems.length > 0) return { kind: 'unsent', problems };
    }
    if (!onSubmit) {
      form.submit();
      return undefined;
    }
    // a function that throws had no response
    return onSubmit(new FormData(form)).catch(() => ({ kind: 'offline' as const }));
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    if (isSending.current) return event.preventDefault();
    const form = event.currentTarget;
    const problems = check(form);
    if (problems.length > 0) {
      event.preventDefault();
      return dispatch({ kind: 'unsent', problems });
    }
    // the browser would show its error page, where everything typed is lost
    if (!onSubmit && !navigator.onLine) {
      event.preventDefault();
      return dispatch({ kind: 'offline' });
    }
    isSending.current = true;
    onStart();
    dispatch({ kind: 'sending' });
    if (!onSubmit && waiting.current.size === 0) return;
    event.preventDefault();
    const result = await send(form);
    if (!result) return;
    dispatch(result);
    if (result.kind === 'done') onDone(result.href);
    else isSending.current = false;
  };

  const waitFor = (work: Promise<unknown>) => {
    waiting.current.add(work);
    const done = () => waiting.current.delete(work);
    work.then(done, done);
  };
  return { state, submit, waitFor };
}
