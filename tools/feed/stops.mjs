// stops.txt: each station with its platforms in use and known exits.
import { directedPatterns } from './patterns.mjs';
import { english } from './translations.mjs';
import { compact } from './values.mjs';

/** @typedef {import('./tables.mjs').Tables} Tables */
/** @typedef {import('./csv.mjs').Row} Row */
/** @typedef {import('./translations.mjs').Translation} Translation */
/** @typedef {{ row: Record<string, string | number>, translations: Translation[] }} Stop */

/** @param {Tables} tables @returns {import('./csv.mjs').FeedFile} */
export function stops(tables) {
  const all = tables.stations.flatMap((station) => [
    stationStop(station, tables),
    ...platformsOf(station, tables),
    ...exitsOf(station, tables),
  ]);
  return {
    file: 'stops.txt',
    columns: [
      'stop_id',
      'stop_code',
      'stop_name',
      'stop_desc',
      'stop_lat',
      'stop_lon',
      'location_type',
      'parent_station',
      'wheelchair_boarding',
      'platform_code',
      'aliases',
      'structure',
      'opened_on',
      'position_certainty',
      'has_lift',
      'has_escalator',
      'facts_as_of',
      'facts_certainty',
    ],
    rows: all.map(({ row }) => row),
    translations: all.flatMap(({ translations }) => translations),
  };
}

/** @param {Row} station */
const place = (station) => ({ stop_lat: station.latitude, stop_lon: station.longitude });

/**
 * A station is step-free if it has a known exit with a lift; otherwise unknown, which is not "no".
 * @param {Row} station
 * @param {Tables} tables
 * @returns {Stop}
 */
function stationStop(station, { exits }) {
  const { station_code: code } = station;
  const hasLift = exits.some(({ station_code, has_lift }) => station_code === code && has_lift === '1');
  return {
    row: {
      stop_id: code,
      stop_code: code,
      stop_name: station.name_th,
      ...place(station),
      location_type: 1,
      wheelchair_boarding: hasLift ? 1 : 0,
      aliases: station.aliases,
      structure: station.structure,
      opened_on: compact(station.opened_on),
      position_certainty: station.position_certainty,
    },
    translations: english('stops', 'stop_name', code, station.name_en),
  };
}

/**
 * The platform numbers on signs are unknown, so platform_code is empty.
 * @param {Row} station
 * @param {Tables} tables
 * @returns {Stop[]}
 */
function platformsOf(station, tables) {
  const calls = directedPatterns(tables).flatMap((pattern) => pattern.calls);
  const here = calls.filter((call) => call.station === station.station_code).map((call) => call.stopId);
  return [...new Set(here)].sort().map((stopId) => ({
    row: {
      stop_id: stopId,
      stop_code: station.station_code,
      stop_name: station.name_th,
      ...place(station),
      location_type: 0,
      parent_station: station.station_code,
      position_certainty: 'estimated',
    },
    translations: english('stops', 'stop_name', stopId, station.name_en),
  }));
}

/**
 * GTFS requires a position for every entrance, and none is known: each has its station's position, marked as
 * estimated.
 * @param {Row} station
 * @param {Tables} tables
 * @returns {Stop[]}
 */
function exitsOf(station, { exits, landmarks }) {
  const { station_code: code } = station;
  return exits
    .filter((exit) => exit.station_code === code)
    .map((exit) => {
      const stopId = `${code}-exit-${exit.exit}`;
      const near = landmarks.filter((mark) => mark.station_code === code && mark.exit === exit.exit);
      return {
        row: {
          stop_id: stopId,
          stop_code: exit.exit,
          stop_name: `ทางออก ${exit.exit}`,
          stop_desc: near.map(({ name_th }) => name_th).join('; '),
          ...place(station),
          location_type: 2,
          parent_station: code,
          wheelchair_boarding: { 1: 1, 0: 2 }[exit.has_lift] ?? 0,
          position_certainty: 'estimated',
          has_lift: exit.has_lift,
          has_escalator: exit.has_escalator,
          facts_as_of: compact(exit.as_of),
          facts_certainty: exit.certainty,
        },
        translations: [
          ...english('stops', 'stop_name', stopId, `Exit ${exit.exit}`),
          ...english('stops', 'stop_desc', stopId, near.map(({ name_en }) => name_en).join('; ')),
        ],
      };
    });
}
