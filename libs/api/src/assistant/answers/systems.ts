import type { Agency, StationCode } from '@raang/domain';
import type { Asked } from './answer';

/** What passengers call the trains of an agency; its name if it has no brand. */
export const systemName = ({ brand, name }: Agency, { locale }: Pick<Asked, 'locale'>): string =>
  (brand ?? name)[locale];

/** The agencies whose trains call at a station, each once. */
export function agenciesAt(
  station: StationCode,
  { lines, stations }: Pick<Asked, 'lines' | 'stations'>,
): Agency[] {
  const { lineIds = [] } = stations.get(station) ?? {};
  const agencies = lines.filter(({ id }) => lineIds.includes(id)).map(({ agency }) => agency);
  return [...new Map(agencies.map((agency) => [agency.id, agency])).values()];
}

/** What passengers call the trains at a station. */
export const systemsOf = (station: StationCode, asked: Asked): string[] =>
  agenciesAt(station, asked).map((agency) => systemName(agency, asked));

/** As people dial it in the country: `0 2617 6000`. */
export const telephoneOf = ({ telephone }: Agency): string | undefined => telephone?.replace(/^\+66 /, '0 ');
