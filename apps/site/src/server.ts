import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { createServerEntry } from '@tanstack/react-start/server-entry';
import { answerDoor } from './server/doors';
import { canonicalRedirect, refusedMethod, toPageRequest } from './server/page-request';

// nothing on the pages is deferred, and a string renders faster than a stream
const renderPage = createStartHandler(defaultRenderHandler);

async function answer(request: Request): Promise<Response> {
  const early = (await answerDoor(request)) ?? refusedMethod(request) ?? canonicalRedirect(request);
  return early ?? renderPage(toPageRequest(request));
}

export default createServerEntry({ fetch: answer });

export const main = () => import('./server/main').then((module) => module.serve(answer));
