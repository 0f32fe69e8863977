import type { MapQuery } from '../shared/page/model-context';

/** The map without the open station. Fares from that station, of our network, stay. */
export function withoutStation(query: Pick<MapQuery, 'from' | 'layer'>, code: string | undefined): MapQuery {
  return query.layer === 'fares' && code ? { from: code, ...query } : query;
}
