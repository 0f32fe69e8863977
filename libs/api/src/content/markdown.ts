import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/**
 * CommonMark with tables as HTML. Raw HTML of the author is shown as text and links keep to safe protocols,
 * so the result may stand in a page as it is.
 */
export function renderMarkdown(markdown: string): string {
  const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
  // what leads to another website says so: a link that does not is not followed (specification §8)
  const linked = html.replaceAll(/<a (?=href="https?:)/g, '<a rel="external noopener" ');
  // a corner of a table that names nothing is no heading
  return linked.replaceAll(/<th([^>]*)><\/th>/g, '<td$1></td>');
}

/** What a reader sees of HTML that `renderMarkdown` made. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>' })[name] ?? '"');
}
