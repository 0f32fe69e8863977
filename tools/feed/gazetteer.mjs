// content/places.yaml: what passengers name besides stations, with the stations in walking distance.
import path from 'node:path';
import { root } from '../bootstrap.mjs';
import { listOf, sourceNames } from './tables.mjs';

/** @typedef {import('./tables.mjs').Tables} Tables */
/** @typedef {import('./csv.mjs').Row} Row */

export const gazetteerFile = path.join(root, 'apps', 'site', 'content', 'places.yaml');

const heading = `# Places that passengers name, with the stations in walking distance.
# Built by \`npm run feed\` from places.csv of ../network.
`;

/** @param {Tables} tables */
export const printGazetteer = (tables) =>
  heading +
  buildGazetteer(tables)
    .map((place) => `- ${JSON.stringify(place)}\n`)
    .join('');

/** @param {Tables} tables */
export const buildGazetteer = (tables) =>
  tables.places.map((row) => {
    const walk = row.walk_minutes && { walkMinutes: Number(row.walk_minutes) };
    return {
      id: row.place_id,
      kind: row.kind,
      name: bilingual(row),
      aliases: listOf(row.aliases),
      ...(row.latitude && {
        position: { latitude: Number(row.latitude), longitude: Number(row.longitude) },
      }),
      near: listOf(row.near).map((one) => {
        const { station, exit, stopMetres } = readNear(one);
        return { station, ...(exit && { exit }), ...walk, ...(stopMetres && { stopMetres }) };
      }),
      source: bilingual(sourceNames(tables, row), 'source'),
      asOf: row.as_of,
      certainty: row.certainty,
    };
  });

/**
 * A station near a place: `BL20`, `BL20:2` with its exit, `BL20:2@54` with the metres to the place's bus stop or pier.
 * @param {string} near
 */
export function readNear(near) {
  const [way = '', metres] = near.split('@');
  const [station = '', exit] = way.split(':');
  return { station, exit, stopMetres: metres === undefined ? undefined : Number(metres) };
}

/** @param {Row} row @param {string} [column] @returns {{ th: string, en: string }} */
const bilingual = (row, column = 'name') => ({ th: row[`${column}_th`], en: row[`${column}_en`] });
