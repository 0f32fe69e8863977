import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { createServerEntry } from '@tanstack/react-start/server-entry';
import { answerDoor } from './server/doors';
import { canonicalRedirect, isPagePayload, refusedMethod, toPageRequest } from './server/page-request';

// nothing on the pages is deferred, and a string renders faster than a stream
const renderPage = createStartHandler(defaultRenderHandler);

async function answer(request: Request): Promise<Response> {
  const early = (await answerDoor(request)) ?? refusedMethod(request) ?? canonicalRedirect(request);
  return early ?? keepable(request, await renderPage(toPageRequest(request)));
}

/** What a page function answers is as public as its page and may be kept as long. */
function keepable(request: Request, response: Response): Response {
  if (isPagePayload(request) && response.status === 200) {
    response.headers.set('cache-control', 'public, max-age=60');
  }
  return response;
}

export default createServerEntry({ fetch: answer });

export const main = () => import('./server/main').then((module) => module.serve(answer));
