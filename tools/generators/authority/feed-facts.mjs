// What a feed says about an authority.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer, defaultServerConditions } from 'vite';
import { root } from '../../bootstrap.mjs';
import { parseCsv } from '../../feed/csv.mjs';

/** @typedef {Record<'th' | 'en', string>} Bilingual */

/**
 * @typedef {object} FeedFacts
 * @property {Bilingual} title of the authority
 * @property {string} website
 * @property {string} telephone
 * @property {string} timeZone
 * @property {'th' | 'en'} language
 * @property {string[]} agencies
 * @property {{ id: string, name: Bilingual, colour: string, ink: string }[]} lines
 * @property {[name: string, bytes: Buffer][]} files
 */

/**
 * @param {string} file a zip
 * @param {{ telephone: string | undefined }} given
 * @returns {Promise<FeedFacts>}
 * @throws Error with file, line and reason of every error in the feed
 */
export async function readFeedFacts(file, given) {
  const archive = await readFile(file).catch(() => {
    throw new Error(`${file}: no such file. Pass the path of a GTFS feed as a zip file.`);
  });
  const loader = await openLoader();
  try {
    const { checkFeed, leavingOut, openZip, printFeedPlace, readFeed } = await loader.load();
    const files = openZip(archive);
    const { problems, leftOut } = checkFeed(files);
    const errors = problems.filter(isError);
    if (errors.length > 0)
      throw new Error(`The feed ${file} has errors:\n${errors.map(printFeedPlace).join('\n')}`);
    return toFacts(readFeed(leavingOut(files, leftOut)), files, given);
  } finally {
    await loader.close();
  }
}

const isError = (/** @type {{ severity: string }} */ { severity }) => severity === 'error';

/** @param {any} feed @param {any} files @param {{ telephone: string | undefined }} given @returns {FeedFacts} */
function toFacts({ info, agencies, lines }, files, given) {
  const [agency] = agencies;
  const telephone = given.telephone ?? agency.telephone;
  if (!telephone) throw new Error('agency.txt has no agency_phone: pass --telephone.');
  return {
    title: info.publisher?.name ?? agency.name,
    website: agency.url ?? info.publisher?.url,
    telephone,
    timeZone: info.timeZone,
    language: languageOf(files),
    agencies: agencies.map((/** @type {{ id: string }} */ { id }) => id),
    lines: lines.map((/** @type {any} */ { id, name, colour, textColour: ink }) => ({
      id,
      name,
      colour,
      ink,
    })),
    files: files.names.map((/** @type {string} */ name) => [name, Buffer.from(files.read(name))]),
  };
}

/** The language of the feed's names, which is the site's default. @param {any} files @returns {'th' | 'en'} */
function languageOf(files) {
  const bytes = files.read('feed_info.txt');
  const [info] = bytes ? parseCsv(new TextDecoder().decode(bytes), 'feed_info.txt') : [];
  return info?.feed_lang?.toLowerCase().startsWith('th') ? 'th' : 'en';
}

/** Loads the importer from its source, as Vite does: the generator needs no build. */
async function openLoader() {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: ['@raang/source', ...defaultServerConditions] } },
  });
  return {
    load: () => server.ssrLoadModule(path.join(root, 'libs/journeys/src/gtfs/index.ts')),
    close: () => server.close(),
  };
}
