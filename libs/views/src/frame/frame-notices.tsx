import { useLingui } from '@lingui/react/macro';
import { Link, NoticeBar, NoticeCross } from '@raang/ui';
import { withoutLineMarks } from '@raang/text-time';
import { AlertPage } from '../shared/alerts/alert-page';
import type { FrameNoticeModel } from './notices-model';

/**
 * All notices in one line between header and page; renders nothing without notices. The browser hides those that the
 * visitor has closed before React hydrates. While one of them is urgent, the line stays; otherwise it has a button
 * (`data-closes-notices`), which a script of the site handles.
 */
export function FrameNotices({ notices }: { notices: readonly FrameNoticeModel[] }) {
  const { t } = useLingui();
  const [first] = notices;
  if (!first) return null;
  const title = withoutLineMarks(first.title);
  const isUrgent = notices.some(({ tone }) => tone === 'danger');
  return (
    <section
      aria-label={t`Announcements`}
      data-notices={isUrgent ? 'urgent' : ''}
      suppressHydrationWarning
      className="print:hidden"
    >
      <NoticeBar
        action={
          !isUrgent && (
            <NoticeCross
              data-closes-notices=""
              label={notices.length > 1 ? t`Close all announcements` : t`Close “${title}”`}
              className="noscript:hidden"
            />
          )
        }
        notices={notices.map(
          ({ key, alertId, tone, title, titleLang, text, textLang, languageNote, page, timing, link }) => ({
            key,
            tone,
            title,
            titleProps: { lang: titleLang, 'data-alert': alertId },
            children: (
              <>
                <p lang={textLang}>{text}</p>
                {languageNote && <p className="text-sm">{languageNote}</p>}
                <AlertPage href={page} />
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
