import type { LineBinder } from './bind-lines';

/** Elements whose text is typed as it is. */
const verbatim = /^(?:pre|code|script|style|textarea|title|option)$/;

/** Marks the texts of HTML that a renderer of Markdown has written. Headings break at phrases; tags stay as they are. */
export function bindHtml(html: string, { text, heading }: LineBinder): string {
  const open: string[] = [];
  return html.replace(
    /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])[^>]*>?|[^<]+/gi,
    (part, slash: string, tag: string | undefined) => {
      if (tag) {
        const name = tag.toLowerCase();
        if (!slash) open.push(name);
        else open.splice(open.lastIndexOf(name) >>> 0);
        return part;
      }
      if (open.some((name) => verbatim.test(name))) return part;
      return open.some((name) => /^h[1-6]$/.test(name)) ? heading(part) : text(part);
    },
  );
}
