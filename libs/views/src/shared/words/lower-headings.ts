/** Moves the headings of an item's text from h2, the level of the page's own sections, to h3 and below. */
export function lowerHeadings(html: string): string {
  return html.replace(
    /<(\/?)h([2-5])\b/g,
    (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}`,
  );
}
