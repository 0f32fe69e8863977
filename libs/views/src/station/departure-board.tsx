import { Trans, useLingui } from '@lingui/react/macro';
import { DepartureTable, Link, Notice, SectionHeading, Time } from '@raang/ui';
import type { StationPageModel } from './station-model';

/** The next trains by direction, with the time of the page. */
export function DepartureBoard({ model }: { model: StationPageModel }) {
  const { t } = useLingui();
  const { departures, isOpen, hrefs, name } = model;
  const asOf = <Time {...departures.asOf} />;
  return (
    <section aria-labelledby="departures" className="space-y-3">
      <SectionHeading id="departures" title={t`Next trains`} />
      {departures.rows.length > 0 ? (
        <DepartureTable caption={t`Next trains from ${name}`} captionHidden departures={departures.rows} />
      ) : (
        <Notice tone={isOpen ? 'info' : 'danger'}>
          {isOpen ? (
            <Trans>We have no information about trains from this station.</Trans>
          ) : (
            <Trans>No train stops here now. Please use another station.</Trans>
          )}
        </Notice>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
        <span>
          <Trans>As of {asOf}</Trans>
        </span>
        <Link href={hrefs.here} className="print:hidden">
          <Trans>Update</Trans>
        </Link>
      </p>
    </section>
  );
}
