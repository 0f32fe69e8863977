import { useLingui } from '@lingui/react/macro';
import { Link, NoticeBar } from '@raang/ui';
import type { FrameNoticeModel } from './notices-model';

/**
 * Notices between header and page; renders nothing without notices. An urgent notice is open and cannot be closed.
 * The others take one line and have a placeholder (`data-close`) for the close button, which needs JavaScript.
 */
export function FrameNotices({ notices }: { notices: readonly FrameNoticeModel[] }) {
  const { t } = useLingui();
  if (notices.length === 0) return null;
  return (
    <section aria-label={t`Announcements`} className="print:hidden">
      {notices.map(({ key, alertId, tone, title, titleLang, text, textLang, languageNote, timing, link }) => (
        // the browser hides a notice that the visitor has closed before React hydrates
        <div key={key} data-notice={key} data-title={title} suppressHydrationWarning>
          <NoticeBar
            tone={tone}
            title={
              <span data-alert={alertId} lang={titleLang}>
                {title}
              </span>
            }
            defaultOpen={tone === 'danger'}
            action={tone !== 'danger' && <span data-close />}
          >
            <p lang={textLang}>{text}</p>
            {languageNote && <p className="text-sm">{languageNote}</p>}
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
