import { Notice, SourceNote } from '@raang/ui';
import { WhichTicketBox } from '../shared/tickets/which-ticket-box';
import { ServerPart } from '../shared/page/server-part';
import { FareAnswer } from './fare-answer';
import { FareGroups } from './fare-groups';
import { FarePicker } from './fare-picker';
import type { FareRatesModel } from './fare-rates-model';
import { LineFares } from './line-fares';

/** The fare of a journey, all fares of a line, and the fare groups. */
export function FareRatesView({ model }: { model: FareRatesModel }) {
  return (
    <div className="space-y-12">
      <div className="space-y-8">
        {model.notice && <Notice tone="warning">{model.notice}</Notice>}
        <FarePicker model={model.picker} />
        {model.answer && <FareAnswer answer={model.answer} />}
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
