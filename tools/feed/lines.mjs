// routes.txt: a line of the network is a GTFS route.
import { clock, compact, seconds } from './values.mjs';
import { english } from './translations.mjs';

/** route_type of the extended list: https://gtfs.org/documentation/schedule/reference/#routestxt */
const routeTypes = /** @type {Record<string, number>} */ ({ metro: 1, rail: 2, monorail: 12 });

/** @param {import('./tables.mjs').Tables} tables @returns {import('./csv.mjs').FeedFile} */
export const routes = ({ lines }) => ({
  file: 'routes.txt',
  columns: [
    'route_id',
    'agency_id',
    'route_short_name',
    'route_long_name',
    'route_type',
    'route_color',
    'route_text_color',
    'route_sort_order',
    'official_name',
    'length_km',
    'opened_on',
    'commercial_on',
    'closes_at',
    'certainty',
  ],
  rows: lines.map((line, index) => ({
    route_id: line.line_id,
    agency_id: line.agency_id,
    route_short_name: line.code,
    route_long_name: line.name_th,
    route_type: routeTypes[line.mode],
    route_color: line.colour,
    route_text_color: line.ink,
    route_sort_order: index + 1,
    official_name: line.official_name_th,
    length_km: line.length_km,
    opened_on: compact(line.opened_on),
    commercial_on: compact(line.commercial_on),
    closes_at: line.closes_at && clock(seconds(line.closes_at)),
    certainty: line.certainty,
  })),
  translations: lines.flatMap((line) => [
    ...english('routes', 'route_long_name', line.line_id, line.name_en),
    ...english('routes', 'official_name', line.line_id, line.official_name_en),
  ]),
});
