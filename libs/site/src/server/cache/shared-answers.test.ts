import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { createSharedAnswers } from './shared-answers';
import { outdatedMilliseconds } from './stale-cache';

function openAnswers() {
  const state = { now: 0, version: 1, status: 'notified' as 'notified' | 'unknown', asked: 0 };
  const { ask, outdatedUse } = createSharedAnswers({
    changes: { version: () => state.version, status: () => state.status },
    clock: { now: () => state.now },
  });
  let answer: () => Promise<unknown> = async () => ({ lines: [state.asked] });
  return {
    state,
    outdatedUse,
    ask: (key = 'lines') =>
      ask(key, 60_000, () => {
        state.asked += 1;
        return answer();
      }),
    answerWith: (next: typeof answer) => (answer = next),
  };
}

const away = () => Promise.reject(new Error('the database is away'));

describe('shared answers', () => {
  it('live until something changes', async () => {
    const { state, ask } = openAnswers();
    expect(await ask()).toBe(await ask());
    state.version += 1;
    expect(await ask()).toEqual({ lines: [2] });
    state.now += 60_000;
    expect(await ask()).toEqual({ lines: [3] });
  });

  it('of a call that began before a change are not those after it', async () => {
    const { state, ask, answerWith } = openAnswers();
    const first = Promise.withResolvers<unknown>();
    answerWith(() => first.promise);
    const before = ask();
    state.version += 1;
    answerWith(async () => 'new');
    const after = ask();
    first.resolve('old');
    expect(await Promise.all([before, after])).toEqual(['old', 'new']);
    expect(await ask()).toBe('new');
  });

  it('are used for a day while newer ones fail, and it is counted', async () => {
    const { state, ask, answerWith, outdatedUse } = openAnswers();
    const known = await ask();
    answerWith(away);
    state.now += 61_000;
    expect(await ask()).toBe(known);
    expect(outdatedUse).toEqual({ count: 1, age: 61_000 });
    const attempts = state.asked;
    expect(await ask()).toBe(known);
    expect(state.asked).toBe(attempts);
    answerWith(async () => 'new');
    state.now += 3000;
    expect(await ask()).toBe('new');
    answerWith(away);
    state.now += outdatedMilliseconds + 1;
    await expect(ask()).rejects.toThrow('away');
  });

  it('do not hide what the contract declares', async () => {
    const { state, ask, answerWith } = openAnswers();
    await ask();
    state.version += 1;
    answerWith(() => Promise.reject(new ORPCError('NOT_FOUND', { status: 404 })));
    await expect(ask()).rejects.toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });

  it('do not wait for a database that does not respond', async () => {
    const { state, ask, answerWith } = openAnswers();
    const known = await ask();
    state.version += 1;
    state.status = 'unknown';
    answerWith(() => new Promise(() => {}));
    expect(await ask()).toBe(known);
  });
});
