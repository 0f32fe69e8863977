import type { NoticeDialogModel } from '@raang/views';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { href } from '../addresses/href';
import { pageLocale } from '../language/page-locale';
import { loadNotices } from '../pages/notices';
import { afterFirstSign } from './first-sign';
import { createSeenNotices } from './seen-notices';

const NoticeDialog = lazy(() => import('./notice-dialog'));
const seen = createSeenNotices(() => localStorage);

/**
 * What is said in dialogs: after the page, one after the other, each once; a greeting only on the
 * home page, and not before the first sign of life.
 */
export function NoticeDialogs() {
  const [unseen, setUnseen] = useState<readonly NoticeDialogModel[]>([]);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    let isGone = false;
    loadNotices({ data: { locale: pageLocale() } }).then(
      (dialogs) => {
        if (!isGone) setUnseen(dialogs.filter(({ key }) => !seen.has(key)));
      },
      // the page says the urgent ones itself
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  const isHome = useLocation({ select: ({ pathname }) => pathname === href.home(pageLocale()) });
  // who came for a timetable is not greeted in front of it
  const first = unseen.find(({ kind }) => kind !== 'intro' || isHome);
  const isGreeting = first?.kind === 'intro';
  const [mayGreet, setMayGreet] = useState(false);
  useEffect(
    () => (isGreeting && !mayGreet ? afterFirstSign(() => setMayGreet(true)) : undefined),
    [isGreeting, mayGreet],
  );
  if (!first || (isGreeting && !mayGreet)) return null;
  const close = () => {
    seen.add(first.key);
    setOpen(false);
    // the next one comes as a dialog of its own, after this one has given the focus back
    setTimeout(() => {
      setUnseen((rest) => rest.filter(({ key }) => key !== first.key));
      setOpen(true);
    });
  };
  return (
    <Suspense>
      <NoticeDialog key={first.key} model={first} open={isOpen} onClose={close} />
    </Suspense>
  );
}
