// The requests of a disruption morning: many for few pages, and some that nobody made before.
import { itemPaths, journeyPath, locale, stationCodes } from './site-addresses.mjs';

/**
 * Of ten requests, six are for pages that are kept, two for files, one for the API and one for a new page.
 * @param {import('./site-addresses.mjs').Client} client
 * @returns {Promise<{ kept: string[], addressOf: (index: number) => string }>} `kept` are pages that everybody asks for
 */
export async function createMix(client) {
  const [stations, items] = [await stationCodes(client), (await itemPaths(client)).slice(0, 60)];
  const { body } = await client.read('/th');
  const files = [...body.toString().matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
  const kept = [
    '',
    '/service-status',
    '/updates/news',
    '/stations',
    '/tickets/fare-rates',
    '/mrt-map',
    ...stations.map((code) => `/stations/${code}`),
    ...items,
  ];
  const at = (/** @type {string[]} */ list, /** @type {number} */ index) => list[index % list.length] ?? '';
  const addressOf = (/** @type {number} */ index) => {
    const round = Math.floor(index / 10);
    const kind = index % 10;
    if (kind < 3) return `/${locale(index)}${at(kept, index % 6)}`;
    if (kind < 6) return `/${locale(round)}${at(kept, round * 3 + kind)}`;
    if (kind < 8) return at(files, round + kind);
    if (kind === 8) return `/api/v1/stations/${at(stations, round)}/departures`;
    if (round % 3 === 0) return journeyPath(stations, round);
    if (round % 3 === 1) return `/${locale(round)}/search?q=${at(stations, round)}%20${round}`;
    return `/${locale(round)}/updates/news?q=${round}`;
  };
  return { kept: kept.flatMap((page) => [`/th${page}`, `/en${page}`]), addressOf };
}
