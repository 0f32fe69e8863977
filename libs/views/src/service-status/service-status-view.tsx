import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink, Container, Notice, PageHeading, SectionHeading, StatusBoard } from '@raang/ui';
import { AlertNotes } from '../shared/alerts/alert-notes';
import type { ServiceStatusModel } from './service-status-model';
import { Freshness } from '../shared/live/freshness';
import { toFullRow } from '../shared/alerts/status-rows';

/** Current and planned service, lifts and escalators, and how reliable the page is. */
export function ServiceStatusView({ model }: { model: ServiceStatusModel }) {
  const { t } = useLingui();
  const { summary, board, hours } = model;
  const firstOf = new Map(board.now.map((row) => [row.line.id, row] as const).toReversed());
  return (
    <Container className="space-y-8 pt-4 pb-16">
      <PageHeading crumbs={model.crumbs} title={model.title} lead={model.lead} />
      {summary && <Notice tone={summary.tone} title={summary.text} />}
      <section data-live aria-label={t`Lines`} className="space-y-3">
        <StatusBoard
          headingLevel={2}
          now={board.now.map((row) =>
            toFullRow(row, firstOf.get(row.line.id) === row ? hours[row.line.id] : undefined),
          )}
          week={board.week.map((row) => toFullRow(row))}
          later={board.later.map((row) => toFullRow(row))}
          checkedAt={board.checkedAt}
          basis={board.basis}
        />
        <Freshness asOf={board.asOf} href={board.href} />
        <div className="flex flex-wrap gap-3 pt-2 print:hidden">
          {model.ways.map(({ href, label }) => (
            <ButtonLink key={href} href={href} variant="secondary" size="sm">
              {label}
            </ButtonLink>
          ))}
        </div>
      </section>
      <Access access={model.access} />
    </Container>
  );
}

function Access({ access }: Pick<ServiceStatusModel, 'access'>) {
  const { t } = useLingui();
  const { now, toCome, noAlertsNote, facilities } = access;
  return (
    <section aria-labelledby="lifts" className="space-y-4">
      <SectionHeading
        id="lifts"
        title={t`Lifts and escalators`}
        more={facilities && { href: facilities.href, label: facilities.label }}
      />
      {noAlertsNote && <p className="max-w-text">{noAlertsNote}</p>}
      <AlertNotes notes={now} headingLevel={3} />
      {toCome.length > 0 && (
        <>
          <h3 className="text-lg font-semibold">
            <Trans>Planned</Trans>
          </h3>
          <AlertNotes notes={toCome} headingLevel={3} />
        </>
      )}
    </section>
  );
}
