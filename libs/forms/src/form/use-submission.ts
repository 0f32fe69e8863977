import {
  type FormEvent as SubmitEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
} from 'react';
import type { FormProblem, SentForm } from '../check/sent-form';
import { passedAttribute, unreachableEvent } from './browser-post';
import type { FormResult } from './form-result';
import { type FormEvent, initialState, nextState } from './form-state';

/** A part of a form that has to reach the server before it, such as a file. */
export interface UnsentPart {
  /** Tries again what got no response. */
  retry: () => void;
  /** Whether it still got none. */
  isUnsent: () => boolean;
}

export interface SubmissionOptions {
  form: RefObject<HTMLFormElement | null>;
  sent: SentForm | undefined;
  /** Sends the form. Without it, the browser posts the form. */
  onSubmit: ((data: FormData) => Promise<FormResult>) | undefined;
  onDone: (href: string) => void;
  /** Called with what is about to be sent: until it is accepted, nothing of it may be lost. */
  onStart: () => void;
  /** Called when the server did not take the form. */
  onAnswer: (result: Extract<FormResult, { kind: 'problems' | 'refused' | 'repeated' }>) => void;
  /** Whether the form is as it was when it was last sent. */
  isAsSent: () => boolean;
  /** The problems that the browser finds. */
  check: (form: HTMLFormElement) => readonly FormProblem[];
}

/** Pauses before a form without a response is sent again, in milliseconds; the last one is repeated. */
const pausesMs = [5_000, 15_000, 30_000, 60_000];

/**
 * Sends a form once at a time, after its uploads and its verification, and keeps how it ended. Without a response it is
 * sent again when the network is back, unless something has changed since.
 */
export function useSubmission({ form, sent, onSubmit, onDone, onStart, ...options }: SubmissionOptions) {
  const { check, isAsSent, onAnswer } = options;
  const [state, dispatch] = useReducer(nextState, sent, initialState);
  const isSending = useRef(false);
  const waiting = useRef(new Set<Promise<unknown>>());
  const parts = useRef(new Set<UnsentPart>());
  const button = useRef<HTMLElement>(null);

  // a page that comes back from the browser's history is as it was left: while sending
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => {
      isSending.current = false;
      if (persisted) dispatch({ kind: 'returned' });
    };
    window.addEventListener('pageshow', returned);
    return () => window.removeEventListener('pageshow', returned);
  }, []);

  // nothing was sent: the site has said so
  useEffect(() => {
    const own = form.current;
    const onUnreachable = () => {
      isSending.current = false;
      dispatch({ kind: 'edited' });
    };
    own?.addEventListener(unreachableEvent, onUnreachable);
    return () => own?.removeEventListener(unreachableEvent, onUnreachable);
  }, [form]);

  const send = async (sender: HTMLFormElement): Promise<FormEvent | undefined> => {
    for (const part of parts.current) part.retry();
    if (waiting.current.size > 0) {
      await Promise.allSettled([...waiting.current]);
      // until React has drawn what they brought
      await new Promise((resolve) => setTimeout(resolve));
      const problems = check(sender);
      if (problems.length > 0) return { kind: 'unsent', problems };
      // with the files that have arrived
      onStart();
    }
    if ([...parts.current].some((part) => part.isUnsent())) return { kind: 'offline' };
    if (!onSubmit) {
      sender.submit();
      return undefined;
    }
    const data = new FormData(sender);
    const { name, value } = (button.current ?? {}) as Partial<HTMLButtonElement>;
    if (name) data.set(name, value ?? '');
    // a function that throws had no response
    return onSubmit(data).catch(() => ({ kind: 'offline' as const }));
  };

  const settle = async (sending: Promise<FormEvent | undefined>) => {
    const result = await sending;
    if (!result) return;
    dispatch(result);
    if (result.kind === 'done') return onDone(result.href);
    isSending.current = false;
    if (result.kind === 'problems' || result.kind === 'refused' || result.kind === 'repeated')
      onAnswer(result);
  };

  /** @returns whether the browser may post the form */
  const start = (sender: HTMLFormElement): boolean => {
    const problems = check(sender);
    if (problems.length > 0) {
      dispatch({ kind: 'unsent', problems });
      return false;
    }
    isSending.current = true;
    onStart();
    // the browser would show its error page, where everything typed is lost
    if (!onSubmit && !navigator.onLine) {
      isSending.current = false;
      dispatch({ kind: 'offline' });
      return false;
    }
    dispatch({ kind: 'sending' });
    if (!onSubmit && waiting.current.size === 0) return true;
    void settle(send(sender));
    return false;
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // the site has asked whether it can be reached, and now lets the browser post
    if (passedAttribute in event.currentTarget.dataset) return;
    if (isSending.current) return event.preventDefault();
    button.current = (event.nativeEvent as globalThis.SubmitEvent).submitter;
    if (!start(event.currentTarget)) event.preventDefault();
  };

  /** Goes on with a submission from before the program. */
  const resume = (result: Promise<FormResult>) => {
    isSending.current = true;
    dispatch({ kind: 'sending' });
    void settle(result);
  };

  const isOffline = state.status === 'offline';
  const { unanswered } = state;
  const sendAgain = useEffectEvent(() => {
    if (isSending.current || !form.current) return;
    if (!isAsSent()) dispatch({ kind: 'edited' });
    // no event is under way that would post it
    else if (start(form.current)) form.current.submit();
  });
  useEffect(() => {
    if (!isOffline) return;
    const again = () => sendAgain();
    window.addEventListener('online', again);
    // some devices never say that they are offline, and so never that they are online again
    const pause = pausesMs[Math.min(unanswered, pausesMs.length) - 1];
    const timer = setTimeout(() => navigator.onLine && again(), pause);
    return () => {
      window.removeEventListener('online', again);
      clearTimeout(timer);
    };
  }, [isOffline, unanswered]);

  const waitFor = (work: Promise<unknown>) => {
    waiting.current.add(work);
    const done = () => waiting.current.delete(work);
    work.then(done, done);
  };
  /** Returns a function that removes it. */
  const addPart = (part: UnsentPart) => {
    parts.current.add(part);
    return () => parts.current.delete(part);
  };
  return { state, submit, resume, waitFor, addPart, edited: () => dispatch({ kind: 'edited' }) };
}
