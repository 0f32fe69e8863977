import { createHash } from 'node:crypto';
import http from 'node:http';
import { faults, type FaultName, isDown, shiftMoment, spoil } from './faults.ts';
import { feedAt, type FeedName, feedNames, stepOf } from './feeds.ts';
import type { RealtimeFeed } from './realtime.ts';
import { scenarios } from './scenario.ts';
import type { World } from './world.ts';

export interface SimulatorOptions {
  world: World;
  fault?: FaultName | undefined;
  /** The simulated time, in seconds since 1970. */
  now: () => number;
  /** Encodes a feed as a protocol buffer. */
  encode: (feed: RealtimeFeed) => Uint8Array;
}

const mediaTypes = { pb: 'application/x-protobuf', json: 'application/json' };
type Format = keyof typeof mediaTypes;

/** Tells readers of any format that the data are invented. */
const mark = { 'Simulated-Data': 'true' };

const hugeBytes = 65_000_000;

/** A server of the feeds. It does not listen yet. */
export function createSimulator(options: SimulatorOptions): http.Server {
  const bodyAt = rememberLast(options);
  return http.createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(response, 405, { Allow: 'GET, HEAD' }, 'Only GET and HEAD are served.\n');
    if (pathname === '/') return end(response, 200, plain, aboutPage(options));
    const file = readFileName(pathname);
    if (!file) return end(response, 404, plain, `There is no ${pathname}. / lists what there is.\n`);
    const { fault, now } = options;
    const moment = now();
    if (fault === 'hang') return undefined;
    if (fault === '429') return end(response, 429, { ...plain, 'Retry-After': '60' }, 'Too many requests.\n');
    if (isDown(fault, moment)) return end(response, 503, plain, 'Not available.\n');
    const at = stepOf(shiftMoment(fault, moment));
    return answer(request, response, { body: bodyAt(file, at), at, format: file.format });
  });
}

const plain = { 'Content-Type': 'text/plain; charset=utf-8' };

interface FeedFile {
  name: FeedName;
  format: Format;
}

function readFileName(pathname: string): FeedFile | undefined {
  const [, file, format] = /^\/([a-z-]+)\.(pb|json)$/.exec(pathname) ?? [];
  const name = feedNames.find((one) => one === file);
  return name && { name, format: format as Format };
}

/** Makes each file once for a step, however many clients poll. */
function rememberLast({ world, fault, encode }: SimulatorOptions) {
  const last = new Map<string, { at: number; body: Buffer }>();
  return (file: FeedFile, at: number): Buffer => {
    const key = `${file.name}.${file.format}`;
    const known = last.get(key);
    if (known?.at === at) return known.body;
    const feed = spoil(fault, feedAt(world, file.name, at));
    const good = file.format === 'json' ? Buffer.from(JSON.stringify(feed)) : Buffer.from(encode(feed));
    const body = toFaultyBytes(fault, file.format, good);
    last.set(key, { at, body });
    return body;
  };
}

function toFaultyBytes(fault: FaultName | undefined, format: Format, good: Buffer): Buffer {
  // no tag of protobuf, no text
  if (fault === 'garbage') return Buffer.alloc(1000, 0xff);
  if (fault !== 'huge') return good;
  if (format === 'json') return Buffer.concat([good, Buffer.alloc(hugeBytes, ' ')]);
  // field 9999 of the private range, as bytes, which readers skip
  const tag = Buffer.from([...varint((9999 << 3) | 2), ...varint(hugeBytes)]);
  return Buffer.concat([good, tag, Buffer.alloc(hugeBytes)]);
}

function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >>> 7)];
}

function answer(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  { body, at, format }: { body: Buffer; at: number; format: Format },
): void {
  const headers = {
    'Content-Type': mediaTypes[format],
    ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    'Last-Modified': new Date(at * 1000).toUTCString(),
    'Cache-Control': 'no-cache',
  };
  if (isUnchanged(request.headers, headers.ETag, at)) end(response, 304, headers);
  else end(response, 200, headers, request.method === 'HEAD' ? undefined : body);
}

/** If-None-Match decides alone if it is there, as HTTP wants. */
function isUnchanged(headers: http.IncomingHttpHeaders, etag: string, at: number): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags === '*' || tags.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag);
  return Date.parse(headers['if-modified-since'] ?? '') >= at * 1000;
}

function end(
  response: http.ServerResponse,
  status: number,
  headers: http.OutgoingHttpHeaders,
  body?: string | Buffer,
): void {
  response.writeHead(status, { ...mark, ...headers }).end(body);
}

function aboutPage({ world, fault, now }: SimulatorOptions): string {
  return [
    'Simulated trains. Nothing here is real.',
    `scenario ${world.scenario}: ${scenarios[world.scenario].about}`,
    `seed ${world.seed}, feed ${world.network.digest.slice(0, 12)}, time ${new Date(stepOf(now()) * 1000).toISOString()}`,
    ...(fault ? [`fault ${fault}: ${faults[fault]}`] : []),
    ...feedNames.flatMap((name) => [`/${name}.pb`, `/${name}.json`]),
    '',
  ].join('\n');
}
