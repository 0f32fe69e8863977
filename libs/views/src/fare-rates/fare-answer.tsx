import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRightIcon, Badge, Disclosure, Icon, Link, Notice, StationCode, TransferIcon } from '@raang/ui';
import type { EndModel, FareAnswerModel } from './fare-answer-model';
import type { FareModel, RiderFaresModel } from '../shared/fares/rider-fares-model';
import { fareAnswerId } from '../shared/fares/fare-answer-id';
import { FareParts } from '../shared/fares/fare-parts';
import { FareRules } from '../shared/fares/fare-rules';

/** What a journey costs for every rider category, how the fare is calculated, and how certain it is. */
export function FareAnswer({ answer }: { answer: FareAnswerModel }) {
  return (
    <div id={fareAnswerId} className="scroll-mt-4 lg:scroll-mt-44">
      {answer.kind === 'problem' ? (
        <Notice tone="warning" title={answer.title} headingLevel={2}>
          {answer.text}
        </Notice>
      ) : (
        <Fares answer={answer} />
      )}
    </div>
  );
}

function Fares({ answer }: { answer: Extract<FareAnswerModel, { kind: 'fares' }> }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="fare-heading" className="space-y-6">
      <div className="space-y-2">
        <h2 id="fare-heading" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-2xl font-semibold">
          <End end={answer.from} />
          <Icon icon={ArrowRightIcon} label={t`to`} className="text-ink-muted" />
          <End end={answer.to} />
        </h2>
        <p className="text-lg">{answer.sentence}</p>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-muted">
          {answer.days.map((day) => (
            <span key={day}>{day}</span>
          ))}
          <Link href={answer.backHref} className="inline-flex items-center gap-2 print:hidden">
            <Icon icon={TransferIcon} size="sm" />
            <Trans>The other way</Trans>
          </Link>
        </p>
      </div>
      <ul role="list" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {answer.riders.map((rider, index) => (
          <li key={rider.id} className="min-w-0 sm:first:row-span-3">
            <RiderFares rider={rider} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <FareRules title={t`Rules that apply to this journey`} rules={answer.rules} />
    </section>
  );
}

function End({ end: { code, lineId, name } }: { end: EndModel }) {
  return (
    <span className="inline-flex items-center gap-3">
      <StationCode code={code} lineId={lineId} size="md" />
      {name}
    </span>
  );
}

/** One rider category; the general fare comes first and stands out. */
function RiderFares({ rider, isFirst }: { rider: RiderFaresModel; isFirst: boolean }) {
  return (
    <section
      aria-labelledby={`rider-${rider.id}`}
      className={`flex h-full flex-col gap-3 rounded-md border p-4 sm:p-5 print:h-auto print:break-inside-avoid ${isFirst ? 'border-accent bg-accent-soft text-accent-soft-ink' : 'border-line bg-surface-raised'}`}
    >
      <div>
        <h3 id={`rider-${rider.id}`} className="text-lg font-semibold">
          {rider.name}
        </h3>
        {rider.condition && <p className="text-sm text-ink-muted">{rider.condition}</p>}
      </div>
      {rider.fares.map((fare) => (
        <Fare key={fare.medium ?? ''} fare={fare} isOpen={isFirst} />
      ))}
    </section>
  );
}

function Fare({ fare: { medium, amount, parts, doubt }, isOpen }: { fare: FareModel; isOpen: boolean }) {
  const { t } = useLingui();
  return (
    <div className="space-y-2">
      {medium && (
        <p className="border-t border-line pt-3 text-sm font-semibold">
          <Trans>With {medium}</Trans>
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-3xl font-semibold tabular-nums">{amount}</span>
        {doubt && <Badge tone="warning">{doubt}</Badge>}
      </p>
      {parts.length > 0 &&
        (isOpen ? (
          <FareParts parts={parts} />
        ) : (
          <Disclosure summary={t`How it is calculated`}>
            <FareParts parts={parts} />
          </Disclosure>
        ))}
    </div>
  );
}
