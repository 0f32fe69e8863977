// The printed map of the lines: the drawing of the site's map page, as HTML for an A3 and an A4 page.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap.mjs';
import { escape } from './html.mjs';

/** @typedef {import('./site-code.mjs').Locale} Locale */
/** @typedef {import('./site-code.mjs').SiteCode} SiteCode */

const read = (/** @type {string[]} */ ...place) => fs.readFileSync(path.join(root, ...place), 'utf8');
const typeface = read('libs', 'ui', 'src', 'fonts.css');
const drawing = read('libs', 'views', 'src', 'network-map', 'network-map.css');
const stylesheet = fs.readFileSync(path.join(import.meta.dirname, 'map-sheet.css'), 'utf8');

/** The item whose file is the map instead of its text. */
export const mapSheetId = 'network-map';

/** Pages of the file, from the largest. */
const papers = ['a3', 'a4'];

/**
 * @param {{ locale: Locale, title: string }} sheet
 * @param {SiteCode} siteCode
 * @returns {string}
 */
export function mapSheetHtml({ locale, title }, { authority, drawMap }) {
  const poster = drawMap(locale);
  const colours = [...authority.lines, ...authority.connectingLines]
    .map(({ id, colour, ink }) => `[data-line='${id}'] { --line-colour: ${colour}; --line-ink: ${ink}; }`)
    .join('\n');
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<title>${escape(title)}</title>
<style>${typeface}</style>
<style>${drawing}</style>
<style>${stylesheet}${colours}</style>
<main>
${papers.map((paper) => `<div class="${paper}">${poster}</div>`).join('\n')}
</main>
</html>
`;
}
