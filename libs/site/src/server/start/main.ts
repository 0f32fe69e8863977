import {
  type CachedResponse,
  commonHeadersOf,
  createBoundedServer,
  createStop,
  logConsole,
  type ResourceAt,
} from '@raang/server';
import type { AddressInfo } from 'node:net';
import { ContentFolderError, DirectoryInUseError } from '@raang/api';
import { type Environment, readEnvironment } from '../services/env';
import { currentBuildId } from '../services/builds';
import { clientFolder } from '../services/folders';
import { createFormerFiles, publishRelease } from '../services/former-files';
import { keepWarm } from './keep-warm';
import { createListener } from './listener';
import { createRequestLog } from './request-log';
import type { ResponseCacheOptions } from '../cache/response-cache';
import { getServices, type Services } from '../services/services';
import { readStaticFiles } from '../services/static-files';

/** Opens all services, listens, prints the ready message, and closes everything on SIGINT and SIGTERM. */
export async function serve(
  resourceAt: ResourceAt,
  markOutdated: (response: CachedResponse, key: string, madeAt: Date) => Promise<CachedResponse>,
): Promise<void> {
  const env = readOrExit(() => readEnvironment());
  let services: Services;
  try {
    services = await getServices();
  } catch (error) {
    return exitWith(explainStart(error, env));
  }
  const { publicUrl, edition, limits, isTrusted, log, changes, outdatedUse } = services;
  const maximumBytes = env.PAGE_CACHE_MB * 1024 * 1024;
  const caching: ResponseCacheOptions = {
    changes,
    outdatedUse,
    markOutdated: (response, key, ageSeconds) =>
      markOutdated(response, key, new Date(services.now().getTime() - ageSeconds * 1000)),
    maximumBytes,
  };
  const commonHeaders = commonHeadersOf(publicUrl, edition === 'official');
  const files = await readStaticFiles(clientFolder(), commonHeaders);
  logConsole(log);
  await publishRelease(services, { folder: clientFolder(), paths: files.keys() }).catch((error: unknown) =>
    log.error({ err: error }, 'the files of this release cannot be published: other processes lack them'),
  );
  const formerFile = createFormerFiles({ published: services.published, commonHeaders });
  const logRequest = createRequestLog(log, services.now);
  const count = await openManagement(services).catch((error: NodeJS.ErrnoException) =>
    services
      .close()
      .then(() =>
        exitWith(`health checks and metrics cannot be served: ${error.message}; see MANAGEMENT_PORT`),
      ),
  );
  const server = createBoundedServer(
    createListener({
      resourceAt,
      files,
      commonHeaders,
      formerFile,
      publicUrl,
      limits,
      caching,
      isTrusted,
      log,
      onResponse: (done) => {
        logRequest(done);
        count?.(done);
      },
    }),
    { commonHeaders, isTrusted, now: services.now },
  );
  server.on('error', (error) => void services.close().finally(() => exitWith(explainListen(error, env))));
  server.listen(env.PORT, env.HOST, () => {
    const { port } = server.address() as AddressInfo;
    process.stdout.write(`ready http://${env.HOST ?? 'localhost'}:${port}\n`);
    keepWarm({ host: env.HOST ?? 'localhost', port, lifecycle: services.lifecycle });
  });

  const stop = createStop({
    server,
    lifecycle: services.lifecycle,
    drainMilliseconds: env.DRAIN_SECONDS * 1000,
    idleMilliseconds: env.DRAIN_SECONDS * 1000,
    close: services.close,
    exit: process.exit,
    log,
  });
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

/** Serves health checks and metrics, if MANAGEMENT_PORT is set. Returns what counts the site's responses. */
async function openManagement({ env, log, database, lifecycle, now }: Services) {
  if (env.MANAGEMENT_PORT === undefined) return undefined;
  const [{ createMetrics }, { serveManagement }] = await Promise.all([
    import('./metrics'),
    import('./management'),
  ]);
  const metrics = createMetrics({
    database,
    lifecycle,
    buildId: currentBuildId() ?? 'development',
    now,
  });
  await serveManagement({
    port: env.MANAGEMENT_PORT,
    host: env.MANAGEMENT_HOST,
    metrics,
    onError: (err) => log.error({ err }, 'health or metrics cannot be read'),
  });
  return metrics.onResponse;
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
  if (error instanceof ContentFolderError) {
    return `${error.message}; nothing was changed: fix it or choose another folder with CONTENT_DIR`;
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
