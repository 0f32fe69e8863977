import { Trans, useLingui } from '@lingui/react/macro';
import { Notice, SectionHeading } from '@raang/ui';
import { OpenStations } from '../shared/alerts/open-stations';
import { Freshness } from '../shared/live/freshness';
import { liveKind } from '../shared/live/live-kind';
import { TrainList } from '../shared/train-times/train-list';
import type { StationPageModel } from './station-model';

/** The next trains, a row for each direction, with the time of the page. */
export function NextTrains({ model }: { model: StationPageModel }) {
  const { t } = useLingui();
  const { departures, isOpen, nearestOpen, hrefs, name } = model;
  return (
    <section
      data-live={liveKind(departures.live)}
      aria-labelledby="departures"
      className="space-y-1 lg:space-y-3"
    >
      {/* on a phone the rows speak for themselves, in the first screen */}
      <SectionHeading id="departures" title={t`Next trains`} className="max-lg:sr-only" />
      {departures.rows.length > 0 ? (
        <TrainList
          label={t`Next trains from ${name}`}
          rows={departures.rows}
          madeAt={departures.madeAt}
          hasLines={model.lines.length > 1}
        />
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
      <Freshness asOf={departures.asOf} href={hrefs.here} live={departures.live} />
    </section>
  );
}
