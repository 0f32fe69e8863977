import { Trans, useLingui } from '@lingui/react/macro';
import { FacilityMark, type FacilityState, SectionHeading } from '@raang/ui';
import type { ExitRowModel, ExitsModel } from './exits-model';

/** Exits with their landmarks and lifts. */
export function Exits({ exits }: { exits: ExitsModel }) {
  const { t } = useLingui();
  const { lift, rows, others, note } = exits;
  return (
    <section aria-labelledby="exits" className="space-y-3">
      <SectionHeading id="exits" title={t`Exits`} lead={lift} />
      {rows.length + others.length > 0 && (
        <ul role="list" className="divide-y divide-line border-y border-line">
          {rows.map((row) => (
            <li key={row.name} className="break-inside-avoid py-3">
              <Exit row={row} />
            </li>
          ))}
          {others.length > 0 && (
            <li className="flex flex-wrap gap-3 py-3">
              {others.map((name) => (
                <ExitSign key={name} name={name} />
              ))}
            </li>
          )}
        </ul>
      )}
      {note && <p className="max-w-text text-sm text-ink-muted">{note}</p>}
    </section>
  );
}

function Exit({ row: { name, landmarks, lift, escalator } }: { row: ExitRowModel }) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3">
      <ExitSign name={name} />
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-8 gap-y-1">
        <ul role="list" className="min-w-0 grow basis-48">
          {landmarks.map((landmark) => (
            <li key={landmark}>{landmark}</li>
          ))}
        </ul>
        <ul role="list" className="flex flex-wrap gap-x-6">
          {lift && <Mark label={t`Lift`} state={lift} />}
          {escalator && <Mark label={t`Escalator`} state={escalator} />}
        </ul>
      </div>
    </div>
  );
}

/** The exit's sign. */
function ExitSign({ name }: { name: string }) {
  return (
    <p className="justify-self-start">
      <span className="sr-only">
        <Trans>Exit</Trans>{' '}
      </span>
      <b className="inline-flex min-w-12 justify-center rounded-sm border-2 border-ink bg-surface-raised px-2 text-lg font-semibold tabular-nums">
        {name}
      </b>
    </p>
  );
}

function Mark({ label, state }: { label: string; state: FacilityState }) {
  return (
    <li className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="text-ink-muted">{label}</span>
      <FacilityMark state={state} word="always" />
    </li>
  );
}
