import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { nextVerification } from './verification-state';

export interface ChallengeTask {
  /** Fires when the answer is no longer wanted: stop the work. */
  signal: AbortSignal;
  /** From 0 to 1; may be left out. */
  onProgress: (progress: number) => void;
}

export interface ChallengeAnswer {
  /** What the form sends; a server takes it once. */
  payload: string;
  /** How long the server will take it. Without it, until the page is left. */
  validForMs?: number;
}

/** Fetches a challenge and solves it: the site's own proof of work. A rejection is a failure. */
export type Challenge = (task: ChallengeTask) => Promise<ChallengeAnswer>;

export interface VerificationOptions {
  challenge: Challenge;
  /** The payload, and undefined as soon as it is good for nothing. */
  onChange?: (payload: string | undefined) => void;
  /** Why it did not work, for the log; the person sees the state. */
  onFailure?: (reason: unknown) => void;
}

export function useVerification({ challenge, onChange, onFailure }: VerificationOptions) {
  const [state, dispatch] = useReducer(nextVerification, { status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const validForMs = state.status === 'verified' ? state.validForMs : undefined;
  const expire = useEffectEvent(() => {
    dispatch({ type: 'expired' });
    onChange?.(undefined);
  });
  useEffect(() => {
    if (validForMs === undefined) return;
    const timer = setTimeout(() => expire(), validForMs);
    return () => clearTimeout(timer);
  }, [validForMs]);

  const start = async () => {
    if (state.status === 'verifying' || state.status === 'verified') return;
    const { signal } = (running.current = new AbortController());
    dispatch({ type: 'started' });
    try {
      const onProgress = (progress: number) => {
        if (!signal.aborted) dispatch({ type: 'progressed', progress });
      };
      const answer = await challenge({ signal, onProgress });
      if (signal.aborted) return;
      dispatch({ type: 'solved', ...answer });
      onChange?.(answer.payload);
    } catch (reason) {
      if (signal.aborted) return;
      dispatch({ type: 'failed' });
      onFailure?.(reason);
    }
  };
  return { state, start };
}
