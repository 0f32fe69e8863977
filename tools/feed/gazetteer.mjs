// content/places.yaml: stations of other systems and other places that passengers name, each with its ways.
import path from 'node:path';
import { root } from '../bootstrap.mjs';
import { waysToOtherStation } from './other-ways.mjs';
import { listOf, sourceNames } from './tables.mjs';

/** @typedef {import('./tables.mjs').Tables} Tables */
/** @typedef {import('./csv.mjs').Row} Row */

export const gazetteerFile = path.join(root, 'apps', 'site', 'content', 'places.yaml');

const heading = `# Stations of other systems, and other places that passengers name, with the ways from our stations.
# Built by \`npm run feed\` from other-lines.csv, other-stations.csv, other-links.csv and places.csv of ../network.
`;

/** @param {Tables} tables */
export const printGazetteer = (tables) =>
  heading +
  buildGazetteer(tables)
    .map((place) => `- ${JSON.stringify(place)}\n`)
    .join('');

/** @param {Tables} tables */
export const buildGazetteer = (tables) => [...stationPlaces(tables), ...otherPlaces(tables)];

/** @param {Row} row @param {string} [column] @returns {{ th: string, en: string }} */
const bilingual = (row, column = 'name') => ({ th: row[`${column}_th`], en: row[`${column}_en`] });

/**
 * One place per station as passengers know it: stations of two systems with one name and a link between them, such as
 * Phaya Thai, are one.
 * @param {Tables} tables
 */
function stationPlaces(tables) {
  const { otherStations } = tables;
  const taken = new Set();
  return otherStations.flatMap((station) => {
    if (taken.has(station.station_code)) return [];
    const parts = [station, ...linkedNamesakes(tables, station)];
    for (const { station_code } of parts) taken.add(station_code);
    const codes = parts.map(({ station_code }) => station_code);
    return [
      {
        id: `${slugOf(station.name_en)}-${codes[0].toLowerCase()}`,
        kind: 'station',
        name: bilingual(station),
        aliases: [...new Set(parts.flatMap(({ aliases }) => listOf(aliases)))],
        system: systemOf(tables, codes),
        position: { latitude: Number(station.latitude), longitude: Number(station.longitude) },
        ways: waysToOtherStation(tables, codes),
        ...provenance(tables, station),
      },
    ];
  });
}

/** @param {Tables} tables @param {Row} station */
function linkedNamesakes({ otherStations, otherLinks }, station) {
  const code = station.station_code;
  const linked = otherLinks.flatMap(({ from_code: from, to_code: to }) =>
    from === code ? [to] : to === code ? [from] : [],
  );
  return otherStations.filter(
    (other) => linked.includes(other.station_code) && other.name_en === station.name_en,
  );
}

/** @param {Tables} tables */
function otherPlaces(tables) {
  return tables.places.map((row) => {
    const near = listOf(row.near).map((one) => one.split(':'));
    const other = tables.otherStations.find(({ station_code }) => station_code === near[0][0]);
    const walk = row.walk_minutes && { walkMinutes: Number(row.walk_minutes) };
    return {
      id: row.place_id,
      kind: row.kind,
      name: bilingual(row),
      aliases: listOf(row.aliases),
      ...(other && {
        system: { ...systemOf(tables, [other.station_code]), station: bilingual(other) },
      }),
      ways: other
        ? waysToOtherStation(tables, [other.station_code])
        : near.map(([station, exit]) => ({ station, ...(exit && { exit }), ...walk })),
      ...provenance(tables, row),
    };
  });
}

/** @param {Tables} tables @param {string[]} codes */
function systemOf({ otherLines }, codes) {
  const lines = otherLines.filter(({ calls }) => calls.split(' ').some((call) => codes.includes(call)));
  return { name: bilingual(lines[0], 'system'), lines: lines.map((line) => bilingual(line)), codes };
}

/** @param {Tables} tables @param {Row} row */
function provenance(tables, row) {
  return {
    source: bilingual(sourceNames(tables, row), 'source'),
    asOf: row.as_of,
    certainty: row.certainty,
  };
}

/** @param {string} name */
const slugOf = (name) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
