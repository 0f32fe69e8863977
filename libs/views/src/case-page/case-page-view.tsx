import { Trans } from '@lingui/react/macro';
import { Container, PageHeading } from '@raang/ui';
import type { ReactNode } from 'react';
import { Receipt } from '../shared/cases/receipt';
import { Unsent } from '../shared/cases/unsent';
import { CallCentres } from '../shared/contact/call-centres';
import { SideNav } from '../shared/page/side-nav';
import type { CasePageModel } from './case-page-model';

export interface CasePageViewProps {
  model: CasePageModel;
  /** Absent beside the receipt of a case that nobody can follow. */
  form?: ReactNode;
  /** A text that could not be sent, to copy it. */
  unsent?: string | undefined;
}

/** A form about a case, with the numbers to call instead. */
export function CasePageView({ model, form, unsent }: CasePageViewProps) {
  return (
    <Container className="space-y-8 pt-4 pb-16">
      <PageHeading crumbs={model.crumbs} title={model.title} lead={model.lead} />
      {model.receipt && <Receipt receipt={model.receipt} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-16">
        <div className="space-y-8">
          {unsent && (
            <Unsent text={unsent}>
              <Trans>
                For your safety we ask for your reference again. Copy your text, open your case, then send it.
              </Trans>
            </Unsent>
          )}
          {form}
        </div>
        <aside className="space-y-10 print:hidden">
          <SideNav title={<Trans>See also</Trans>} links={model.links} />
          <CallCentres points={model.callCentres} layout="column" />
        </aside>
      </div>
    </Container>
  );
}
