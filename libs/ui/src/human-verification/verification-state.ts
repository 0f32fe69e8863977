export type VerificationState =
  | { status: 'idle' }
  /** Progress from 0 to 1. Undefined until the challenge reports it. */
  | { status: 'verifying'; progress?: number }
  | { status: 'verified'; payload: string; validForMs?: number }
  | { status: 'failed' }
  | { status: 'expired' };

export type VerificationEvent =
  | { type: 'started' }
  | { type: 'progressed'; progress: number }
  | { type: 'solved'; payload: string; validForMs?: number }
  | { type: 'failed' }
  | { type: 'expired' };

/** Reducer. Ignores late events that do not fit the state. */
export function nextVerification(state: VerificationState, event: VerificationEvent): VerificationState {
  const isVerifying = state.status === 'verifying';
  switch (event.type) {
    case 'started':
      return isVerifying || state.status === 'verified' ? state : { status: 'verifying' };
    case 'progressed':
      return isVerifying
        ? { status: 'verifying', progress: Math.min(1, Math.max(state.progress ?? 0, event.progress)) }
        : state;
    case 'solved':
      return isVerifying
        ? { status: 'verified', payload: event.payload, validForMs: event.validForMs }
        : state;
    case 'failed':
      return isVerifying ? { status: 'failed' } : state;
    case 'expired':
      return state.status === 'verified' ? { status: 'expired' } : state;
  }
}
