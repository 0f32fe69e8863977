import { createRootRoute } from '@tanstack/react-router';
import { pageLocale } from '../language/page-locale';
import { loadFrame } from '../pages/frame';
import { FatalFailure } from '../shell/failure';
import { NotFound } from '../shell/not-found';
import { Shell, shellHead } from '../shell/shell';
import { loadWords } from '../language/words';

export const Route = createRootRoute({
  beforeLoad: async () => {
    const locale = pageLocale();
    await loadWords(locale);
    return { locale };
  },
  loader: ({ context: { locale } }) => loadFrame({ data: { locale } }),
  staleTime: Number.POSITIVE_INFINITY,
  head: shellHead,
  shellComponent: Shell,
  notFoundComponent: NotFound,
  errorComponent: FatalFailure,
});
