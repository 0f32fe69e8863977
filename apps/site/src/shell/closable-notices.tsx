import { useLingui } from '@lingui/react/macro';
import { NoticeCross } from '@raang/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { barPrefix } from './closed-notices-script';
import { createSeenNotices } from './seen-notices';

const seen = createSeenNotices(() => localStorage);

const lineOfNotices = () => document.querySelector<HTMLElement>('[data-notices]:not([hidden])');

/** The notices on the line that the visitor has not closed; the line shows the first. */
const shownNotices = () => [
  ...(lineOfNotices()?.querySelectorAll<HTMLElement>('summary > [data-notice]:not([hidden])') ?? []),
];

/** The close button of the notices above the page; lazy, since the first paint does not need it. */
export function ClosableNotices() {
  const { t } = useLingui();
  const [place] = useState(() => lineOfNotices()?.querySelector('[data-close]'));
  const [titles] = useState(() => shownNotices().map((notice) => notice.lastElementChild?.textContent ?? ''));
  const [title] = titles;
  if (!place) return null;
  return createPortal(
    <NoticeCross
      label={titles.length > 1 ? t`Close all announcements` : t`Close “${title}”`}
      onClick={closeNotices}
    />,
    place,
  );
}

function closeNotices() {
  for (const { dataset } of shownNotices()) seen.add(barPrefix + dataset['notice']);
  lineOfNotices()?.setAttribute('hidden', '');
  // the close button that had the focus is gone
  document.getElementById('main')?.focus();
}
