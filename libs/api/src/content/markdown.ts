import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/**
 * CommonMark with tables as HTML. Raw HTML of the author is shown as text and links keep to safe protocols,
 * so the result may stand in a page as it is.
 */
export function renderMarkdown(markdown: string): string {
  return micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
}
