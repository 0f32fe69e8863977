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
  const attribute = ` nonce="${mark}"`;
  const hashes = new Set<string>();
  const html = rendered
    .replaceAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (element, attributes: string, code: string) => {
      if (!attributes.includes(attribute) || !isInlineCode(attributes.replace(attribute, ''))) return element;
      const stable = withoutRenderTime(code);
      hashes.add(`'sha256-${createHash('sha256').update(stable).digest('base64')}'`);
      return `<script${attributes}>${stable}</script>`;
    })
    .replaceAll(attribute, '')
    // the router tells the browser the nonce for scripts that it adds later; this site has none
    .replace(`<meta property="csp-nonce" content="${mark}"/>`, '');
  return { html, policy: contentSecurityPolicy(hashes) };
}

/** Data blocks, such as JSON-LD, never run; files are allowed by origin. */
function isInlineCode(attributes: string): boolean {
  return !/\s(src=|type="application\/[^"]*json)/.test(attributes);
}

/**
 * The router writes into its state when each loader ran (`u`). The browser uses it as the age of the data, which
 * must start when the page is opened.
 */
function withoutRenderTime(code: string): string {
  return code.replaceAll(/\bu:\d{13}(?=,s:")/g, 'u:Date.now()');
}
