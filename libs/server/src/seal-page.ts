import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './security-headers';

export interface SealedPage {
  html: string;
  /** The `Content-Security-Policy` that allows only this page's own scripts. */
  policy: string;
}

/**
 * Makes a rendered page cacheable: the same bytes for the same content, and a policy that is valid for every copy.
 *
 * @param mark the secret of this rendering, which the site's own scripts have as nonce. Only those are allowed by
 *   hash. A script that was injected with the content cannot know the mark. The mark itself is removed, because it
 *   differs between renderings.
 */
export function sealPage(rendered: string, mark: string): SealedPage {
  const hashes = new Set<string>();
  // what has the mark is few; a search through the whole page for scripts would cost as much as a fifth of its rendering
  const parts = rendered.split(` nonce="${mark}"`);
  const sealed = parts.map((part, index) => {
    const before = parts[index - 1];
    if (before === undefined) return part;
    const codeStart = part.indexOf('>') + 1;
    const tag = before.slice(before.lastIndexOf('<')) + part.slice(0, codeStart);
    if (!isInlineCode(tag)) return part;
    const codeEnd = part.indexOf('</script>', codeStart);
    const stable = withoutRenderTime(part.slice(codeStart, codeEnd));
    hashes.add(`'sha256-${createHash('sha256').update(stable).digest('base64')}'`);
    return part.slice(0, codeStart) + stable + part.slice(codeEnd);
  });
  const html = sealed
    .join('')
    // the router tells the browser the nonce for scripts that it adds later; this site has none
    .replace(`<meta property="csp-nonce" content="${mark}"/>`, '');
  return { html, policy: contentSecurityPolicy(hashes) };
}

/** Data blocks, such as JSON-LD, never run; files are allowed by origin. */
function isInlineCode(tag: string): boolean {
  return tag.startsWith('<script') && !/\s(src=|type="application\/[^"]*json)/.test(tag);
}

/**
 * The router writes into its state when each loader ran (`u`). The browser uses it as the age of the data, which
 * must start when the page is opened.
 */
function withoutRenderTime(code: string): string {
  return code.replaceAll(/\bu:\d{13}(?=,s:")/g, 'u:Date.now()');
}
