// Renders a text of a document item as the HTML to print. It is self-contained, so its digest says when a PDF is out
// of date.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap.mjs';
import { escape } from './html.mjs';
import { matrixHtml } from './matrix-page.mjs';
import { matrixOf } from './tables.mjs';
import { words } from './words.mjs';

/** @typedef {import('./items.mjs').Text} Text */
/** @typedef {import('./site-code.mjs').SiteCode} SiteCode */
/** @typedef {import('./site-code.mjs').DocumentFacts} DocumentFacts */

const stylesheet = fs.readFileSync(path.join(import.meta.dirname, 'document.css'), 'utf8');
/** The site's own font-face rules; print.mjs serves their URLs. */
const typeface = fs.readFileSync(path.join(root, 'libs', 'ui', 'src', 'fonts.css'), 'utf8');

/** The general fares of one line get a page of their own; the CSV files have the rest, to keep the PDF small. */
const printedMatrix = /^fares-[a-z]+-adult-/;

/**
 * @param {Text} text
 * @param {SiteCode} siteCode
 * @returns {string}
 */
export function documentHtml(text, siteCode) {
  const { authority, renderMarkdown } = siteCode;
  const { locale, address } = text;
  const facts = /** @type {DocumentFacts} */ (text.frontMatter);
  const t = words[locale];
  const { example: isExample } = facts;
  const matrices = facts.files
    .filter((file) => printedMatrix.test(file))
    .flatMap((file) => matrixOf(file) ?? []);
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<title>${escape(isExample ? `${t.watermark}: ${facts.title}` : facts.title)}</title>
<style>${typeface}</style>
<style>${stylesheet}${runningHeads(facts, siteCode, locale)}</style>
<header class="letterhead">
  <img src="/favicon.svg" alt="">
  <div>
    <p class="authority">${escape(authority.name[locale])}</p>
    ${isExample ? '' : addressHtml(authority, locale)}
  </div>
</header>
<main>
  ${isExample ? `<p class="watermark" aria-hidden="true">${t.watermark}</p><p class="example">${t.example}</p>` : ''}
  <p class="kind">${t.kinds[facts.documentKind]}</p>
  <h1>${escape(facts.title)}</h1>
  <p class="summary">${escape(facts.summary)}</p>
  ${factsHtml(facts, siteCode, locale)}
  <div class="body">${onPaper(renderMarkdown(text.body))}</div>
  <section class="about">
    <h2>${t.aboutTheData}</h2>
    ${provenanceHtml(facts, siteCode, locale)}
    <dl>
      ${pair(t.source, facts.source)}${pair(t.contact, facts.contact)}${pair(t.page, `/${locale}${address}`)}
    </dl>
  </section>
  ${matrices.map((matrix) => matrixHtml(matrix, locale)).join('')}
</main>
</html>
`;
}

/** The office that answers questions; an example has none. @param {import('./site-code.mjs').Authority} authority @param {'th' | 'en'} locale */
const addressHtml = ({ address, telephone, website }, locale) =>
  `<p class="address">${escape(address[locale])} · ${words[locale].telephone} ${telephone} · ${website.replace('https://', '')}</p>`;

/** @param {DocumentFacts} facts @param {SiteCode} siteCode @param {'th' | 'en'} locale */
function provenanceHtml({ example, certainty, asOf }, { dayInWords }, locale) {
  const t = words[locale];
  const sentence = example ? t.invented : certainty && t.certainty[certainty];
  const day = asOf && `${t.asOf} ${dayInWords(asOf, locale)}`;
  return sentence || day ? `<p class="certainty">${[sentence, day].filter(Boolean).join(' ')}</p>` : '';
}

/** Digest of a PDF's source. @param {string} html */
export const digestOf = (html) => createHash('sha256').update(html).digest('hex').slice(0, 16);

/** @param {string} term @param {string | undefined} description */
const pair = (term, description) =>
  description ? `<div><dt>${term}</dt><dd>${escape(description)}</dd></div>` : '';

/** @param {DocumentFacts} facts @param {SiteCode} siteCode @param {'th' | 'en'} locale */
function factsHtml(facts, { authority: { lines }, dayInWords }, locale) {
  const t = words[locale];
  /** @param {string | undefined} day */
  const inWords = (day) => day && dayInWords(day, locale);
  const validity = [
    facts.validFrom && `${t.from} ${inWords(facts.validFrom)}`,
    facts.validTo && `${t.until} ${inWords(facts.validTo)}`,
  ];
  const badges = lines
    .filter(({ id }) => facts.lines.includes(id))
    .map(
      ({ name, colour }) => `<span class="line"><i style="background:${colour}"></i>${name[locale]}</span>`,
    );
  return `<dl class="facts">
    ${badges.length ? `<div><dt>${t.lines}</dt><dd>${badges.join(' ')}</dd></div>` : ''}${pair(t.reference, facts.referenceNumber)}${pair(t.validity, validity.filter(Boolean).join(' '))}${pair(t.closes, inWords(facts.closesOn))}${pair(t.published, inWords(facts.publishedOn))}${pair(t.updated, inWords(facts.updatedOn))}
  </dl>`;
}

/**
 * Header and footer of every page; the first page has the letterhead instead of the title.
 * @param {DocumentFacts} facts
 * @param {SiteCode} siteCode
 * @param {'th' | 'en'} locale
 */
function runningHeads(facts, { authority: { shortName }, dayInWords }, locale) {
  const t = words[locale];
  const [page, of] = t.pageOf;
  const mark = facts.example ? t.example : '';
  return `
@page {
  @top-left { content: ${quoted(`${shortName[locale]}  ·  ${facts.title}`)}; }
  @top-right { content: ${quoted(mark)}; }
  @bottom-left { content: ${quoted(`${t.kinds[facts.documentKind]}  ·  ${t.published} ${dayInWords(facts.publishedOn, locale)}`)}; }
  @bottom-right { content: "${page} " counter(page) " ${of} " counter(pages); }
}
@page :first { @top-left { content: none; } @top-right { content: none; } }
`;
}

/** @param {string} text as a CSS string */
const quoted = (text) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/**
 * Replaces links to pages of the site by their text, since they do not work on paper, and removes browser
 * attributes. @param {string} html
 */
const onPaper = (html) =>
  html.replaceAll(/<a href="\/[^"]*">(.*?)<\/a>/g, '$1').replaceAll(/<a rel="[^"]*" /g, '<a ');
