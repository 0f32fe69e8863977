import { Trans } from '@lingui/react/macro';
import { Breadcrumbs, Container, Link, PageHeading, Prose } from '@raang/ui';
import { type ReactNode, useId } from 'react';
import type { PolicyModel } from './policy-model';

export interface PolicyProps {
  model: PolicyModel;
  /** The cookie choice, on the cookie policy. */
  consentControl?: ReactNode;
}

/** A policy about the site's data protection, in full. */
export function PolicyView({ model, consentControl }: PolicyProps) {
  const { text, iso } = model.updated;
  return (
    <Container className="space-y-8 pt-4 pb-16">
      <Breadcrumbs items={model.crumbs} />
      <PageHeading
        title={model.title}
        lead={model.summary}
        meta={
          <p>
            <Trans>
              Last changed <time dateTime={iso}>{text}</time>
            </Trans>
          </p>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-16">
        <aside className="space-y-8 self-start lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1 print:hidden">
          <Ways title={<Trans>On this page</Trans>} links={model.contents} />
          <Ways title={<Trans>Other policies</Trans>} links={model.others} />
        </aside>
        <div className="space-y-12">
          <Prose html={model.bodyHtml} />
          {consentControl}
        </div>
      </div>
    </Container>
  );
}

function Ways({ title, links }: { title: ReactNode; links: PolicyModel['contents'] }) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <p id={id} className="font-semibold">
        {title}
      </p>
      <ul role="list" className="mt-2 border-s-4 border-accent-soft ps-4">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className="inline-block py-1">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
