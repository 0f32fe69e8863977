import { Trans, useLingui } from '@lingui/react/macro';
import { DepartureTable, Notice, SectionHeading } from '@raang/ui';
import { OpenStations } from '../shared/alerts/open-stations';
import { Freshness } from '../shared/live/freshness';
import type { StationPageModel } from './station-model';

/** The next trains by direction, with the time of the page. */
export function DepartureBoard({ model }: { model: StationPageModel }) {
  const { t } = useLingui();
  const { departures, isOpen, nearestOpen, hrefs, name } = model;
  return (
    <section data-live aria-labelledby="departures" className="space-y-3">
      <SectionHeading id="departures" title={t`Next trains`} />
      {departures.rows.length > 0 ? (
        <DepartureTable caption={t`Next trains from ${name}`} captionHidden departures={departures.rows} />
      ) : (
        <Notice tone={isOpen ? 'info' : 'danger'}>
          {isOpen ? (
            <Trans>We have no information about trains from this station.</Trans>
          ) : (
            <>
              <Trans>No train stops here now. Please use another station.</Trans>
              <OpenStations stations={nearestOpen} />
            </>
          )}
        </Notice>
      )}
      <Freshness asOf={departures.asOf} href={hrefs.here} />
    </section>
  );
}
