import { Trans, useLingui } from '@lingui/react/macro';
import { fillLabel, Notice, SectionHeading, Time, useLabels } from '@raang/ui';
import { OpenStations } from '../shared/alerts/open-stations';
import { Freshness } from '../shared/live/freshness';
import type { DepartureRowModel } from '../shared/train-times/departure-board-model';
import type { StationPageModel } from './station-model';

/** The next trains, a row for each direction, with the time of the page. */
export function NextTrains({ model }: { model: StationPageModel }) {
  const { t } = useLingui();
  const { departures, isOpen, nearestOpen, hrefs, name } = model;
  return (
    <section data-live aria-labelledby="departures" className="space-y-1 lg:space-y-3">
      {/* on a phone the rows speak for themselves, in the first screen */}
      <SectionHeading id="departures" title={t`Next trains`} className="max-lg:sr-only" />
      {departures.rows.length > 0 ? (
        <ul role="list" aria-label={t`Next trains from ${name}`} className="next-trains">
          {departures.rows.map((row) => (
            <Direction key={row.id} row={row} hasLines={model.lines.length > 1} />
          ))}
        </ul>
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

interface DirectionProps {
  row: DepartureRowModel;
  /** The station has several lines, whose names tell them apart. */
  hasLines: boolean;
}

function Direction({ row, hasLines }: DirectionProps) {
  const labels = useLabels();
  const { line, headsign, via, platform, time, everyShort, wait, lastShort, timeNote, note } = row;
  const place = platform && fillLabel(labels.platform, { platform });
  const lineName = hasLines && fillLabel(labels.line, { line: line.name });
  return (
    <li data-line={line.id}>
      <p>
        {headsign}
        <span className="detail">{[lineName, via, place].filter(Boolean).join(' · ')}</span>
      </p>
      <p>
        {time ? <Time {...time} /> : everyShort}
        <span className="detail" data-tone={note && 'warning'}>
          {note ?? wait ?? lastShort ?? timeNote}
        </span>
      </p>
    </li>
  );
}
