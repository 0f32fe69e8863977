import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageLocale } from '../language/page-locale';
import { loadFrame } from '../pages/load-frame';
import { DeferredPage } from '../shell/renewal/page-slot';
import { firstPageCode } from '../shell/navigation/first-page-code';
import { FatalFailure } from '../shell/failures/failure';
import type { PageLocation } from '../shell/navigation/path-of';
import { Shell, shellHead } from '../shell/frame/shell';
import { loadWords } from '../language/words';

export const Route = createRootRoute({
  beforeLoad: async ({ location }: { location: PageLocation }) => {
    await firstPageCode(location);
    const locale = pageLocale();
    await loadWords(locale);
    return { locale };
  },
  loader: ({ context: { locale } }) => loadFrame({ data: { locale } }),
  staleTime: Number.POSITIVE_INFINITY,
  head: shellHead,
  shellComponent: Shell,
  component: DeferredPage,
  // loads when a page is missing
  notFoundComponent: lazyRouteComponent(() => import('../shell/failures/not-found'), 'NotFound'),
  errorComponent: FatalFailure,
});
