import type { NoticeDialogModel } from '@raang/views';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { href } from '../addresses/href';
import { pageLocale } from '../language/page-locale';
import { loadNotices } from '../pages/notices';
import { assistantOpen } from './assistant-open';
import { afterFirstInteraction } from './first-interaction';
import { createSeenNotices } from './seen-notices';

const NoticeDialog = lazy(() => import('./notice-dialog'));
const seen = createSeenNotices(() => localStorage);

/**
 * Shows notices as dialogs after the page has loaded, one after the other, each once; a greeting only on the home
 * page, after the first interaction.
 */
export function NoticeDialogs() {
  const [unseen, setUnseen] = useState<readonly NoticeDialogModel[]>([]);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    let isGone = false;
    loadNotices({ data: { locale: pageLocale() } }).then(
      (dialogs) => {
        if (!isGone) setUnseen(dialogs.filter((dialog) => !seen.has(dialog.key) && !isTold(dialog)));
      },
      // the page itself shows the urgent ones
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  const isHome = useLocation({ select: ({ pathname }) => pathname === href.home(pageLocale()) });
  // do not greet visitors who came for a timetable
  const first = unseen.find(({ kind }) => kind !== 'intro' || isHome);
  const isGreeting = first?.kind === 'intro';
  const [mayGreet, setMayGreet] = useState(false);
  useEffect(
    () => (isGreeting && !mayGreet ? afterFirstInteraction(() => setMayGreet(true)) : undefined),
    [isGreeting, mayGreet],
  );
  const isAsking = useSyncExternalStore(assistantOpen.subscribe, assistantOpen.read, () => false);
  if (!first || (isGreeting && (!mayGreet || isAsking))) return null;
  const close = () => {
    seen.add(first.key);
    setOpen(false);
    // the next dialog opens after this one has returned the focus
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

/** Whether the page itself tells an alert: it then needs no dialog. */
function isTold(dialog: NoticeDialogModel): boolean {
  const id = dialog.kind === 'alert' ? dialog.alertId : undefined;
  return id !== undefined && document.querySelector(`main [data-alert="${CSS.escape(id)}"]`) !== null;
}
