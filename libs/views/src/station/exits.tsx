import { Trans, useLingui } from '@lingui/react/macro';
import { FacilityMark, type FacilityState, SectionHeading } from '@raang/ui';
import type { ExitRowModel, ExitsModel } from './exits-model';

/** Exits with their landmarks and lifts. */
export function Exits({ exits }: { exits: ExitsModel }) {
  const { t } = useLingui();
  const { rows, notes, lift } = exits;
  return (
    <section aria-labelledby="exits" className="space-y-3">
      <SectionHeading id="exits" title={t`Exits`} lead={lift} />
      {rows.length > 0 ? (
        <ul role="list" className="divide-y divide-line border-y border-line">
          {rows.map((row) => (
            <li key={row.name} className="break-inside-avoid py-3">
              <Exit row={row} exits={exits} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-muted">
          <Trans>We have no information about the exits of this station. Please follow the signs.</Trans>
        </p>
      )}
      {rows.length > 0 && notes.length > 0 && (
        <ul role="list" className="max-w-text text-sm text-ink-muted">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Exit({ row, exits }: { row: ExitRowModel; exits: ExitsModel }) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3">
      <ExitSign name={row.name} />
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-8 gap-y-1">
        <Landmarks landmarks={row.landmarks} />
        <ul role="list" className="flex flex-wrap gap-x-6">
          {exits.knowsLifts && <Mark label={t`Lift`} state={row.lift} />}
          {exits.knowsEscalators && <Mark label={t`Escalator`} state={row.escalator} />}
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

function Landmarks({ landmarks }: { landmarks: string[] }) {
  if (landmarks.length === 0)
    return (
      <p className="text-ink-muted">
        <Trans>Not known what is outside</Trans>
      </p>
    );
  return (
    <ul role="list" className="min-w-0 grow basis-48">
      {landmarks.map((landmark) => (
        <li key={landmark}>{landmark}</li>
      ))}
    </ul>
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
