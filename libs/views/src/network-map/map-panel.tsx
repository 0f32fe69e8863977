import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink, Disclosure, LineBadge, Link, Notice, StationCode, Time } from '@raang/ui';
import { AlertNotes } from '../shared/alerts/alert-notes';
import { Change } from '../shared/lines/change';
import { LiveAge } from '../shared/live/live-age';
import { StationOffers } from '../shared/station-field/station-offers-list';
import type { StationTimesModel } from '../shared/station/station-times-model';
import { TrainList } from '../shared/train-times/train-list';
import type { MapPanelModel, StationPanelModel, UnknownStationModel } from './map-panel-model';
import { mapPanelId } from './map-ids';
import { MapJourney } from './map-journey';
import { MapPanelSection } from './map-panel-section';

/** The panel beside the map: a station, or the journey to a second one. */
export function MapPanel({
  model: { station, unknown, journey },
}: {
  model: Pick<MapPanelModel, 'station' | 'unknown' | 'journey'>;
}) {
  if (journey) return <MapJourney journey={journey} />;
  if (station) return <StationPanel station={station} unknown={unknown} />;
  return unknown ? <UnknownStation unknown={unknown} /> : null;
}

interface StationPanelProps {
  station: StationPanelModel;
  /** The name of a second station, if there is none of that name. */
  unknown: UnknownStationModel | undefined;
}

