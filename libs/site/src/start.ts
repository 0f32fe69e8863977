import { isNotFound, isRedirect } from '@tanstack/react-router';
import { createMiddleware, createStart } from '@tanstack/react-start';
import { setResponseStatus } from '@tanstack/react-start/server';
import { pageFunctionNamed } from './addresses/page-functions';
import { localeOfRequest } from './language/locale-negotiation';
import { bindModel } from './server/models/bind-model';
import type { RequestContext } from './server/render/render-page';
import { reportFailure } from './server/services/report-failure';
import { pageFetch, statusOfError } from './failures/error-facts';

const locale = createMiddleware().server(({ next, request }) =>
  next({ context: { locale: localeOfRequest(request) } }),
);

/**
 * Sets the status of a failed page function, so that no cache stores the response, and hides the cause: the log gets
 * the error, the browser an id.
 */
const neutralErrors = createMiddleware({ type: 'function' }).server(async ({ next, context }) => {
  (context as Partial<RequestContext>).call?.reach();
  try {
    return await next();
  } catch (error) {
    if (isNotFound(error)) setResponseStatus(404);
    if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error;
    const reported = await reportFailure(error);
    setResponseStatus(statusOfError(reported));
    throw reported;
  }
});

/** Marks what stays on one line in the texts of every page function's result: on the server only, so once. */
const keptLines = createMiddleware({ type: 'function' }).server(async ({ next, serverFnMeta, context }) => {
  const done = await next();
  const { result } = done as { result?: unknown };
  const isCall = (context as Partial<RequestContext>).call?.isCall ?? true;
  const isAsTyped = pageFunctionNamed(serverFnMeta?.id ?? '')?.asTyped ?? false;
  const model = await bindModel(result, { isAsTyped, isCall });
  return { ...done, result: model } as typeof done;
});

export const startInstance = createStart(() => ({
  requestMiddleware: [locale],
  functionMiddleware: [neutralErrors, keptLines],
  serverFns: { fetch: pageFetch },
}));
