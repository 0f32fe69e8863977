import type { NoticeDialogModel } from '@raang/views';
import { lazy, Suspense, useEffect, useState } from 'react';
import { hasBegun } from '../device/begun';
import { pageLocale } from '../language/page-locale';
import { loadNotices } from '../pages/notices';
import { createSeenNotices } from './seen-notices';

const NoticeDialog = lazy(() => import('./notice-dialog'));
const seen = createSeenNotices(() => localStorage);

/**
 * Shows severe alerts as dialogs, one after the other, each once, and only until the visitor begins to use the page: a
 * dialog must not take the focus from a form that is being filled in. The line above the page has the alert anyway.
 */
export function NoticeDialogs() {
  const [unseen, setUnseen] = useState<readonly NoticeDialogModel[]>([]);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    let isGone = false;
    const show = async () => {
      // on every page: the request also loads the client of page functions, which later calls need, maybe offline
      const dialogs = await loadNotices({ data: { locale: pageLocale() } });
      const shown = dialogs.filter((dialog) => !seen.has(dialog.key) && !isTold(dialog));
      if (shown.length === 0) return;
      await import('./notice-dialog');
      if (!isGone && !hasBegun()) setUnseen(shown);
    };
    // the line above the page has the alerts too
    show().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  const [first] = unseen;
  if (!first) return null;
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
function isTold({ alertId }: NoticeDialogModel): boolean {
  return document.querySelector(`main [data-alert="${CSS.escape(alertId)}"]`) !== null;
}
