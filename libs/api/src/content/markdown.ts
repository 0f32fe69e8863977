import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/**
 * Converts CommonMark with tables to HTML. Raw HTML is escaped and unsafe protocols are removed from links, so the
 * result can be inserted into a page.
 */
export function renderMarkdown(markdown: string): string {
  const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
  // the site only opens links to other websites that are marked as external (specification §8)
  const linked = html.replaceAll(/<a (?=href="https?:)/g, '<a rel="external noopener" ');
  // an empty corner cell of a table is not a heading
  return linked.replaceAll(/<th([^>]*)><\/th>/g, '<td$1></td>');
}

/** Extracts the text from HTML that `renderMarkdown` created. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>?/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>' })[name] ?? '"');
}
