// Addresses of the site's own content, for the benchmarks that ask for pages.

/** @typedef {ReturnType<typeof import('../pages/client.mjs').createClient>} Client */

/** Paths without the language of the items of all listings, a few of each. @param {Client} client */
export async function itemPaths(client) {
  const groups = /** @type {{ slug: string, categories: { slug: string }[] }[]} */ (
    await readJson(client, '/api/v1/categories')
  );
  const paths = groups.flatMap((group) =>
    group.categories.map(async ({ slug }) => {
      const listing = await readJson(client, `/api/v1/categories/${group.slug}/${slug}/items?pageSize=10`);
      const { items } = /** @type {{ items: { id: string }[] }} */ (listing);
      return items.map(({ id }) => `/${group.slug}/${slug}/${id}`);
    }),
  );
  return (await Promise.all(paths)).flat();
}

/** Codes of all stations. @param {Client} client */
export async function stationCodes(client) {
  const stations = /** @type {{ code: string }[]} */ (await readJson(client, '/api/v1/stations'));
  return stations.map(({ code }) => code);
}

/** @param {Client} client @param {string} path @returns {Promise<unknown>} */
async function readJson(client, path) {
  return JSON.parse((await client.read(path)).body.toString());
}

/** Thai on even rounds, English on odd ones. @param {number} round */
export const locale = (round) => (round % 2 === 0 ? 'th' : 'en');

/** A question for the planner: pairs of stations and times of day that repeat late. @param {string[]} codes @param {number} round */
export function journeyPath(codes, round) {
  const [from, to] = [codes[round % codes.length], codes[(round * 53 + 1) % codes.length]];
  const minute = 360 + ((round * 97) % 960);
  const time = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `/${locale(round)}/search-departure?from=${from}&to=${to}&time=${time}`;
}

/** Public routes with a single page, and a station. Without queries: pages of results are `noindex`. */
const singlePages = [
  '',
  '/search-departure',
  '/mrt-map',
  '/service-status',
  '/stations',
  '/stations/BL10',
  '/which-ticket',
  '/open-data',
  '/contact/lost-asset',
  '/contact/found-asset',
  '/cookie-policy',
  '/privacy-notice',
  '/privacy-policy',
  '/accessibility-statement',
];

/**
 * Paths without the language: one page of every type that the public sees, a listing of each view and an item of each
 * kind among them.
 * @param {Client} client
 */
export async function pageOfEveryType(client) {
  const groups = /** @type {{ slug: string, categories: { slug: string, template: string }[] }[]} */ (
    await readJson(client, '/api/v1/categories')
  );
  /** @type {Map<string, string>} */
  const pages = new Map();
  const add = (/** @type {string} */ type, /** @type {string} */ page) => {
    if (!pages.has(type)) pages.set(type, page);
  };
  for (const { slug: group, categories } of groups)
    for (const { slug, template } of categories) {
      // a code is `<filter>.<view>`
      add(`listing ${template.split('.')[1]}`, `/${group}/${slug}`);
      const listing = await readJson(client, `/api/v1/categories/${group}/${slug}/items`);
      for (const { id, kind } of /** @type {{ items: { id: string, kind: string }[] }} */ (listing).items)
        add(`item ${kind}`, `/${group}/${slug}/${id}`);
    }
  return [...singlePages, ...pages.values()];
}
