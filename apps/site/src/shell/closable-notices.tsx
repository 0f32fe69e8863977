import { useLingui } from '@lingui/react/macro';
import { NoticeCross } from '@raang/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { barPrefix } from './closed-notices-script';
import { createSeenNotices } from './seen-notices';

const seen = createSeenNotices(() => localStorage);

/** The close buttons of the notices above the page; lazy, since the first paint does not need them. */
export function ClosableNotices() {
  const { t } = useLingui();
  const [places] = useState(() => [...document.querySelectorAll<HTMLElement>('[data-notice] [data-close]')]);
  return places.map((place) => {
    const notice = place.closest<HTMLElement>('[data-notice]')!;
    const title = notice.dataset['title'] ?? '';
    const close = () => {
      seen.add(barPrefix + notice.dataset['notice']);
      notice.hidden = true;
      // the close button that had the focus is gone
      document.getElementById('main')?.focus();
    };
    return createPortal(<NoticeCross label={t`Close “${title}”`} onClick={close} />, place, title);
  });
}
