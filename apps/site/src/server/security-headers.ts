import { createHash } from 'node:crypto';

/** Sent with every answer. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
} as const;

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The policy of one page: its own inline scripts by their hash and nothing else inline. A hash, unlike a nonce,
 * stays true when the page is cached, here or in a CDN.
 */
export function contentSecurityPolicy(html: Buffer): string {
  const hashes = new Set<string>();
  // read as one letter a byte, so that places in the text are places in the bytes
  for (const { index, 0: element, 1: script = '' } of html.toString('latin1').matchAll(inlineScript)) {
    const end = index + element.length - '</script>'.length;
    const bytes = html.subarray(end - script.length, end);
    hashes.add(`'sha256-${createHash('sha256').update(bytes).digest('base64')}'`);
  }
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
