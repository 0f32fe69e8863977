import { msg } from '@lingui/core/macro';
import type { Line, StationDetail } from '@raang/domain';
import { toLineShape } from './line-shape';
import type { ModelContext } from '../page/model-context';
import { shortLineName, signCode, type StationIndex, stationName, toChanges } from '../words/station-words';

/** A part of a line around a station, as a diagram. A station that a line passes twice has two. */
export interface LineStretchModel {
  id: string;
  line: { id: string; name: string };
  /** From its first to its last station. */
  title: string;
  stations: StretchStationModel[];
}

export interface StretchStationModel {
  code: string;
  name: string;
  /** The station's page; absent for the page's own station. */
  href?: string | undefined;
  isCurrent: boolean;
  isClosed: boolean;
  changes: { lineId: string; name: string; code: string; href?: string | undefined }[];
}

/** Number of stations on either side. */
const reach = 2;

interface StretchSources {
  station: Pick<StationDetail, 'code'>;
  lines: readonly Line[];
  stations: StationIndex;
  /** Where no train stops now. */
  closed?: ReadonlySet<string>;
}

export function toLineStretches(sources: StretchSources, context: ModelContext): LineStretchModel[] {
  const { station, lines } = sources;
  return lines.flatMap((line) => {
    const { main, branches } = toLineShape(line);
    return [main, ...branches].flatMap((way, wayIndex) =>
      positionsOf(station.code, way).map((at) => {
        const stretch = way.slice(Math.max(0, at - reach), at + reach + 1);
        return {
          id: `${line.id}-${wayIndex}-${at}`,
          line: { id: line.id, name: shortLineName(line.name[context.locale]) },
          title: titleOf(stretch, sources, context),
          stations: stretch.map((code) => toStretchStation(code, sources, context)),
        };
      }),
    );
  });
}

const positionsOf = (code: string, way: readonly string[]) =>
  way.flatMap((one, index) => (one === code ? [index] : []));

function titleOf(way: readonly string[], { stations }: StretchSources, context: ModelContext): string {
  const from = stationName(way[0] ?? '', stations, context);
  const to = stationName(way.at(-1) ?? '', stations, context);
  return context.i18n._(msg`${from} – ${to}`);
}

function toStretchStation(
  code: string,
  { station, stations, closed }: StretchSources,
  context: ModelContext,
): StretchStationModel {
  const { hrefs, locale } = context;
  const known = stations.get(code);
  const isCurrent = code === station.code;
  return {
    code: signCode(code, stations),
    name: stationName(code, stations, context),
    href: isCurrent ? undefined : hrefs.station(locale, code),
    isCurrent,
    isClosed: closed?.has(code) ?? false,
    changes: (known ? toChanges(known, stations, context) : []).map(
      ({ lineId, line, code: other, href }) => ({
        lineId,
        name: line,
        code: other,
        href,
      }),
    ),
  };
}
