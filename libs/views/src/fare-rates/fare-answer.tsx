import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRightIcon, Badge, Disclosure, Icon, Link, Notice, StationCode, TransferIcon } from '@raang/ui';
import type { ReactNode } from 'react';
import type { EndModel, FareAnswerModel } from './fare-answer-model';
import type { FareModel, RiderFaresModel } from '../shared/fares/rider-fares-model';
import { fareAnswerId } from '../shared/fares/fare-answer-id';
import { FareParts } from '../shared/fares/fare-parts';
import { FareRules } from '../shared/fares/fare-rules';

type FaresModel = Extract<FareAnswerModel, { kind: 'fares' }>;

interface FareAnswerProps<Model> {
  answer: Model;
  /** The form, which follows the price. */
  children: ReactNode;
}

/** What a journey costs: the general fare and what it is made of, the form, then the fares of other rider categories. */
export function FareAnswer({ answer, children }: FareAnswerProps<FareAnswerModel>) {
  if (answer.kind === 'fares') return <Fares answer={answer}>{children}</Fares>;
  return (
    <>
      {children}
      <Notice id={fareAnswerId} tone="warning" title={answer.title} headingLevel={2} className={scrollMargin}>
        {answer.text}
      </Notice>
    </>
  );
}

const scrollMargin = 'scroll-mt-4 lg:scroll-mt-44';

function Fares({ answer, children }: FareAnswerProps<FaresModel>) {
  const { t } = useLingui();
  const [general, ...others] = answer.riders;
  return (
    <>
      <section
        id={fareAnswerId}
        aria-labelledby="fare-heading"
        className={`${scrollMargin} space-y-3 rounded-md border border-accent bg-accent-soft p-3 text-accent-soft-ink sm:p-5 print:break-inside-avoid`}
      >
        <h2
          id="fare-heading"
          className="flex flex-wrap items-center gap-x-2 text-lg font-semibold sm:gap-x-3"
        >
          <End end={answer.from} />
          <Icon icon={ArrowRightIcon} label={t`to`} />
          <End end={answer.to} />
        </h2>
        {general?.fares.map((fare) => (
          <Fare key={fare.medium ?? ''} fare={fare} rider={general.name} isOpen />
        ))}
        <p className="flex flex-wrap items-center gap-x-4 text-sm">
          {answer.days.map((day) => (
            <span key={day}>{day}</span>
          ))}
          <Link href={answer.backHref} className="inline-flex min-h-11 items-center gap-2 print:hidden">
            <Icon icon={TransferIcon} size="sm" />
            <Trans>The other way</Trans>
          </Link>
        </p>
      </section>
      {children}
      {others.length > 0 && (
        <ul role="list" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {others.map((rider) => (
            <li key={rider.id} className="min-w-0">
              <RiderFares rider={rider} />
            </li>
          ))}
        </ul>
      )}
      <FareRules title={t`Rules that apply to this journey`} rules={answer.rules} />
    </>
  );
}

/** On a phone the names are enough: the price has to be in view. */
function End({ end: { code, lineId, name } }: { end: EndModel }) {
  return (
    <span className="inline-flex items-center gap-3">
      <StationCode code={code} lineId={lineId} className="max-sm:hidden" />
      {name}
    </span>
  );
}

/** Any rider category but the general one. */
function RiderFares({ rider }: { rider: RiderFaresModel }) {
  return (
    <section
      aria-labelledby={`rider-${rider.id}`}
      className="flex h-full flex-col gap-3 rounded-md border border-line bg-surface-raised p-4 sm:p-5 print:h-auto print:break-inside-avoid"
    >
      <div>
        <h3 id={`rider-${rider.id}`} className="text-lg font-semibold">
          {rider.name}
        </h3>
        {rider.condition && <p className="text-sm text-ink-muted">{rider.condition}</p>}
      </div>
      {rider.fares.map((fare) => (
        <Fare key={fare.medium ?? ''} fare={fare} />
      ))}
    </section>
  );
}

interface FareProps {
  fare: FareModel;
  /** Names the rider category beside the amount, where no heading does. */
  rider?: string;
  /** Shows what the fare is made of. */
  isOpen?: boolean;
}

function Fare({ fare: { medium, amount, parts, doubt }, rider, isOpen = false }: FareProps) {
  const { t } = useLingui();
  return (
    <div className="max-w-text space-y-2">
      {medium && (
        <p className="border-t border-line pt-3 text-sm font-semibold">
          <Trans>With {medium}</Trans>
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span data-fare="" className="text-3xl font-semibold tabular-nums">
          {amount}
        </span>
        {rider}
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
