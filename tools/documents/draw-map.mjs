// Renders the drawing of the site's map page from the committed feed, without links: for paper.
import path from 'node:path';
import { root } from '../bootstrap.mjs';

const feedFolder = path.join(root, 'apps', 'site', 'network', 'gtfs');
const views = 'libs/views/src/network-map';

/**
 * @param {{ load: (file: string) => Promise<Record<string, any>> }} loader
 * @returns {Promise<(locale: 'th' | 'en') => string>}
 */
export async function createMapDrawer({ load }) {
  const { authority } = await load('apps/site/authority/authority.ts');
  const { mapLayout } = await load('apps/site/network/map.ts');
  const { createNetwork } = await load('libs/journeys/src/index.ts');
  const { openFolder, readFeed } = await load('libs/journeys/src/gtfs/index.ts');
  const { createI18n, loadCatalog } = await load('libs/i18n/src/index.ts');
  const { toNetworkMapModel } = await load(`${views}/network-map-model.ts`);
  const { printMap } = await load(`${views}/print-map.tsx`);
  const { paperHrefs } = await load(`${views}/paper-hrefs.ts`);
  const feed = readFeed(openFolder(feedFolder));
  const network = createNetwork(feed, authority.ownAgencies);
  const catalogs = { th: await loadCatalog('th'), en: await loadCatalog('en') };
  return (locale) => {
    const i18n = createI18n(locale, catalogs[locale]);
    const { name, siteName, lines, connectingLines, website } = authority;
    const model = toNetworkMapModel(
      {
        layout: mapLayout,
        lines: [...network.lines.values()],
        stations: [...network.stations.values()],
        layer: undefined,
        from: { typed: '' },
        fares: undefined,
        asOf: feed.info?.version,
      },
      {
        locale,
        i18n,
        hrefs: paperHrefs,
        pages: {},
        today: '',
        lines,
        connectingLines,
        siteName: siteName[locale],
        authorityName: name[locale],
        publicUrl: website,
      },
    );
    return printMap(i18n, {
      model,
      authority: name[locale],
      emblem: '/favicon.svg',
      website: website.replace('https://', ''),
    });
  };
}
