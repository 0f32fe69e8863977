import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { fetchNewestBuild, isNewerBuildKnown, newestBuildCheckMs, watchNewestBuild } from './newest-build';

const answers = (...bodies: (BodyInit | Error)[]) => {
  const asked: string[] = [];
  const ask = (async (path: string, init: RequestInit) => {
    asked.push(`${path} ${init.cache}`);
    const body = bodies.length > 1 ? bodies.shift()! : bodies[0]!;
    if (body instanceof Error) throw body;
    return new Response(body, { status: body === '' ? 503 : 200 });
  }) as typeof fetch;
  return { asked, ask };
};

describe('the newest build', () => {
  test.each([
    ['{"id":"b2","timestamp":1}', 'b2'],
    ['<!doctype html>', undefined],
    ['null', undefined],
    ['', undefined],
    [new TypeError('Failed to fetch'), undefined],
  ])('in the response %s is %s', async (body, id) => {
    expect(await fetchNewestBuild(answers(body).ask)).toBe(id);
  });
});

describe('an open page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('checks every hour, bypassing caches, until there is a newer build', async () => {
    expect(newestBuildCheckMs).toBe(60 * 60 * 1000);
    const { ask, asked } = answers('{"id":"b1"}', new TypeError('offline'), '{"id":"b2"}');
    watchNewestBuild({ buildId: 'b1', ask });
    await vi.advanceTimersByTimeAsync(newestBuildCheckMs - 1);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['/builds/latest.json no-store']);
    await vi.advanceTimersByTimeAsync(newestBuildCheckMs);
    expect(isNewerBuildKnown()).toBe(false);
    await vi.advanceTimersByTimeAsync(newestBuildCheckMs);
    expect(isNewerBuildKnown()).toBe(true);
    await vi.advanceTimersByTimeAsync(newestBuildCheckMs * 3);
    expect(asked).toHaveLength(3);
  });
});
