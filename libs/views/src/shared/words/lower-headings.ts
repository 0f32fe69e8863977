/** Headings of an item's text start at h2, which is where the page's own stand. */
export function lowerHeadings(html: string): string {
  return html.replace(
    /<(\/?)h([2-5])\b/g,
    (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}`,
  );
}
