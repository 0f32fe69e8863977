// The files that must exist, and their sources. PDFs contain their creation time, so sources are compared instead.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { documentsFolder, offeredFiles, siteFolder, textsOf } from './items.mjs';
import { mapSheetHtml, mapSheetId } from './map-sheet.mjs';
import { digestOf, documentHtml } from './page.mjs';
import { loadSiteCode } from './site-code.mjs';
import { csvOf } from './tables.mjs';

/** @typedef {Record<string, { source: string, file: string }>} MadeFrom digests of the HTML and of the PDF, by file */

const manifest = path.join(siteFolder, 'documents.json');

/** @returns {MadeFrom} sources of the existing PDFs */
export const madeFrom = () => (fs.existsSync(manifest) ? JSON.parse(fs.readFileSync(manifest, 'utf8')) : {});

/** @param {MadeFrom} made */
export const writeMadeFrom = (made) => fs.writeFileSync(manifest, `${JSON.stringify(made, null, 2)}\n`);

/** @param {string} file @returns {string | undefined} undefined if it does not exist */
export function fileDigest(file) {
  const place = path.join(documentsFolder, file);
  if (!fs.existsSync(place)) return undefined;
  return createHash('sha256').update(fs.readFileSync(place)).digest('hex').slice(0, 16);
}

/** All files of the document items, ready to be written or compared. */
export async function planDocuments() {
  const siteCode = await loadSiteCode();
  const offered = offeredFiles(textsOf('document', siteCode));
  const carParks = textsOf('car-park', siteCode);
  /** @type {string[]} */
  const problems = [];
  const pages = offered.flatMap(({ file, text }) => {
    if (!text) return [];
    const html =
      text.id === mapSheetId
        ? mapSheetHtml({ locale: text.locale, title: text.frontMatter.title }, siteCode)
        : documentHtml(text, siteCode);
    return [{ file, html, digest: digestOf(html) }];
  });
  const tables = offered.flatMap(({ file, text }) => {
    if (text) return [];
    try {
      return [{ file, csv: csvOf(file, carParks) }];
    } catch (error) {
      problems.push(/** @type {Error} */ (error).message);
      return [];
    }
  });
  const names = new Set(offered.map(({ file }) => file));
  const there = fs.existsSync(documentsFolder) ? fs.readdirSync(documentsFolder) : [];
  return { pages, tables, problems, unknown: there.filter((file) => !names.has(file)) };
}
