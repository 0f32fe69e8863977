import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, ButtonLink, Link, SectionHeading, SourceNote } from '@raang/ui';
import { FareParts } from '../shared/fares/fare-parts';
import { FareRules } from '../shared/fares/fare-rules';
import { Answers } from './answers';
import type { AnswerModel } from './answers-model';
import { DayForm } from './day-form';
import { OptionTable } from './option-table';
import type { ResultModel } from './result-model';
import { TariffChanges } from './tariff-changes';
import { TicketUses } from './ticket-uses';

/** The recommendation: price and reasons, how to get it, other options, and tariff changes. */
export function Result({ result, answers }: { result: ResultModel; answers: readonly AnswerModel[] }) {
  const { t } = useLingui();
  return (
    <div className="space-y-12">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2 lg:gap-10">
        <Price result={result} />
        <TicketUses uses={result.uses} />
      </div>
      <Answers answers={answers} />
      {result.options.length > 0 && (
        <section aria-labelledby="options" className="space-y-5">
          <SectionHeading
            id="options"
            title={t`Every way to pay`}
            lead={t`Cheapest first, on the day of your journey.`}
          />
          <OptionTable options={result.options} />
        </section>
      )}
      <TariffChanges changes={result.changes} />
      <FareRules title={t`Fare rules`} rules={result.rules} />
      <DayForm form={result.dayForm} />
      <SourceNote {...result.sourceNote} />
    </div>
  );
}

function Price({ result }: { result: ResultModel }) {
  const { amount, amountFor, thereAndBack, doubt, reasons, held, cheaper, parts, period, links } = result;
  return (
    <div className="space-y-5 rounded-md border border-accent bg-accent-soft p-5 text-accent-soft-ink sm:p-6">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="text-4xl font-semibold tabular-nums">{amount}</strong>
          <span>{amountFor}</span>
          {doubt && <Badge tone="warning">{doubt}</Badge>}
        </p>
        {thereAndBack && (
          <p>
            <Trans>
              There and back on one day: <strong>{thereAndBack}</strong>
            </Trans>
          </p>
        )}
        {period && (
          <p className="text-sm">
            <Trans>Valid: {period}</Trans>
          </p>
        )}
      </div>
      <ul className="list-disc space-y-1 ps-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {cheaper && (
          <li>
            <strong>{cheaper.text}</strong>{' '}
            {cheaper.href && (
              <Link href={cheaper.href} className="inline-block print:hidden">
                <Trans>Show the result with this card</Trans>
              </Link>
            )}
          </li>
        )}
      </ul>
      {held && (
        <p className="print:hidden">
          <Link href={held.href} className="inline-block py-1">
            {held.label}
          </Link>
        </p>
      )}
      {parts.length > 0 && (
        <div className="space-y-2 border-t border-line pt-4">
          <h2 className="font-semibold">
            <Trans>How the fare is calculated</Trans>
          </h2>
          <FareParts parts={parts} />
        </div>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink href={links.journeys}>
          <Trans>Plan the journey</Trans>
        </ButtonLink>
        {links.fares && (
          <ButtonLink href={links.fares} variant="secondary">
            <Trans>See all fares</Trans>
          </ButtonLink>
        )}
        {links.tickets && (
          <ButtonLink href={links.tickets} variant="secondary">
            <Trans>All tickets and cards</Trans>
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
