import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DirectoryInUseError } from '@raang/api';
import sirv from 'sirv';
import { NodeRequest } from 'srvx/node';
import { answerKey, createAnswerCache } from './answer-cache';
import { fileCacheControl } from './builds';
import { type Environment, readEnvironment } from './env';
import { clientFolder } from './folders';
import { commonHeaders } from './security-headers';
import { getServices, type Services } from './services';
import { encodedBody, negotiateEncoding, type StoredAnswer, storeAnswer } from './stored-answer';

type Answer = (request: Request) => Promise<Response>;

/** How long requests under way may take after the signal to stop, in milliseconds. */
const graceMilliseconds = 5000;

/** Opens everything, listens, says so, and closes everything on SIGINT and SIGTERM. */
export async function serve(answer: Answer): Promise<void> {
  const env = readOrExit(() => readEnvironment());
  let services: Services;
  try {
    services = await getServices();
  } catch (error) {
    return exitWith(explainStart(error, env));
  }
  const server = createServer(createListener(answer, services));
  server.on('error', (error) => void services.close().finally(() => exitWith(explainListen(error, env))));
  server.listen(env.PORT, env.HOST, () => {
    const { port } = server.address() as AddressInfo;
    process.stdout.write(`ready http://${env.HOST ?? 'localhost'}:${port}\n`);
  });

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => server.closeAllConnections(), graceMilliseconds).unref();
    server.close(() => void services.close().finally(() => process.exit(0)));
    server.closeIdleConnections();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

function createListener(answer: Answer, { log }: Services) {
  const serveStatic = sirv(clientFolder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader('cache-control', fileCacheControl(pathname));
      for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
    },
  });
  const cache = createAnswerCache();

  const render = async (request: IncomingMessage, response: ServerResponse) =>
    storeAnswer(await answer(readingRequest(new NodeRequest({ req: request, res: response }))));

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const key = isReading(request.method) ? answerKey(request.url ?? '/') : undefined;
    const stored =
      key === undefined
        ? await render(request, response)
        : (cache.get(key) ?? (await cache.make(key, () => render(request, response))));
    await write(stored, request, response);
  };

  return (request: IncomingMessage, response: ServerResponse) => {
    serveStatic(request, response, () => {
      // a miss among the files of a build is no page: it need not be rendered to be not found
      if (/^\/(assets|builds)\//.test(request.url ?? ''))
        return void response.writeHead(404, commonHeaders).end();
      respond(request, response).catch((error: unknown) => {
        log.error({ err: error, path: request.url }, 'a request failed');
        if (!response.headersSent)
          response.writeHead(500, { ...commonHeaders, 'content-type': 'text/plain' });
        response.end('Internal Server Error');
      });
    });
  };
}

const isReading = (method: string | undefined) => method === 'GET' || method === 'HEAD';

/** HEAD is answered as GET is, and its body left out at the end: only so are its headers the same. */
function readingRequest(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request.url, { headers: request.headers }) : request;
}

async function write(
  stored: StoredAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const encoding = negotiateEncoding(String(request.headers['accept-encoding'] ?? ''));
  const etag = `W/"${stored.etag}"`;
  const headers = { ...stored.headers, etag };
  // a door may have said so itself, before it did any work
  if (stored.status === 304 || (stored.status === 200 && request.headers['if-none-match'] === etag))
    return void response.writeHead(304, headers).end();
  const encoded = await encodedBody(stored, encoding);
  const body = encoded ?? stored.body;
  response.writeHead(stored.status, {
    ...headers,
    ...(encoded ? { 'content-encoding': encoding } : {}),
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function readOrExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return exitWith((error as Error).message);
  }
}

function explainStart(error: unknown, env: Environment): string {
  if (error instanceof DirectoryInUseError) {
    return `${error.message}; stop that process or choose another folder with DATA_DIR`;
  }
  const reason = error instanceof Error ? rootCause(error).message || error.message : String(error);
  return env.DATABASE_URL
    ? `the database at DATABASE_URL cannot be used: ${reason}`
    : `the start failed: ${reason}`;
}

function rootCause(error: Error): Error {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return rootCause(error.errors[0]);
  return error.cause instanceof Error ? rootCause(error.cause) : error;
}

function explainListen(error: NodeJS.ErrnoException, { PORT, HOST }: Environment): string {
  if (error.code === 'EADDRINUSE')
    return `port ${PORT} is taken; choose another with PORT, as in: PORT=${PORT + 1} npm start`;
  if (error.code === 'EACCES') return `port ${PORT} needs more rights; choose one above 1023 with PORT`;
  return `cannot listen on ${HOST ?? 'any address'}, port ${PORT}: ${error.message}; see HOST and PORT`;
}

function exitWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