function StationPanel({ station, unknown }: StationPanelProps) {
  const { t } = useLingui();
  const {
    code,
    name,
    other,
    note,
    isStart,
    lines,
    alerts,
    hrefs,
    departures,
    times,
    changes,
    exits,
    facilities,
    nearby,
  } = station;
  return (
    <MapPanelSection
      station={code}
      className="[&_h3]:font-semibold"
      head={
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <StationCode code={code} lineId={lines[0]?.id} />
            {lines.map((line) => (
              <LineBadge key={line.id} lineId={line.id} name={line.name} wordForLine={false} />
            ))}
          </div>
          <div className="mt-1 flex flex-wrap items-baseline gap-x-2">
            <h2
              id={mapPanelId}
              tabIndex={-1}
              translate="no"
              className="scroll-mt-4 text-xl font-semibold wrap-anywhere"
            >
              {name}
            </h2>
            <p lang={other.lang} translate="no" className="text-ink-muted">
              {other.name}
            </p>
          </div>
        </div>
      }
      close={{ href: hrefs.close, label: t`Close ${name}` }}
    >
      {unknown && <UnknownName unknown={unknown} />}
      {note && <p className="mt-3">{note}</p>}
      {isStart && (
        <p className="mt-1 text-sm text-ink-muted print:hidden">
          <Trans>Tap another station for the journey and the fare</Trans>
        </p>
      )}
      <div className="mt-3 grid grid-cols-2 gap-2 print:hidden">
        <ButtonLink href={hrefs.from} className="px-2! text-sm">
          <Trans context="a station on the map">From here</Trans>
        </ButtonLink>
        <ButtonLink href={hrefs.to} className="px-2! text-sm">
          <Trans context="a station on the map">To here</Trans>
        </ButtonLink>
        <ButtonLink href={hrefs.fares} className="px-2! text-sm" variant="secondary">
          <Trans context="a station on the map">Fares from here</Trans>
        </ButtonLink>
        <ButtonLink href={hrefs.station} className="px-2! text-sm" variant="secondary">
          <Trans>Station page</Trans>
        </ButtonLink>
      </div>
      {(alerts.now.length > 0 || alerts.toCome.length > 0) && (
        <div className="mt-4 space-y-3">
          <AlertNotes notes={alerts.now} headingLevel={3} />
          <AlertNotes notes={alerts.toCome} headingLevel={3} />
        </div>
      )}
      <Departures departures={departures} name={name} />
      {changes.length > 0 && (
        <>
          <h3 className="mt-4">
            <Trans>Change here</Trans>
          </h3>
          <ul role="list" className="space-y-1">
            {changes.map((change) => (
              <li key={`${change.lineId}-${change.line}`}>
                <Change change={change} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-3 border-t border-line pt-1">
        {times && (
          <Disclosure summary={t`First and last trains`} headingLevel={3}>
            <Times times={times} />
          </Disclosure>
        )}
        {exits.length > 0 && (
          <Disclosure summary={t`Exits`} headingLevel={3}>
            <Exits exits={exits} />
          </Disclosure>
        )}
        {facilities.rows.length > 0 && (
          <Disclosure summary={t`Facilities`} headingLevel={3}>
            <Facilities facilities={facilities} />
          </Disclosure>
        )}
        {nearby.map(({ id, title, items, more }) => (
          <Disclosure key={id} summary={title} headingLevel={3}>
            <ul role="list" className="space-y-2">
              {items.map((item) => (
                <li key={item.href} lang={item.lang}>
                  <Link href={item.href}>{item.title}</Link>
                  <span className="block text-sm text-ink-muted">{item.facts.join(' · ')}</span>
                </li>
              ))}
              <li>
                <Link href={more.href}>{more.label}</Link>
              </li>
            </ul>
          </Disclosure>
        ))}
      </div>
    </MapPanelSection>
  );
}

function Departures({ departures, name }: { departures: StationPanelModel['departures']; name: string }) {
  const { t } = useLingui();
  const asOf = <Time {...departures.asOf} />;
  return (
    <div className="mt-4 space-y-1">
      <h3>
        <Trans>Next trains</Trans>
      </h3>
      {departures.rows.length > 0 ? (
        <TrainList {...departures} label={t`Next trains from ${name}`} hasLines />
      ) : (
        <p className="text-ink-muted">
          <Trans>We have no information about trains from this station now.</Trans>
        </p>
      )}
      <p className="text-sm text-ink-muted">
        {departures.live ? <LiveAge {...departures.live} /> : <Trans>As of {asOf}</Trans>}
      </p>
    </div>
  );
}

function Times({ times: { days, rows, doubt } }: { times: StationTimesModel }) {
  return (
    <ul role="list" className="space-y-3">
      {rows.map(({ id, headsign, via, times }) => (
        <li key={id}>
          <p className="font-semibold">{headsign}</p>
          <p className="text-sm text-ink-muted">{via}</p>
          <dl className="text-sm">
            {days.map((day, index) => (
              <div key={day} className="mt-1">
                <dt className="text-ink-muted">{day}</dt>
                <dd className="tabular-nums">
                  <FirstAndLast times={times[index]} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
      {doubt && <li className="text-sm text-ink-muted">{doubt}</li>}
    </ul>
  );
}

function FirstAndLast({ times }: { times: StationTimesModel['rows'][number]['times'][number] }) {
  if (!times) return <Trans>No trains</Trans>;
  const [first, last] = [times.first, times.last].map(({ text, remark }) =>
    remark ? `${text} (${remark})` : text,
  );
  return (
    <Trans>
      First {first}, last {last}
    </Trans>
  );
}

function Exits({ exits }: { exits: StationPanelModel['exits'] }) {
  return (
    <ul role="list" className="space-y-1">
      {exits.map(({ name, landmarks }) => (
        <li key={name} className="flex items-start gap-2">
          <span className="inline-flex min-w-9 justify-center rounded-sm border-2 border-ink px-1 text-sm font-semibold tabular-nums">
            <span className="sr-only">
              <Trans>Exit</Trans>{' '}
            </span>
            {name}
          </span>
          <span className="min-w-0">{landmarks}</span>
        </li>
      ))}
    </ul>
  );
}

function Facilities({ facilities: { rows } }: { facilities: StationPanelModel['facilities'] }) {
  return (
    <ul role="list" className="space-y-1">
      {rows.map(({ id, name, state, note, provenance }) => (
        <li key={id}>
          {name}
          {state === 'none' && (
            <>
              {': '}
              <Trans>none</Trans>
            </>
          )}
          {[note, provenance].filter(Boolean).map((text) => (
            <span key={text} className="block text-sm text-ink-muted">
              {text}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

function UnknownStation({ unknown }: { unknown: UnknownStationModel }) {
  return (
    <section aria-labelledby={mapPanelId}>
      <UnknownName unknown={unknown} id={mapPanelId} />
    </section>
  );
}

function UnknownName({ unknown: { message, offers }, id }: { unknown: UnknownStationModel; id?: string }) {
  return (
    <Notice tone="warning">
      <p id={id} tabIndex={id ? -1 : undefined}>
        {message}
      </p>
      <StationOffers offers={offers} />
    </Notice>
  );
}
