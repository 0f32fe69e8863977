import { Trans, useLingui } from '@lingui/react/macro';
import type { ClockModel } from '../words/service-words';
import type { FirstTrain } from './direction-times-model';

/** On wide screens and on paper, first and last trains stand side by side under heads of their own. */
const sideBySide = 'md:grid md:grid-cols-2 md:gap-4 print:grid print:grid-cols-2 print:gap-2';

/** The head of a column of first and last trains, or of first trains only. */
export function DaysHead({ days, isFirstOnly }: { days: string; isFirstOnly?: boolean }) {
  if (isFirstOnly)
    return (
      <>
        {days}
        <span aria-hidden="true" className="block text-xs font-normal">
          <Trans>First train</Trans>
        </span>
      </>
    );
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

export function FirstAndLast({ times }: { times: FirstTrain }) {
  const { t } = useLingui();
  if (!times)
    return (
      <span className="text-ink-muted">
        <Trans>No trains</Trans>
      </span>
    );
  if (!times.last)
    return (
      <span className="block">
        <Clock label={t`First`} clock={times.first} isOnly />
      </span>
    );
  return (
    <span className={`block min-w-32 ${sideBySide}`}>
      <Clock label={t`First`} clock={times.first} />
      <Clock label={t`Last`} clock={times.last} />
    </span>
  );
}

/** `isOnly`: the head of the column already names it. */
function Clock({ label, clock, isOnly }: { label: string; clock: ClockModel; isOnly?: boolean }) {
  return (
    <span className="block tabular-nums">
      <span className={isOnly ? 'sr-only' : 'text-xs text-ink-muted md:sr-only print:sr-only'}>{label} </span>
      <span className="whitespace-nowrap">{clock.text}</span>
      {clock.remark && <span className="block text-xs text-ink-muted">{clock.remark}</span>}
    </span>
  );
}
