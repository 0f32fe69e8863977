import type { IncomingMessage, ServerResponse } from 'node:http';
import { createAnswerCache } from './answer-cache';
import { isKnown } from './http/etag';
import { BodyTooLargeError, drain, readBody } from './http/read-body';
import { readTarget } from './http/request-target';
import { type SiteRequest, toHeaders, toSiteRequest } from './http/site-request';
import type { Log } from './log';
import { Refusal } from './http/refusal';
import { rememberResources } from './remember-resources';
import type { RequestLimit } from './http/request-limit';
import { allowOf, answerResource, cacheControlOf, type Resource, type ResourceAt } from './resource';
import { formOf, negotiateEncoding, type StoredAnswer, storeAnswer, weakTag } from './stored-answer';

export interface ListenerOptions {
  resourceAt: ResourceAt;
  /** The files of the build by their paths. */
  files: ReadonlyMap<string, StoredAnswer>;
  /** Sent with every answer. */
  commonHeaders: Readonly<Record<string, string>>;
  /** Origin under which visitors know the site. */
  publicUrl: string;
  limitWrites: RequestLimit;
  log: Pick<Log, 'error'>;
}

/** Answers a request from a file of the build, from an answer that is kept, or anew, in this order. */
export function createListener(options: ListenerOptions) {
  const { files, commonHeaders, log } = options;
  const resourceAt = rememberResources(options.resourceAt);
  const cache = createAnswerCache();

  const make = async (resource: Resource, exchange: Exchange): Promise<StoredAnswer> => {
    const { incoming } = exchange;
    const response = await answerResource(resource, () => readRequest(resource, exchange), {
      pathname: readTarget(incoming.url ?? '/')?.pathname ?? '/',
      headers: toHeaders(incoming),
      onError: (error) => log.error({ err: error, path: incoming.url }, 'a request failed'),
    });
    return storeAnswer(response, { commonHeaders, cacheControl: cacheControlOf(resource, response) });
  };

  const readRequest = async (resource: Resource, { incoming, outgoing }: Exchange): Promise<SiteRequest> => {
    const method = incoming.method ?? 'GET';
    if (!isAllowed(resource, method))
      throw new Refusal(405, 'This address does not take this method.', { allow: allowOf(resource) });
    const target = readTarget(incoming.url ?? '/');
    if (!target) throw new Refusal(400, 'The request target is no address of this site.');
    const left = new AbortController();
    // an answer that is joined is made to its end: others may wait for it
    if (!isJoined(resource, method)) outgoing.once('close', () => left.abort());
    const request = toSiteRequest(incoming, {
      path: target.path,
      url: new URL(`${new URL(options.publicUrl).origin}${target.pathname}${target.search}`),
      body: await readBodyOf(resource, incoming),
      signal: left.signal,
    });
    if (!isReading(method) && method !== 'OPTIONS') await options.limitWrites(request);
    return request;
  };

  const respond = async (exchange: Exchange) => {
    const { incoming, outgoing } = exchange;
    const target = incoming.url ?? '/';
    const reading = isReading(incoming.method);
    const file = files.get(pathOf(target));
    if (file && reading) return write(file, exchange);
    // a miss among the files of a build is no page: it need not be rendered to be not found
    if (!file && reading && /^\/(assets|builds)\//.test(target))
      return void outgoing
        .writeHead(404, { ...commonHeaders, 'cache-control': 'no-store', 'content-length': 0 })
        .end();
    const resource = file ? fileResource : resourceAt(target);
    if (!isJoined(resource, incoming.method)) return write(await make(resource, exchange), exchange);
    const { key } = resource;
    return write(cache.get(key) ?? (await cache.make(key, () => make(resource, exchange))), exchange);
  };

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    respond({ incoming, outgoing }).catch((error: unknown) => {
      log.error({ err: error, path: incoming.url }, 'an answer could not be written');
      outgoing.destroy();
    });
  };
}

interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/** A file of the build answers GET before it comes to this. */
const fileResource: Resource = {
  methods: ['GET'],
  public: true,
  answer: () => Promise.reject(new Refusal(404, 'There is no such file.')),
};

const isReading = (method: string | undefined) => method === 'GET' || method === 'HEAD';

/** Whether one answer serves everybody who asks for it at the same time, and later. */
function isJoined(resource: Resource, method: string | undefined): resource is Resource & { key: string } {
  return isReading(method) && resource.public && resource.key !== undefined;
}

function isAllowed({ methods }: Resource, method: string): boolean {
  return methods.includes(method) || (method === 'HEAD' && methods.includes('GET'));
}

function pathOf(target: string): string {
  const query = target.indexOf('?');
  return query < 0 ? target : target.slice(0, query);
}

async function readBodyOf(
  { maximumBodyBytes = 0 }: Resource,
  incoming: IncomingMessage,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (isReading(incoming.method) || incoming.method === 'OPTIONS') return undefined;
  try {
    return await readBody(incoming, maximumBodyBytes);
  } catch (error) {
    if (error instanceof BodyTooLargeError)
      throw new Refusal(413, `What is sent here may have ${maximumBodyBytes} bytes at most.`);
    throw error;
  }
}

async function write(stored: StoredAnswer, { incoming, outgoing }: Exchange): Promise<void> {
  // a resource may have said so itself, before it did any work
  const known = stored.status === 200 && isKnown(incoming.headers['if-none-match'], stored.etag);
  if (stored.status === 304 || known)
    return void outgoing.writeHead(304, { ...stored.headers, etag: weakTag(stored) }).end();
  const form = formOf(stored, negotiateEncoding(incoming.headers['accept-encoding'] as string | undefined));
  // what is there already is written at once
  const { headers, body } = form instanceof Promise ? await form : form;
  outgoing.writeHead(stored.status, headers);
  if (isReading(incoming.method) || incoming.complete)
    return void outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  // the end of an answer may end the connection: first whoever is still sending gets to the end of it
  outgoing.write(body);
  await drain(incoming);
  outgoing.end();
}
