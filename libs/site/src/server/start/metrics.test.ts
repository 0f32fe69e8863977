import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FinishedResponse } from './exchange';
import { createMetrics } from './metrics';
import { readMetrics } from '../testing/read-metrics';

vi.mock(import('@raang/api'), async (load) => ({
  ...(await load()),
  readOperationalFigures: (db) => (db as unknown as { figures: () => never }).figures(),
}));

const response: FinishedResponse = {
  requestId: '1',
  method: 'GET',
  resource: '/$lang/stations/$code',
  status: 200,
  milliseconds: 4,
  bytes: 100,
  cache: 'miss',
};
const figures = {
  outbox: { new: 1, retried: 2, failed: 3 },
  oldestWaitingMailAt: new Date('2026-11-23T10:00:00Z'),
  feedImportedAt: new Date('2026-11-23T00:00:00Z'),
  reportedAt: { desk: new Date('2026-11-23T09:00:00Z') },
};

function open(read: () => Promise<unknown> = async () => figures) {
  const lifecycle = { isDraining: false };
  const metrics = createMetrics({
    database: {
      db: { figures: read } as never,
      connections: () => ({ total: 4, idle: 3, waiting: 2 }),
    } as never,
    lifecycle,
    buildId: 'b1',
    now: () => new Date(),
  });
  return { ...metrics, lifecycle, values: async () => readMetrics((await metrics.read()).text) };
}

describe('the metrics', () => {
  afterEach(() => void vi.useRealTimers());

  it('count responses by resource, method and class of status', async () => {
    const { onResponse, values } = open();
    onResponse(response);
    onResponse({ ...response, cache: 'hit', milliseconds: 0.5 });
    onResponse({
      ...response,
      resource: '/cases/{reference}/{file}',
      method: 'PURGE',
      status: 429,
      cache: 'none',
    });
    const all = await values();
    const station = 'resource="/$lang/stations/$code",method="GET",status="2xx"';
    expect(all[`raang_http_request_duration_seconds_count{${station}}`]).toBe(2);
    expect(all[`raang_http_request_duration_seconds_bucket{le="0.001",${station}}`]).toBe(1);
    expect(all[`raang_http_request_duration_seconds_bucket{le="0.005",${station}}`]).toBe(2);
    const refused = 'resource="/cases/{reference}/{file}",method="other",status="4xx"';
    expect(all[`raang_http_request_duration_seconds_count{${refused}}`]).toBe(1);
    expect(all).toMatchObject({
      'raang_cache_results_total{result="miss"}': 1,
      'raang_cache_results_total{result="hit"}': 1,
      raang_pages_rendered_total: 1,
      'raang_requests_refused_total{status="429"}': 1,
      raang_http_response_bytes_total: 300,
    });
  });

  it('have the figures of the database and of the process', async () => {
    const { values, lifecycle } = open();
    expect(await values()).toMatchObject({
      raang_database_up: 1,
      'raang_database_connections{state="waiting"}': 2,
      'raang_outbox_mails{state="new"}': 1,
      'raang_outbox_mails{state="failed"}': 3,
      raang_feed_imported_timestamp_seconds: figures.feedImportedAt.getTime() / 1000,
      'raang_alerts_reported_timestamp_seconds{source="desk"}': figures.reportedAt.desk.getTime() / 1000,
      'raang_build_info{build="b1"}': 1,
      raang_draining: 0,
      process_start_time_seconds: expect.any(Number),
      nodejs_eventloop_lag_p99_seconds: expect.any(Number),
    });
    lifecycle.isDraining = true;
    expect(await values()).toMatchObject({ raang_draining: 1 });
  });

  it('leave the figures out as soon as the database fails', async () => {
    let isUp = true;
    const { values } = open(async () => {
      if (!isUp) throw new Error('gone');
      return figures;
    });
    await values();
    isUp = false;
    const all = await values();
    expect(all['raang_database_up']).toBe(0);
    expect(Object.keys(all).filter((name) => /outbox|feed_imported|alerts_reported/.test(name))).toEqual([]);
  });

  it('do not wait for a database that hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { values } = open(() => new Promise(() => {}));
    const all = values();
    await vi.advanceTimersByTimeAsync(2000);
    expect((await all)['raang_database_up']).toBe(0);
  });
});
