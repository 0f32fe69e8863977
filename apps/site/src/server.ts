import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { createServerEntry } from '@tanstack/react-start/server-entry';
import { answerDoor } from './server/doors';
import { getServices } from './server/services';
import { Refusal } from './server/refusal';
import { canonicalRedirect, isPagePayload, refusedMethod, toPageRequest } from './server/page-request';

// nothing on the pages is deferred, and a string renders faster than a stream
const renderPage = createStartHandler(defaultRenderHandler);

async function answer(request: Request): Promise<Response> {
  const early =
    (await refuseTooManyWrites(request)) ??
    (await answerDoor(request)) ??
    refusedMethod(request) ??
    canonicalRedirect(request);
  return early ?? keepable(request, await renderPage(toPageRequest(request)));
}

async function refuseTooManyWrites(request: Request): Promise<Response | undefined> {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return undefined;
  const { limitWrites } = await getServices();
  try {
    await limitWrites(request);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.toResponse();
    throw error;
  }
}

/** What a page function answers when it is read is as public as its page and may be kept as long, or as it says itself. */
function keepable(request: Request, response: Response): Response {
  const isPageData = isPagePayload(request) && request.method === 'GET' && response.status === 200;
  if (isPageData && !response.headers.has('cache-control')) {
    response.headers.set('cache-control', 'public, max-age=60');
  }
  return response;
}

export default createServerEntry({ fetch: answer });

export const main = () => import('./server/main').then((module) => module.serve(answer));
