import { expect, test, vi } from 'vitest';
import type { FinishedResponse } from './exchange';
import { createRequestLog } from './request-log';

const done: FinishedResponse = {
  requestId: 'edge-7',
  method: 'GET',
  resource: '/$lang',
  status: 200,
  milliseconds: 1.4,
  bytes: 7,
  cache: 'hit',
};
let minute = 0;
const now = () => new Date(minute * 60_000);
const open = () => {
  const log = { info: vi.fn(), debug: vi.fn() };
  return { log, take: createRequestLog(log, now) };
};

test.each<[Partial<FinishedResponse>, 'info' | 'debug']>([
  [{}, 'debug'],
  [{ status: 404 }, 'debug'],
  [{ status: 403 }, 'info'],
  [{ status: 429, method: 'POST' }, 'info'],
  [{ method: 'POST', resource: '/$lang/login', status: 303 }, 'info'],
  [{ method: 'POST', resource: '/$lang/login', status: 422 }, 'info'],
  [{ method: 'POST', resource: '/api/v1/accounts/login' }, 'info'],
  [{ method: 'POST', resource: '/api/v1/desk/cases/{reference}/move' }, 'info'],
  [{ resource: '/$lang/login' }, 'debug'],
])('%j is logged at %s', (part, level) => {
  const { log, take } = open();
  take({ ...done, ...part });
  expect([log.info.mock.calls.length, log.debug.mock.calls.length]).toEqual(
    level === 'info' ? [1, 0] : [0, 1],
  );
  expect(log[level]).toHaveBeenCalledWith({ ...done, ...part, milliseconds: 1 }, expect.any(String));
});

test('a flood of refusals leaves sixty lines in a minute', () => {
  const { log, take } = open();
  for (let count = 0; count < 200; count += 1) take({ ...done, status: 429 });
  expect(log.info).toHaveBeenCalledTimes(60);
  take({ ...done, status: 403 });
  minute += 1;
  take({ ...done, status: 429 });
  expect(log.info).toHaveBeenCalledTimes(62);
});
