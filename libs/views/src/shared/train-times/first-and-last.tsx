import { Trans, useLingui } from '@lingui/react/macro';
import type { ClockModel } from '../words/service-words';
import type { FirstAndLastTrain } from './direction-times-model';

/** On wide screens and on paper, first and last trains stand side by side under heads of their own. */
const sideBySide = 'md:grid md:grid-cols-2 md:gap-4 print:grid print:grid-cols-2 print:gap-2';

/** The head of a column of first and last trains. */
export function DaysHead({ days }: { days: string }) {
  return (
    <>
      {days}
      <span aria-hidden="true" className={`hidden text-xs font-normal ${sideBySide}`}>
        <span>
          <Trans>First train</Trans>
        </span>
        <span>
          <Trans>Last train</Trans>
        </span>
      </span>
    </>
  );
}

export function FirstAndLast({ times }: { times: FirstAndLastTrain }) {
  const { t } = useLingui();
  if (!times)
    return (
      <span className="text-ink-muted">
        <Trans>No trains</Trans>
      </span>
    );
  return (
    <span className={`block min-w-32 ${sideBySide}`}>
      <Clock label={t`First`} clock={times.first} />
      <Clock label={t`Last`} clock={times.last} />
    </span>
  );
}

function Clock({ label, clock }: { label: string; clock: ClockModel }) {
  return (
    <span className="block tabular-nums">
      <span className="text-xs text-ink-muted md:sr-only print:sr-only">{label} </span>
      <span className="whitespace-nowrap">{clock.text}</span>
      {clock.remark && <span className="block text-xs text-ink-muted">{clock.remark}</span>}
    </span>
  );
}
