import { Trans } from '@lingui/react/macro';
import { Time } from '@raang/ui';
import type { JourneyModel } from './journey-model';

/** Below the steps on paper, which has no other page to look at. */
export function PrintedWay({ lastDeparture, printed }: Pick<JourneyModel, 'lastDeparture' | 'printed'>) {
  const shown = lastDeparture && (
    <b className="font-semibold">
      <Time {...lastDeparture} />
    </b>
  );
  return (
    <div className="hidden text-sm print:block">
      {shown && (
        <p>
          <Trans>Leave by {shown} at the latest, on whichever way</Trans>
        </p>
      )}
      <ul role="list">
        {printed.callCentres.map(({ name, telephone }) => (
          <li key={telephone.href}>
            {name} {telephone.text}
          </li>
        ))}
      </ul>
      {printed.timetable && <p>{printed.timetable}</p>}
    </div>
  );
}
