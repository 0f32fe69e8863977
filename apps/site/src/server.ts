import { createServerEntry } from '@tanstack/react-start/server-entry';
import { renderPage } from './server/render-page';
import { reportFailure } from './server/report-failure';
import { answerResource } from './server/resource';
import { createResources } from './server/resources/resources';

const resourceAt = createResources(renderPage);

/** In development a request comes here as it is; the built site has a server of its own before it. */
async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  return answerResource(resourceAt(pathname + search), async () => request, {
    pathname,
    headers: request.headers,
    onError: (error) => void reportFailure(error),
  });
}

export default createServerEntry({ fetch: answer });

export const main = () => import('./server/main').then((module) => module.serve(resourceAt));
