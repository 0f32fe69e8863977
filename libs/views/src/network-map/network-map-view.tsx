import { Trans, useLingui } from '@lingui/react/macro';
import { withoutLineMarks } from '@raang/text-time';
import { Breadcrumbs, Container, SearchIcon, SectionHeading } from '@raang/ui';
import { memo, type ReactNode } from 'react';
import { LayerNav } from './layer-nav';
import { MapLegend } from './map-legend';
import { MapList } from './map-list';
import { MapSearch } from './map-search';
import { MapStage } from './map-stage';
import type { MapWayModel } from './map-way-model';
import type { NetworkMapModel } from './network-map-model';

export interface NetworkMapViewProps {
  model: NetworkMapModel;
  /** The station in the URL: a code, or typed text. */
  asked?: string | undefined;
  /** Where a journey from there leads, as in the URL. */
  to?: string | undefined;
  /** The first way of that journey. */
  way?: MapWayModel | undefined;
  /** The panel of that station. */
  panel: ReactNode;
}

/** The map of the whole network, its layers, and the same stations as a list. The map fills the first screen. */
export function NetworkMapView({ model, asked = '', to, way, panel }: NetworkMapViewProps) {
  const { t } = useLingui();
  const codeIn = (lines: NetworkMapModel['lines'], typed: string | undefined) =>
    lines.flatMap(({ stations }) => stations).find(({ code }) => code === typed)?.code;
  const all = [...model.lines, ...model.otherLines];
  // a station of another system is only ever the start of a journey
  const start = codeIn(to ? all : model.lines, asked);
  const end = start && codeIn(all, to);
  return (
    // no container: in older browsers its full screen would be no larger
    <Container className="space-y-5 pt-2 pb-16 [container-type:normal]">
      <div className="map-sheet space-y-4">
        <div className="map-screen">
          <div className="lg:flex lg:flex-row-reverse lg:items-baseline lg:justify-between lg:gap-6">
            <Breadcrumbs items={model.crumbs} />
            <h1 className="text-3xl font-semibold">{t`Map of the lines`}</h1>
          </div>
          <div
            data-scroll="keep"
            className="grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] print:hidden"
          >
            <Search model={model} unknown={start ? '' : asked} />
            <LayerNav layers={model.layers} station={start} to={end} />
          </div>
          {model.layer?.remarks.map((remark) => (
            <p key={remark} className="text-sm text-ink-muted">
              {withoutLineMarks(remark)}
            </p>
          ))}
          <a
            href={`#${listId}`}
            className="sr-only rounded-md bg-accent px-5 py-2 font-semibold text-accent-ink underline focus:not-sr-only focus:inline-block focus:px-5 focus:py-2"
          >
            <Trans>Skip to the list of stations</Trans>
          </a>
          <MapStage model={model} start={start} to={end} way={way} panel={panel} />
        </div>
        <Legend model={model} />
      </div>
      <p className="text-sm text-ink-muted max-lg:sr-only print:hidden">
        <Trans>
          By keyboard: arrow keys go from station to station, Home and End to the ends of the line, Page Up
          and Page Down to another line; Enter opens a station, Escape closes it. Shift and an arrow move the
          map; + and − zoom, 0 goes back.
        </Trans>
      </p>
      <section data-scroll="keep" aria-labelledby={listId} className="min-w-0 space-y-4 pt-4">
        <SectionHeading id={listId} title={t`Stations as a list`} />
        <List model={model} current={start} />
      </section>
    </Container>
  );
}

const listId = 'stations';
// neither changes with the open station, or only a part of it
const Legend = memo(MapLegend);
const List = memo(MapList);

interface SearchProps {
  model: NetworkMapModel;
  /** Typed text that is the code of no station. */
  unknown: string;
}

/** Finds a station on the map; in the layer of fares, chooses where they start. */
function Search({ model: { search, layer, choice }, unknown }: SearchProps) {
  const { t } = useLingui();
  if (layer?.fares)
    return (
      <MapSearch
        key={`from ${layer.fares.field.value}`}
        search={layer.fares}
        choice={choice}
        label={t`Fares from a station`}
        submit={t`Show fares`}
      />
    );
  return (
    <MapSearch
      // empty for every open station: a form anew for each would delay the map
      key={unknown}
      search={{ ...search, field: { ...search.field, value: unknown } }}
      choice={choice}
      label={t`Find a station on the map`}
      submit={t`Show`}
      icon={SearchIcon}
    />
  );
}
