import { expect, test } from 'vitest';
import { nextVerification, type VerificationEvent, type VerificationState } from './verification-state';

const verifying: VerificationState = { status: 'verifying', progress: 0.5 };
const verified: VerificationState = { status: 'verified', payload: 'p', validForMs: 1000 };
const solved: VerificationEvent = { type: 'solved', payload: 'p', validForMs: 1000 };

test.each<[string, VerificationState, VerificationEvent, VerificationState]>([
  ['starts', { status: 'idle' }, { type: 'started' }, { status: 'verifying' }],
  ['restarts after a failure', { status: 'failed' }, { type: 'started' }, { status: 'verifying' }],
  ['restarts after it has expired', { status: 'expired' }, { type: 'started' }, { status: 'verifying' }],
  ['does not start twice', verifying, { type: 'started' }, verifying],
  ['does not discard a valid payload', verified, { type: 'started' }, verified],
  ['progresses', verifying, { type: 'progressed', progress: 0.75 }, { ...verifying, progress: 0.75 }],
  ['never loses progress', verifying, { type: 'progressed', progress: 0.25 }, verifying],
  [
    'never exceeds full progress',
    verifying,
    { type: 'progressed', progress: 7 },
    { ...verifying, progress: 1 },
  ],
  ['is solved', verifying, solved, verified],
  ['fails', verifying, { type: 'failed' }, { status: 'failed' }],
  ['expires', verified, { type: 'expired' }, { status: 'expired' }],
  ['ignores a late solution', { status: 'failed' }, solved, { status: 'failed' }],
  ['ignores late progress', verified, { type: 'progressed', progress: 1 }, verified],
  ['does not expire twice', { status: 'expired' }, { type: 'expired' }, { status: 'expired' }],
])('a verification %s', (_, state, event, next) => {
  expect(nextVerification(state, event)).toEqual(next);
});
