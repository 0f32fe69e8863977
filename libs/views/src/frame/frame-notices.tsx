import { useLingui } from '@lingui/react/macro';
import { Link, NoticeBar } from '@raang/ui';
import type { FrameNoticeModel } from './notices-model';

/**
 * All notices in one line between header and page; renders nothing without notices. The browser hides those that the
 * visitor has closed before React hydrates. While one of them is urgent, the line stays; otherwise it has a placeholder
 * (`data-close`) for the close button, which needs JavaScript.
 */
export function FrameNotices({ notices }: { notices: readonly FrameNoticeModel[] }) {
  const { t } = useLingui();
  if (notices.length === 0) return null;
  const isUrgent = notices.some(({ tone }) => tone === 'danger');
  return (
    <section
      aria-label={t`Announcements`}
      data-notices={isUrgent ? 'urgent' : ''}
      suppressHydrationWarning
      className="print:hidden"
    >
      <NoticeBar
        // the button comes later: the title must not move then
        action={!isUrgent && <span data-close="" className="block size-11 shrink-0 noscript:hidden" />}
        notices={notices.map(
          ({ key, alertId, tone, title, titleLang, text, textLang, languageNote, timing, link }) => ({
            key,
            tone,
            title,
            titleProps: { lang: titleLang, 'data-alert': alertId },
            children: (
              <>
                <p lang={textLang}>{text}</p>
                {languageNote && <p className="text-sm">{languageNote}</p>}
                {timing && <p className="text-sm text-ink-muted">{timing}</p>}
                {link && (
                  <p>
                    <Link href={link.href} external={link.isExternal}>
                      {link.label}
                    </Link>
                  </p>
                )}
              </>
            ),
          }),
        )}
      />
    </section>
  );
}
