import './authority/started-libraries';
import { createServerEntry } from '@tanstack/react-start/server-entry';
import { answerResource, dropClaimedAddress } from '@raang/server';
import { renderPage } from './server/render/render-page';
import { startIn } from './server/services/folders';
import { reportFailure } from './server/services/report-failure';
import { createResources } from './server/resources/resources';
import { markOutdated } from './server/render/static-pages/mark-outdated';

const resourceAt = createResources(renderPage);

/** Entry point in development; in production the site's own server calls the framework. */
async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  dropClaimedAddress(request);
  return answerResource(resourceAt(pathname + search), async () => request, {
    pathname,
    headers: request.headers,
    onError: (error) => void reportFailure(error),
  });
}

export default createServerEntry({ fetch: answer });

/** Runs the built site of the app in a folder. */
export async function main({ app }: { app: string }): Promise<void> {
  startIn(app);
  const { serve } = await import('./server/start/main');
  await serve(resourceAt, markOutdated);
}
