import { Trans, useLingui } from '@lingui/react/macro';
import { Breadcrumbs, Container, PageHeading, SearchIcon, SectionHeading } from '@raang/ui';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { LayerNav } from './layer-nav';
import { MapDrawing } from './map-drawing';
import { MapLegend } from './map-legend';
import { MapList } from './map-list';
import { MapSearch } from './map-search';
import type { NetworkMapModel } from './network-map-model';

const loadControls = () => import('./map-controls').then((module) => module.default);

export interface NetworkMapViewProps {
  model: NetworkMapModel;
  /** The station in the URL: a code, or typed text. */
  asked?: string | undefined;
  /** The panel of that station. */
  panel: ReactNode;
}

/** The map of the whole network, its layers, and the same stations as a list. */
export function NetworkMapView({ model, asked = '', panel }: NetworkMapViewProps) {
  const { t } = useLingui();
  const current = model.lines.flatMap(({ stations }) => stations).find(({ code }) => code === asked)?.code;
  const search = { ...model.search, field: { ...model.search.field, value: asked } };
  return (
    <Container className="space-y-6 pt-4 pb-16">
      <Breadcrumbs items={model.crumbs} />
      <PageHeading
        title={t`Map of the lines`}
        lead={t`Choose a station for its next trains, exits and fares.`}
      />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-8 print:hidden">
        <MapSearch
          // another URL is another form: its field starts with the station of that URL
          key={asked}
          search={search}
          choice={model.choice}
          label={t`Find a station on the map`}
          submit={t`Show`}
          icon={SearchIcon}
        />
        <LayerNav layers={model.layers} />
      </div>
      <ShownLayer model={model} />
      <a
        href={`#${listId}`}
        className="sr-only rounded-md bg-accent px-5 py-2 font-semibold text-accent-ink underline focus:not-sr-only focus:inline-block focus:px-5 focus:py-2"
      >
        <Trans>Skip to the list of stations</Trans>
      </a>
      <div
        data-scroll="keep"
        className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem] print:block"
      >
        <MapSheet model={model} current={current} />
        <div className={asked ? 'min-w-0 self-stretch print:hidden' : 'hidden'}>
          <div className="lg:sticky lg:top-4">{panel}</div>
        </div>
        {/* beside the map, unless a station is open there */}
        <section aria-labelledby={listId} className={`min-w-0 space-y-4 ${asked ? 'lg:col-span-full' : ''}`}>
          <SectionHeading id={listId} title={t`Stations as a list`} />
          <MapList model={model} current={current} isWide={asked !== ''} />
        </section>
      </div>
    </Container>
  );
}

const listId = 'stations';

/** The chosen layer with its missing data and its form. */
function ShownLayer({ model: { layer, choice } }: { model: NetworkMapModel }) {
  const { t } = useLingui();
  if (!layer) return null;
  return (
    <div className="space-y-3">
      {layer.fares && (
        <div className="max-w-text">
          <MapSearch
            key={layer.fares.field.value}
            search={layer.fares}
            choice={choice}
            label={t`Fares from a station`}
            submit={t`Show fares`}
          />
        </div>
      )}
      {layer.remarks.map((remark) => (
        <p key={remark} className="max-w-text text-ink-muted">
          {remark}
        </p>
      ))}
    </div>
  );
}

type Controls = ComponentType<{
  frame: React.RefObject<HTMLElement | null>;
  model: NetworkMapModel;
  current: string | undefined;
  isOverMap: boolean;
}>;

/** The map in its scrolling frame, with the legend below. */
function MapSheet({ model, current }: { model: NetworkMapModel; current: string | undefined }) {
  const frame = useRef<HTMLDivElement>(null);
  const [Controls, setControls] = useState<Controls>();
  useEffect(() => {
    let isGone = false;
    loadControls().then(
      (control) => isGone || setControls(() => control),
      // after a failed load (new build, lost connection) the map still scrolls and has links
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  // lines of connecting systems need the corners of the map
  const isOverMap = model.connections.length === 0;
  return (
    <div className="map-sheet relative min-w-0 space-y-3">
      <div
        className={`z-10 min-h-10 print:hidden ${isOverMap ? 'lg:absolute lg:end-3 lg:top-3 lg:min-h-0' : ''}`}
      >
        {Controls && <Controls frame={frame} model={model} current={current} isOverMap={isOverMap} />}
      </div>
      <div
        ref={frame}
        className="map-frame relative max-h-[75svh] overflow-auto rounded-md border border-line bg-surface-raised lg:mt-0 lg:max-h-none"
      >
        <MapDrawing model={model} current={current} />
      </div>
      <MapLegend model={model} />
      {Controls && (
        <p className="text-sm text-ink-muted max-lg:sr-only print:hidden">
          <Trans>
            By keyboard: arrow keys go from station to station, Home and End to the ends of the line, Page Up
            and Page Down to another line; Enter opens a station. Shift and an arrow move the map; + and −
            zoom, 0 goes back.
          </Trans>
        </p>
      )}
    </div>
  );
}
