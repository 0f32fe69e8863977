import { Trans, useLingui } from '@lingui/react/macro';
import { FacilityMark, type FacilityState, SectionHeading } from '@raang/ui';
import type { ExitRowModel, ExitsModel } from './exits-model';

/** Lifts and escalators at the exits. */
export function Exits({ exits: { rows, note, notKnown } }: { exits: ExitsModel }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="exits" className="space-y-3">
      <SectionHeading id="exits" title={t`Lifts at the exits`} />
      <ul role="list" className="divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <Exit key={row.name} row={row} />
        ))}
      </ul>
      {[note, notKnown].map(
        (text) =>
          text && (
            <p key={text} className="max-w-text text-sm text-ink-muted">
              {text}
            </p>
          ),
      )}
    </section>
  );
}

function Exit({ row: { name, lift, escalator } }: { row: ExitRowModel }) {
  const { t } = useLingui();
  return (
    <li className="flex break-inside-avoid flex-wrap items-center gap-x-6 gap-y-1 py-2">
      <p>
        <span className="sr-only">
          <Trans>Exit</Trans>{' '}
        </span>
        <b className="inline-flex min-w-12 justify-center rounded-sm border-2 border-ink bg-surface-raised px-2 text-lg font-semibold tabular-nums">
          {name}
        </b>
      </p>
      <ul role="list" className="flex flex-wrap gap-x-6">
        {lift && <Mark label={t`Lift`} state={lift} />}
        {escalator && <Mark label={t`Escalator`} state={escalator} />}
      </ul>
    </li>
  );
}

function Mark({ label, state }: { label: string; state: FacilityState }) {
  return (
    <li className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="text-ink-muted">{label}</span>
      <FacilityMark state={state} word="never" />
    </li>
  );
}
