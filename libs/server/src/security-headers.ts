/** Two years, as browsers' preload lists require. */
const strictTransportSecurity = 'max-age=63072000; includeSubDomains';

/**
 * Headers of every response.
 * @param publicUrl the site's public URL; with https, HSTS is sent
 * @param isIndexed whether search engines may index anything: a page, feed, picture or file
 */
export function commonHeadersOf(publicUrl: string, isIndexed: boolean): Readonly<Record<string, string>> {
  return {
    ...(!isIndexed && { 'x-robots-tag': 'noindex' }),
    'x-content-type-options': 'nosniff',
    // a document and an upload have a policy of their own instead
    'content-security-policy': "frame-ancestors 'none'",
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': strictTransportSecurity }),
  };
}

/** Where browsers report what a policy has blocked. */
export const reportPath = '/api/csp-reports';

/** Headers of a document with its policy. */
export function policyHeaders(policy: string): Record<string, string> {
  return { 'content-security-policy': policy, 'reporting-endpoints': `policy="${reportPath}"` };
}

const isDevelopment = import.meta.env?.DEV;

/**
 * Code gets HTML and URLs of scripts into a document only by a policy of ours: `raang` for the content
 * (libs/ui/src/native/trusted-html.ts), `default` for React and the router (libs/site/src/device/trusted-types.ts). In development
 * the tools have sinks of their own.
 */
const trustedTypes = isDevelopment
  ? []
  : ["require-trusted-types-for 'script'", 'trusted-types raang default'];

/**
 * The policy of a document: no inline code except the scripts with these hashes. Unlike a nonce, a hash stays valid
 * when the page is cached, here or in a CDN.
 *
 * @param scriptHashes such as `'sha256-…'`, with their quotes
 */
export function contentSecurityPolicy(scriptHashes: Iterable<string> = []): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    // files of the site, no code that a page puts together; Vite's client waits for a restart in such a worker
    `worker-src 'self'${isDevelopment ? ' blob:' : ''}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...trustedTypes,
    // browsers without report-to read report-uri
    `report-uri ${reportPath}`,
    'report-to policy',
  ].join('; ');
}
