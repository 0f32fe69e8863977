/** Two years, as the preload lists of browsers ask for. */
const strictTransportSecurity = 'max-age=63072000; includeSubDomains';

/**
 * Sent with every answer.
 * @param publicUrl how visitors reach the site; where that is by https, browsers are told to use nothing else
 */
export function commonHeadersOf(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': strictTransportSecurity }),
  };
}

/**
 * The policy of a document: no inline code but the scripts with these hashes. A hash, unlike a nonce, stays true when
 * the page is cached, here or in a CDN.
 *
 * @param scriptHashes such as `'sha256-…'`, with their quotes
 */
export function contentSecurityPolicy(scriptHashes: Iterable<string> = []): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
