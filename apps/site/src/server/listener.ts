import type { IncomingMessage, ServerResponse } from 'node:http';
import { NodeRequest } from 'srvx/node';
import { createAnswerCache } from './answer-cache';
import type { Log } from './log';
import { commonHeaders } from './security-headers';
import { formOf, negotiateEncoding, type StoredAnswer, storeAnswer, weakTag } from './stored-answer';

export interface ListenerOptions {
  /** Makes what is neither a file nor kept. */
  answer: (request: Request) => Promise<Response>;
  /** The files of the build by their paths. */
  files: ReadonlyMap<string, StoredAnswer>;
  log: Pick<Log, 'error'>;
}

/** What the site does with a request: a page that is kept, a file, or a new answer, in this order. */
export function createListener({ answer, files, log }: ListenerOptions) {
  const cache = createAnswerCache();

  const render = async (request: IncomingMessage, response: ServerResponse) =>
    storeAnswer(await answer(readingRequest(new NodeRequest({ req: request, res: response }))));

  const make = (key: string | undefined, request: IncomingMessage, response: ServerResponse) =>
    key === undefined ? render(request, response) : cache.make(key, () => render(request, response));

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const target = request.url ?? '/';
    const key = isReading(request) ? cache.keyOf(target) : undefined;
    // a page's path is none of a file
    const kept = key === undefined ? isReading(request) && files.get(pathOf(target)) : cache.get(key);
    // a miss among the files of a build is no page: it need not be rendered to be not found
    if (!kept && /^\/(assets|builds)\//.test(target))
      return void response.writeHead(404, commonHeaders).end();
    await write(kept || (await make(key, request, response)), request, response);
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    respond(request, response).catch((error: unknown) => {
      log.error({ err: error, path: request.url }, 'a request failed');
      if (!response.headersSent) response.writeHead(500, { ...commonHeaders, 'content-type': 'text/plain' });
      response.end('Internal Server Error');
    });
  };
}

const isReading = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

function pathOf(target: string): string {
  const query = target.indexOf('?');
  return query < 0 ? target : target.slice(0, query);
}

/** HEAD is answered as GET is, and its body left out at the end: only so are its headers the same. */
function readingRequest(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request.url, { headers: request.headers }) : request;
}

async function write(
  stored: StoredAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const etag = weakTag(stored);
  // a door may have said so itself, before it did any work
  if (stored.status === 304 || (stored.status === 200 && request.headers['if-none-match'] === etag))
    return void response.writeHead(304, { ...stored.headers, etag }).end();
  const { 'accept-encoding': accepted } = request.headers;
  const form = formOf(stored, negotiateEncoding(accepted as string | undefined));
  // what is there already is written at once
  const { headers, body } = form instanceof Promise ? await form : form;
  response.writeHead(stored.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
