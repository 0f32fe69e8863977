/** HTML as React takes it: a string, or in browsers with Trusted Types an object of a policy. */
export type TrustedHtml = string | TrustedHTML;

interface Policies {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => TrustedHTML };
}

/** Anything in a tag that could run code: the content has none, since the import writes it. */
const activeContent =
  /<\/?(?:script|iframe|object|embed|base|form|link|meta|style)\b|<[^<>]*\s(?:on\w+|srcdoc)\s*=|<[^<>]*=\s*(?:["']\s*)?(?:javascript|vbscript):/i;

function refuseActive(html: string): string {
  if (!activeContent.test(html)) return html;
  console.error('HTML with active content was left out');
  return '';
}

const { trustedTypes } = globalThis as { trustedTypes?: Policies };

/** The policy that the site's Content-Security-Policy names. Undefined on the server and in older browsers. */
const policy = trustedTypes?.createPolicy('raang', { createHTML: refuseActive });

/** HTML as a trusted one; components take `useTrustedHtml`. */
export const trustedHtml = (html: string): TrustedHtml => (policy ? policy.createHTML(html) : html);
