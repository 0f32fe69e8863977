import { useLingui } from '@lingui/react/macro';
import { Container, Link, Notice } from '@raang/ui';
import type { FrameNoticeModel } from './notices-model';

/** Between the header and the page; nothing where there is nothing to say. */
export function FrameNotices({ notices }: { notices: readonly FrameNoticeModel[] }) {
  const { t } = useLingui();
  if (notices.length === 0) return null;
  return (
    <section aria-label={t`Announcements`} className="print:hidden">
      <Container className="grid gap-3 pt-4">
        {notices.map(({ key, tone, title, text, timing, link }) => (
          <Notice key={key} tone={tone} title={title}>
            <p className="max-w-text">{text}</p>
            {timing && <p className="text-sm text-ink-muted">{timing}</p>}
            {link && (
              <Link href={link.href} external={link.isExternal}>
                {link.label}
              </Link>
            )}
          </Notice>
        ))}
      </Container>
    </section>
  );
}
