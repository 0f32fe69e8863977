import { policyHeaders, responseOf, sealPage } from '@raang/server';
import { getSsrStatus, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import type { AnyRouter } from '@tanstack/react-router';
import { RenderPartContext } from '@raang/views';
import { renderToString } from 'react-dom/server';
import { publicPath } from '../../addresses/own-paths';
import { pageLocale } from '../../language/page-locale';
import { menuHtml } from './frame-parts';
import { partsIn } from './page-parts';
import { withoutPreloads } from '../../gate/without-preloads';

interface Loaded {
  router: AnyRouter;
  responseHeaders: Headers;
}

/**
 * Renders and seals the page of a loaded router. The body is bytes from here on: a response that is made of a string
 * and read again converts the page four times.
 */
export async function renderDocument({ router, responseHeaders }: Loaded): Promise<Response> {
  const mark = router.options.ssr?.nonce;
  if (!mark) throw new Error('A page is rendered with a mark: see RequestContext.nonce.');
  withoutPreloads(router);
  prepareMenu(router);
  // pages defer nothing, and a string renders faster than a stream
  const rendered = renderToString(
    <RenderPartContext value={partsIn(pageLocale())}>
      <RouterServer router={router} />
    </RenderPartContext>,
  );
  const { html, policy } = sealPage(await transformHtmlStringWithRouter(router, rendered), mark);
  for (const [name, value] of Object.entries(policyHeaders(policy))) responseHeaders.set(name, value);
  return responseOf(Buffer.from(html), { status: getSsrStatus(router), headers: responseHeaders });
}

/** Renders the menu of the page's frame, if it is not cached: see toStaticHtml. */
function prepareMenu(router: AnyRouter): void {
  const { matches, location } = router.state;
  const frame = matches[0]?.loaderData as { partsName: string } | undefined;
  if (frame) menuHtml(frame.partsName, publicPath(location.pathname));
}
