import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { nextVerification } from './verification-state';

export interface ChallengeTask {
  /** Aborts when the answer is no longer needed. */
  signal: AbortSignal;
  /** Optional progress, 0 to 1. */
  onProgress: (progress: number) => void;
}

export interface ChallengeAnswer {
  /** Sent with the form. The server accepts it once. */
  payload: string;
  /** How long the server accepts it. Without it, the payload does not expire. */
  validForMs?: number;
}

/** Fetches and solves a proof-of-work challenge. Rejects on failure. */
export type Challenge = (task: ChallengeTask) => Promise<ChallengeAnswer>;

export interface VerificationOptions {
  challenge: Challenge;
  /** Called with the payload, and with undefined when it expires. */
  onChange?: (payload: string | undefined) => void;
  /** Called with the reason of a failure, for logging. */
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
