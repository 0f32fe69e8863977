import { useLingui } from '@lingui/react/macro';
import { Link, NoticeBar } from '@raang/ui';
import type { FrameNoticeModel } from './notices-model';

/**
 * Between the header and the page; nothing where there is nothing to say. An urgent notice is unfolded and stays; the
 * others are a line, and have a place (`data-close`) for the cross that comes with the scripts.
 */
export function FrameNotices({ notices }: { notices: readonly FrameNoticeModel[] }) {
  const { t } = useLingui();
  if (notices.length === 0) return null;
  return (
    <section aria-label={t`Announcements`} className="print:hidden">
      {notices.map(({ key, tone, title, text, timing, link }) => (
        // whoever has closed it does not see it again: the browser hides it before React comes
        <div key={key} data-notice={key} data-title={title} suppressHydrationWarning>
          <NoticeBar
            tone={tone}
            title={title}
            defaultOpen={tone === 'danger'}
            action={tone !== 'danger' && <span data-close />}
          >
            <p>{text}</p>
            {timing && <p className="text-sm text-ink-muted">{timing}</p>}
            {link && (
              <Link href={link.href} external={link.isExternal}>
                {link.label}
              </Link>
            )}
          </NoticeBar>
        </div>
      ))}
    </section>
  );
}
