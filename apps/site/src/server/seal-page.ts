import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './security-headers';

export interface SealedPage {
  html: string;
  /** The `Content-Security-Policy` that lets this page's own scripts run and no others. */
  policy: string;
}

/**
 * Makes a rendered page fit to be kept: the same bytes for the same content, and a policy that holds for every copy.
 *
 * @param mark the secret of this rendering, which the site's own scripts carry as their nonce. Only those are allowed by
 *   hash. A script that got into the page with the content cannot know the mark. The mark itself is removed: it would
 *   differ from one rendering to the next.
 */
export function sealPage(rendered: string, mark: string): SealedPage {
  const attribute = ` nonce="${mark}"`;
  const hashes = new Set<string>();
  const html = rendered
    .replaceAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (element, attributes: string, code: string) => {
      if (!attributes.includes(attribute) || !isInlineCode(attributes)) return element;
      const stable = withoutRenderTime(code);
      hashes.add(`'sha256-${createHash('sha256').update(stable).digest('base64')}'`);
      return `<script${attributes}>${stable}</script>`;
    })
    .replaceAll(attribute, '')
    // the router tells the browser the nonce, for scripts that it adds; there are none
    .replace(`<meta property="csp-nonce" content="${mark}"/>`, '');
  return { html, policy: contentSecurityPolicy(hashes) };
}

/** Data blocks, such as JSON-LD, never run; a file is allowed by its origin. */
function isInlineCode(attributes: string): boolean {
  return !/\b(src|type="application\/[^"]*json)/.test(attributes);
}

/**
 * The router writes into its state when each loader has run (`u`). The browser takes it for the age of the data, which
 * begins when the page is opened.
 */
function withoutRenderTime(code: string): string {
  return code.replaceAll(/\bu:\d{13}(?=,s:")/g, 'u:Date.now()');
}
