import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * Renews pages with a part that changes by the minute (`data-live`). A chunk of its own, since most pages have none.
 * The element reads out new disruptions.
 */
export function LivePages() {
  const router = useRouter();
  const [news, setNews] = useState('');
  useEffect(() => {
    let stop: (() => void) | undefined;
    let page = 0;
    const arrive = () => {
      stop?.();
      stop = undefined;
      setNews('');
      page += 1;
      const started = page;
      if (!document.querySelector('[data-live]')) return;
      void import('./keep-renewed').then(
        ({ keepRenewed }) => {
          // the first page is as old as the document: the program loads later
          const age = started === 1 ? performance.now() : 0;
          if (started === page) stop = keepRenewed(router, { age, tell: setNews });
        },
        // replaced by a newer build, or offline: the page says how old it is
        () => undefined,
      );
    };
    arrive();
    const unsubscribe = router.subscribe('onRendered', arrive);
    return () => {
      page += 1;
      stop?.();
      unsubscribe();
    };
  }, [router]);
  return (
    <div role="status" className="sr-only">
      {news}
    </div>
  );
}
