import { Trans, useLingui } from '@lingui/react/macro';
import { withoutLineMarks } from '@raang/text-time';
import { Container, SectionHeading } from '@raang/ui';
import { memo, type ReactNode, useState } from 'react';
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

/**
 * The map of the whole network, its layers, and the same stations as a list. Toolbar and map take the width of the window,
 * and on a wide screen its height.
 */
export function NetworkMapView({ model, asked = '', to, way, panel }: NetworkMapViewProps) {
  const { t } = useLingui();
  const [fullScreenPlace, setFullScreenPlace] = useState<HTMLElement | null>(null);
  const codeIn = (lines: NetworkMapModel['lines'], typed: string | undefined) =>
    lines.flatMap(({ stations }) => stations).find(({ code }) => code === typed)?.code;
  const all = [...model.lines, ...model.otherLines];
  // a station of another system is only ever the start of a journey
  const start = codeIn(to ? all : model.lines, asked);
  const end = start && codeIn(all, to);
  return (
    <>
      <div data-full-bleed="" className="map-sheet">
        <div className="map-screen">
          <div data-scroll="keep" className="map-bar">
            <h1 className="text-lg font-semibold">{t`Map of the lines`}</h1>
            <Search model={model} unknown={start ? '' : asked} />
            <LayerNav layers={model.layers} station={start} to={end} />
            <div ref={setFullScreenPlace} className="map-full-screen noscript:hidden print:hidden" />
          </div>
          <a
            href={`#${listId}`}
            className="sr-only rounded-md bg-accent px-5 py-2 font-semibold text-accent-ink underline focus:not-sr-only focus:inline-block focus:px-5 focus:py-2"
          >
            <Trans>Skip to the list of stations</Trans>
          </a>
          <MapStage
            model={model}
            start={start}
            to={end}
            way={way}
            panel={panel}
            fullScreenPlace={fullScreenPlace}
          />
          {model.layer?.remarks.map((remark) => (
            <p key={remark} className="map-remark text-sm text-ink-muted">
              {withoutLineMarks(remark)}
            </p>
          ))}
        </div>
        <Container className="space-y-4 pt-4">
          <Legend model={model} />
        </Container>
      </div>
      <Container className="space-y-5 pt-5 pb-16">
        <p className="text-sm text-ink-muted max-lg:sr-only print:hidden">
          <Trans>
            By keyboard: arrow keys go from station to station, Home and End to the ends of the line, Page Up
            and Page Down to another line; Enter opens a station, Escape closes it. Shift and an arrow move
            the map; + and − zoom, 0 goes back.
          </Trans>
        </p>
        <section data-scroll="keep" aria-labelledby={listId} className="min-w-0 space-y-4 pt-4">
          <SectionHeading id={listId} title={t`Stations as a list`} />
          <List model={model} current={start} />
        </section>
      </Container>
    </>
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

/** Finds a station on the map; in a layer with a start, chooses that. */
function Search({ model: { search, layer, choice }, unknown }: SearchProps) {
  const { t } = useLingui();
  const start = layer?.start;
  if (start)
    return (
      <MapSearch
        key={`${layer.id} from ${start.field.value}`}
        search={start}
        choice={choice}
        label={start.label}
        submit={start.submit}
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
    />
  );
}
