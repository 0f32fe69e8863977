import { isNotFound, isRedirect } from '@tanstack/react-router';
import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start';
import { localeOfRequest } from './server/locale-negotiation';
import { reportFailure } from './server/report-failure';
import { pageFetch } from './shell/error-facts';

const locale = createMiddleware().server(({ next, request }) =>
  next({ context: { locale: localeOfRequest(request) } }),
);

const csrf = createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' });

/** The text of an error never reaches the browser: the log gets the error, the page an id. */
const neutralErrors = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  try {
    return await next();
  } catch (error) {
    if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error;
    throw await reportFailure(error);
  }
});

export const startInstance = createStart(() => ({
  requestMiddleware: [locale, csrf],
  functionMiddleware: [neutralErrors],
  serverFns: { fetch: pageFetch },
}));
