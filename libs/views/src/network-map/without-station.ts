import type { MapQuery } from '../shared/page/model-context';
import { hasStart } from './start-layers';

/** The map without the open station. Fares and last trains from that station, of our network, stay. */
export function withoutStation(query: Pick<MapQuery, 'from' | 'layer'>, code: string | undefined): MapQuery {
  return hasStart(query.layer) && code ? { from: code, ...query } : query;
}
