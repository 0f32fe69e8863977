import { expect, test } from 'vitest';
import { nextVerification, type VerificationEvent, type VerificationState } from './verification-state';

const verifying: VerificationState = { status: 'verifying', progress: 0.5 };
const verified: VerificationState = { status: 'verified', payload: 'p', validForMs: 1000 };
const solved: VerificationEvent = { type: 'solved', payload: 'p', validForMs: 1000 };

test.each<[string, VerificationState, VerificationEvent, VerificationState]>([
  ['starts', { status: 'idle' }, { type: 'started' }, { status: 'verifying' }],
  ['starts again after a failure', { status: 'failed' }, { type: 'started' }, { status: 'verifying' }],
  ['starts again when it has run out', { status: 'expired' }, { type: 'started' }, { status: 'verifying' }],
  ['does not start twice', verifying, { type: 'started' }, verifying],
  ['does not throw a good answer away', verified, { type: 'started' }, verified],
  ['goes on', verifying, { type: 'progressed', progress: 0.75 }, { ...verifying, progress: 0.75 }],
  ['never goes back', verifying, { type: 'progressed', progress: 0.25 }, verifying],
  ['never goes past its end', verifying, { type: 'progressed', progress: 7 }, { ...verifying, progress: 1 }],
  ['is solved', verifying, solved, verified],
  ['fails', verifying, { type: 'failed' }, { status: 'failed' }],
  ['runs out', verified, { type: 'expired' }, { status: 'expired' }],
  ['hears no late answer', { status: 'failed' }, solved, { status: 'failed' }],
  ['hears no late progress', verified, { type: 'progressed', progress: 1 }, verified],
  ['does not run out twice', { status: 'expired' }, { type: 'expired' }, { status: 'expired' }],
])('a verification %s', (_, state, event, next) => {
  expect(nextVerification(state, event)).toEqual(next);
});
