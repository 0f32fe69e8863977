import { readOperationalFigures } from '@raang/api';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { FinishedResponse } from './exchange';
import type { Services } from '../services/services';

export type MetricsSources = Pick<Services, 'database' | 'lifecycle' | 'now'> & { buildId: string };

export interface Metrics {
  /** Counts a response. */
  onResponse: (done: FinishedResponse) => void;
  /** Everything in the text format of Prometheus. */
  read: () => Promise<{ contentType: string; text: string }>;
}

/** Seconds. A cached page takes less than a millisecond, an upload some seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Other methods count as `other`: a client may send any name. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Refusals that say something about load or abuse, by status. Each has its own counter. */
const refusals = new Set([408, 413, 414, 429, 431, 503]);

/** A database that needs longer counts as down. */
const patienceMilliseconds = 2000;

/**
 * Counts what this process does, and reads what an operator watches. Labels have few values: names of resources, methods
 * and statuses, never an address, a query or a person.
 */
export function createMetrics(sources: MetricsSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const readFigures = operatorsFigures([registry], sources);
  // concurrent readers ask the database once
  let reading: Promise<void> | undefined;
  return {
    onResponse: responseCounters([registry]),
    read: async () => {
      reading ??= readFigures().finally(() => (reading = undefined));
      await reading;
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}

function responseCounters(registers: Registry[]): Metrics['onResponse'] {
  const durations = new Histogram({
    name: 'raang_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its response',
    labelNames: ['resource', 'method', 'status'],
    buckets,
    registers,
  });
  const sent = new Counter({
    name: 'raang_http_response_bytes_total',
    help: 'Bytes of bodies as sent',
    registers,
  });
  const cached = new Counter({
    name: 'raang_cache_results_total',
    help: 'Responses of cacheable resources by result: hit, stale or miss',
    labelNames: ['result'],
    registers,
  });
  const rendered = new Counter({
    name: 'raang_pages_rendered_total',
    help: 'Pages that were not in the cache',
    registers,
  });
  const refused = new Counter({
    name: 'raang_requests_refused_total',
    help: 'Requests refused by a limit, by status; 429 is a rate limit',
    labelNames: ['status'],
    registers,
  });
  return ({ resource, method, status, milliseconds, bytes, cache }) => {
    durations.observe(
      { resource, method: methods.has(method) ? method : 'other', status: `${Math.trunc(status / 100)}xx` },
      milliseconds / 1000,
    );
    sent.inc(bytes);
    if (cache !== 'none') cached.inc({ result: cache });
    if (isPage(resource) && cache !== 'hit' && cache !== 'stale') rendered.inc();
    if (refusals.has(status)) refused.inc({ status });
  };
}

/** @returns sets the figures of the process and its database */
function operatorsFigures(
  registers: Registry[],
  { database, lifecycle, buildId, now }: MetricsSources,
): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const build = gauge('raang_build_info', 'The build of this process; always 1', ['build']);
  const draining = gauge('raang_draining', '1 while the process stops');
  const connections = gauge('raang_database_connections', 'Connections of this process', ['state']);
  const up = gauge('raang_database_up', '1 if the database responds within 2 seconds');
  const outbox = gauge('raang_outbox_mails', 'Mails that are not sent, by state', ['state']);
  const oldest = gauge(
    'raang_outbox_oldest_seconds',
    'Age of the oldest mail that is not sent; 0 without one',
  );
  const feed = gauge('raang_feed_imported_timestamp_seconds', 'When the active timetable was imported');
  const reported = gauge(
    'raang_alerts_reported_timestamp_seconds',
    'When a source last said which alerts there are',
    ['source'],
  );

  return async () => {
    connections.set({ state: 'total' }, database.connections().total);
    connections.set({ state: 'idle' }, database.connections().idle);
    connections.set({ state: 'waiting' }, database.connections().waiting);
    draining.set(Number(lifecycle.isDraining));
    build.set({ build: buildId }, 1);
    const figures = await withinPatience(readOperationalFigures(database.db));
    up.set(figures ? 1 : 0);
    // figures of a database that does not respond would look like current ones
    [outbox, reported].forEach((one) => one.reset());
    [oldest, feed].forEach((one) => one.remove());
    if (!figures) return;
    for (const [state, count] of Object.entries(figures.outbox)) outbox.set({ state }, count);
    const { oldestWaitingMailAt, feedImportedAt } = figures;
    oldest.set(
      oldestWaitingMailAt ? Math.max(0, (now().getTime() - oldestWaitingMailAt.getTime()) / 1000) : 0,
    );
    if (feedImportedAt) feed.set(feedImportedAt.getTime() / 1000);
    for (const [source, at] of Object.entries(figures.reportedAt))
      reported.set({ source }, at.getTime() / 1000);
  };
}

/** Pages have the path of their route as name. */
const isPage = (resource: string) => resource === '/' || resource.startsWith('/$lang');

/** Undefined if it fails or takes too long. */
async function withinPatience<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMilliseconds);
  });
  return Promise.race([promise.catch(() => undefined), patience]).finally(() => clearTimeout(timer));
}
