// The site's own code for reading content, so that a document says what its page says.
import path from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { createServer, defaultServerConditions } from 'vite';
import { root } from '../bootstrap.mjs';
import { createMapDrawer } from './draw-map.mjs';

/** Loads source files of the workspace as Vite does, with the libraries' own sources. */
async function openLoader() {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    // the drawing of the map is a component with messages
    plugins: [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: ['@raang/source', ...defaultServerConditions] } },
  });
  return {
    /** @param {string} file from the root @returns {Promise<Record<string, any>>} */
    load: (file) => server.ssrLoadModule(path.join(root, file)),
    close: () => server.close(),
  };
}

/** @typedef {'th' | 'en'} Locale */
/** @typedef {Record<Locale, string>} Bilingual */

/**
 * The printed part of a document item's front matter.
 * @typedef {object} DocumentFacts
 * @property {string} kind
 * @property {'fare-table' | 'guide' | 'form' | 'announcement' | 'report'} documentKind
 * @property {string} title
 * @property {string} summary
 * @property {string} publishedOn
 * @property {string} [updatedOn]
 * @property {string[]} lines
 * @property {'official' | 'probable' | 'computed' | 'estimated'} [certainty]
 * @property {true} [example]
 * @property {string} [asOf]
 * @property {string} [source]
 * @property {string} [contact]
 * @property {string} [validFrom]
 * @property {string} [validTo]
 * @property {string} [referenceNumber]
 * @property {string} [closesOn]
 * @property {string[]} files
 */

/**
 * @typedef {object} Authority
 * @property {Bilingual} siteName
 * @property {Bilingual} shortName
 * @property {Bilingual} name
 * @property {Bilingual} address
 * @property {string} telephone
 * @property {string} website
 * @property {ReadonlyArray<{ id: string, name: Bilingual, colour: string, ink: string }>} lines
 * @property {ReadonlyArray<{ id: string, name: Bilingual, colour: string, ink: string }>} connectingLines
 */

/**
 * @typedef {object} SiteCode
 * @property {Authority} authority
 * @property {(file: string, source: string) => { frontMatter: any, body: string }} parseContentFile throws on errors
 * @property {(markdown: string) => string} renderMarkdown
 * @property {(day: string, locale: Locale) => string} dayInWords a day `YYYY-MM-DD` in full: 3 กรกฎาคม 2569, 3 July 2026
 * @property {(locale: Locale) => string} drawMap the map of the lines as a sheet to print, as HTML
 */

/** @returns {Promise<SiteCode>} */
export async function loadSiteCode() {
  const loader = await openLoader();
  try {
    // first: the drawing of the map asks for the network's zone and its template codes
    const { authority } = await loader.load('apps/site/authority/authority.ts');
    const { startLibraries } = await loader.load('libs/site/src/authority/start-libraries.ts');
    startLibraries(authority);
    const { parseContentFile } = await loader.load('libs/api/src/content/content-file.ts');
    const { renderMarkdown } = await loader.load('libs/api/src/content/markdown.ts');
    const { monthNames, writeDate } = await loader.load('libs/text-time/src/index.ts');
    const { eraOf } = await loader.load('libs/i18n/src/era.ts');
    /** @type {SiteCode['dayInWords']} */
    const dayInWords = (day, locale) => writeDate(day, monthNames[locale].long, eraOf(locale));
    const drawMap = await createMapDrawer(loader);
    return { authority, parseContentFile, renderMarkdown, dayInWords, drawMap };
  } finally {
    await loader.close();
  }
}
