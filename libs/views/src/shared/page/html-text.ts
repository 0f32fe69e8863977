/** Returns the text of HTML that the content import made. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<[^>]*>?/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
