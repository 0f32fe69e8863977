import { Trans } from '@lingui/react/macro';
import { Container, PageHeading, Prose } from '@raang/ui';
import type { ReactNode } from 'react';
import { SideNav } from '../shared/page/side-nav';
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
      <PageHeading
        crumbs={model.crumbs}
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
          <SideNav title={<Trans>On this page</Trans>} links={model.contents} />
          <SideNav title={<Trans>Other policies</Trans>} links={model.others} />
        </aside>
        <div className="space-y-12">
          <Prose html={model.bodyHtml} />
          {consentControl}
        </div>
      </div>
    </Container>
  );
}
