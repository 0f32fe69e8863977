import type { AnyRouter } from '@tanstack/react-router';
import { hydratePage } from '../../gate/deferred-page';
import { savesData } from '../../device/saves-data';
import { renewalMs } from '../../device/renewal-due';
import { createRenewal } from './renewal';
import { publishModel } from './renewed-model';

/**
 * Renews the shown page while one of its live parts is in view. The request is the page function of the page, so that
 * caches serve all visitors the same response. After a failure the document says so (`data-renewal`), and the page its
 * age (views/src/shared/live).
 * @param age how old the page is, in milliseconds
 * @param tell says a sentence once, politely
 * @returns a function that stops it
 */
export function keepRenewed(
  router: AnyRouter,
  { age, tell }: { age: number; tell: (words: string) => void },
): () => void {
  const match = router.state.matches.at(-1);
  const loader: unknown = match && router.routesById[match.routeId]?.options.loader;
  if (!match || typeof loader !== 'function') return () => undefined;
  const root = document.documentElement;
  const inView = new Set<Element>();
  let known = alertsOf(document);

  const renewal = createRenewal({
    age,
    interval: renewalMs,
    renew: async () => {
      const { context, params, loaderDeps: deps } = match;
      const model: unknown = await loader({ context, params, deps });
      await hydratePage();
      // the router may have loaded the page again meanwhile
      const loaded: unknown = router.state.matches.find(({ id }) => id === match.id)?.loaderData;
      // shell/renewal/keep-read-pages.ts
      if (model === loaded) throw new Error('the page could not be loaded again');
      await publishModel(loaded, model);
    },
    isWanted: () => document.visibilityState === 'visible' && inView.size > 0 && !savesData(),
    onEnd: (isRenewed) => {
      root.dataset['renewal'] = isRenewed ? 'done' : 'failed';
      if (!isRenewed) return;
      const alerts = alertsOf(document);
      const titles = [...alerts].filter(([id]) => !known.has(id)).map(([, title]) => title);
      known = alerts;
      if (titles.length > 0) tell(titles.join(' '));
    },
  });

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    renewal.check();
  });
  for (const part of document.querySelectorAll('[data-live]')) observer.observe(part);
  document.addEventListener('visibilitychange', renewal.check);
  return () => {
    renewal.stop();
    observer.disconnect();
    document.removeEventListener('visibilitychange', renewal.check);
    delete root.dataset['renewal'];
  };
}

/** Titles of the alerts that the page tells, by id. */
function alertsOf(part: ParentNode): Map<string, string> {
  return new Map(
    [...part.querySelectorAll<HTMLElement>('[data-alert]')].map((title) => [
      title.dataset['alert'] ?? '',
      title.textContent,
    ]),
  );
}
