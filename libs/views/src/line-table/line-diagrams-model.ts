import { msg } from '@lingui/core/macro';
import type { Line } from '@raang/domain';
import { toLineShape } from '../shared/lines/line-shape';
import { stationName, toChanges } from '../shared/words/station-words';
import type { StationSources } from './station-sources';

/** The whole line, or a branch with a title. */
export interface LineDiagramModel {
  title?: string | undefined;
  stations: DiagramStationModel[];
}

export interface DiagramStationModel {
  code: string;
  name: string;
  /** The station's page. */
  href: string;
  changes: { lineId: string; name: string; code: string; href?: string | undefined }[];
  /** Marks a branch, or a station that the line passes twice. */
  notes: string[];
}

/** The whole line, then each branch. */
export function toDiagrams(line: Line, sources: StationSources): LineDiagramModel[] {
  const { stations, context } = sources;
  const { main, branches } = toLineShape(line);
  const nameOf = (code: string | undefined) => stationName(code ?? '', stations, context);
  const forkNotes = (code: string) =>
    branches
      .filter((branch) => branch.some((one) => one === code))
      .map((branch) => nameOf(branch.findLast((one) => !main.includes(one))))
      .map((end) => context.i18n._(msg`Change here for the branch to ${end}`));
  return [
    {
      stations: main.map((code, index) => ({
        ...toDiagramStation(code, sources),
        notes: [...loopNotes(main, index, sources), ...forkNotes(code)],
      })),
    },
    ...branches.map((branch) => {
      const [from, to] = [nameOf(branch[0]), nameOf(branch.at(-1))];
      return {
        title: context.i18n._(msg`Branch: ${from} – ${to}`),
        stations: branch.map((code) => toDiagramStation(code, sources)),
      };
    }),
  ];
}

function toDiagramStation(code: string, { data, stations, context }: StationSources): DiagramStationModel {
  const { hrefs, locale } = context;
  const { group, category } = data;
  const station = stations.get(code);
  const address = { group: group.slug, category: category.slug };
  const lineHref = (lineId: string) => {
    const line = data.sources.lines.find(({ id }) => id === lineId)?.id;
    return line && hrefs.listing(locale, address, { line });
  };
  return {
    code,
    name: stationName(code, stations, context),
    href: hrefs.station(locale, code),
    changes: (station ? toChanges(station, stations, context) : []).map(({ lineId, line, code: other }) => ({
      lineId,
      name: line,
      code: other,
      href: lineHref(lineId),
    })),
    notes: [],
  };
}

/** For a station that the line passes twice: where the other position is. */
function loopNotes(way: readonly string[], index: number, { stations, context }: StationSources): string[] {
  const { i18n } = context;
  const other = way.findIndex((code, position) => code === way[index] && position !== index);
  if (other < 0) return [];
  const [before, after] = [way[other - 1], way[other + 1]].map(
    (code) => code && stationName(code, stations, context),
  );
  if (before && after) return [i18n._(msg`Trains stop here again between ${before} and ${after}`)];
  const neighbour = before ?? after;
  return neighbour ? [i18n._(msg`Also the end of the loop via ${neighbour}`)] : [];
}
