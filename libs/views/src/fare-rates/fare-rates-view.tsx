import { useLingui } from '@lingui/react/macro';
import { Disclosure, Notice, SourceNote } from '@raang/ui';
import { WhichTicketBox } from '../shared/tickets/which-ticket-box';
import { ServerPart } from '../shared/page/server-part';
import { FareAnswer } from './fare-answer';
import { FareGroups } from './fare-groups';
import { FarePicker } from './fare-picker';
import type { FarePickerModel, FareRatesModel } from './fare-rates-model';
import { LineFares } from './line-fares';

/** The fare of a journey, all fares of a line, and the fare groups. */
export function FareRatesView({ model }: { model: FareRatesModel }) {
  const picker = <FarePicker model={model.picker} />;
  return (
    <div className="space-y-12">
      <div className="space-y-4 sm:space-y-8">
        {model.notice && <Notice tone="warning">{model.notice}</Notice>}
        {model.answer ? (
          <FareAnswer answer={model.answer}>
            {model.answer.kind === 'fares' ? <FoldedPicker model={model.picker} /> : picker}
          </FareAnswer>
        ) : (
          picker
        )}
        <WhichTicketBox href={model.whichTicketHref} />
      </div>
      {model.ofLine && <LineFares model={model.ofLine} />}
      {model.groups && (
        <ServerPart name="groups" part={model.groups}>
          {(groups) => <FareGroups model={groups} />}
        </ServerPart>
      )}
      <SourceNote {...model.sourceNote} />
    </div>
  );
}

/** Below an answer, on a phone the form is one line. */
function FoldedPicker({ model }: { model: FarePickerModel }) {
  const { t } = useLingui();
  return (
    <Disclosure summary={t`Change stations or day`} openFrom="lg" className="print:hidden">
      <FarePicker model={model} />
    </Disclosure>
  );
}
