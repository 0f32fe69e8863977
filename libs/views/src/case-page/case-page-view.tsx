import { Trans, useLingui } from '@lingui/react/macro';
import { Breadcrumbs, Container, Notice, PageHeading, TextArea } from '@raang/ui';
import type { ReactNode } from 'react';
import { Receipt } from '../shared/cases/receipt';
import { CallCentres } from '../shared/contact/call-centres';
import { SideNav } from '../shared/page/side-nav';
import type { CasePageModel } from './case-page-model';

export interface CasePageViewProps {
  model: CasePageModel;
  form: ReactNode;
  /** A text that could not be sent, to copy it. */
  unsent?: string | undefined;
}

/** A form about a case, with the numbers to call instead. */
export function CasePageView({ model, form, unsent }: CasePageViewProps) {
  return (
    <Container className="space-y-8 pt-4 pb-16">
      <Breadcrumbs items={model.crumbs} />
      <PageHeading title={model.title} lead={model.lead} />
      {model.receipt && <Receipt receipt={model.receipt} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-16">
        <div className="space-y-8">
          {unsent && <Unsent text={unsent} />}
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

function Unsent({ text }: { text: string }) {
  const { t } = useLingui();
  return (
    <Notice tone="warning" title={t`Your text has not been sent`} headingLevel={2} className="max-w-text">
      <p>
        <Trans>
          For your safety we ask for your reference again. Copy your text, open your case, then send it.
        </Trans>
      </p>
      <TextArea id="unsent" label={t`Your text`} defaultValue={text} readOnly rows={5} className="mt-4" />
    </Notice>
  );
}
