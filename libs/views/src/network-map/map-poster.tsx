import { useLingui } from '@lingui/react/macro';
import { MapDrawing } from './map-drawing';
import { MapLegend } from './map-legend';
import type { MapLineModel } from './map-lines-model';
import type { NetworkMapModel } from './network-map-model';

export interface MapPosterProps {
  model: NetworkMapModel;
  /** The authority's full name. */
  authority: string;
  /** URL of the authority's emblem. */
  emblem: string;
  /** Where the map can be seen with the current service. */
  website: string;
}

/** The same map as a sheet to print: title, map, legend, and the day of the network that it shows. */
export function MapPoster({ model, authority, emblem, website }: MapPosterProps) {
  const { t } = useLingui();
  return (
    <article className="map-poster">
      <header>
        <img src={emblem} alt="" />
        <div>
          <h1>{t`Map of the lines`}</h1>
          <p>{authority}</p>
        </div>
        <p className="website">{website}</p>
      </header>
      <div className="map-sheet">
        <MapDrawing model={withoutLinks(model)} />
        <MapLegend model={model} />
      </div>
    </article>
  );
}

/** Paper has no links. */
function withoutLinks({ lines, otherLines, ...model }: NetworkMapModel): NetworkMapModel {
  const unlink = (line: MapLineModel) => ({
    ...line,
    stations: line.stations.map((station) => ({ ...station, href: '' })),
  });
  return { ...model, lines: lines.map(unlink), otherLines: otherLines.map(unlink) };
}
