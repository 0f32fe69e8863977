import { Trans, useLingui } from '@lingui/react/macro';
import { Container, Link, NoticeBar, NoticeCross } from '@raang/ui';
import { withoutLineMarks } from '@raang/text-time';
import type { ReactNode } from 'react';
import { AlertPage } from '../shared/alerts/alert-page';
import type { FrameNoticeModel } from './notices-model';

interface FrameStripProps {
  /** The most urgent first. */
  notices?: readonly FrameNoticeModel[];
  /** On a demonstration: the URL of the official website. */
  officialWebsite?: string | undefined;
}

/**
 * The one line below the header: the notices, else that the site is a demonstration. An official website without notices
 * has none.
 */
export function FrameStrip({ notices = [], officialWebsite }: FrameStripProps) {
  const { t } = useLingui();
  const demonstration = officialWebsite && <Demonstration website={officialWebsite} />;
  return (
    <>
      {notices.length > 0 && <FrameNotices notices={notices} demonstration={demonstration} />}
      {demonstration && (
        <section
          aria-label={t`About this website`}
          // also once every notice is closed on this device
          className={`bg-surface-sunken forced-colors:border-b ${notices.length > 0 ? '[:not([hidden])+&]:hidden print:block!' : ''}`}
        >
          <Container className="flex min-h-9 items-center text-sm text-ink-muted lg:min-h-10">
            {demonstration}
          </Container>
        </section>
      )}
    </>
  );
}

/** Says on every page of a demonstration that it is one. */
function Demonstration({ website }: { website: string }) {
  return (
    <p>
      <Trans>
        Demonstration, not the{' '}
        <Link href={website} external className="py-1">
          official website
        </Link>
      </Trans>
    </p>
  );
}

interface FrameNoticesProps extends Required<Pick<FrameStripProps, 'notices'>> {
  demonstration: ReactNode;
}

/**
 * The browser hides the notices that the visitor has closed before React hydrates. While one of them is urgent, the line
 * stays; otherwise it has a button (`data-closes-notices`), which a script of the site handles.
 */
function FrameNotices({ notices, demonstration }: FrameNoticesProps) {
  const { t } = useLingui();
  const title = withoutLineMarks(notices[0]?.title ?? '');
  const isUrgent = notices.some(({ tone }) => tone === 'danger');
  return (
    <section
      aria-label={t`Announcements`}
      data-notices={isUrgent ? 'urgent' : ''}
      suppressHydrationWarning
      className="print:hidden"
    >
      <NoticeBar
        label={t`Announcements`}
        chip={demonstration && t`Demo`}
        intro={demonstration && <div className="text-sm">{demonstration}</div>}
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
