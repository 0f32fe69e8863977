import { hkdfSync } from 'node:crypto';

/** Secrets or keys for one purpose: the first signs, and what any of them has signed is accepted. */
export type Keys = readonly [current: string, ...former: string[]];

/** A separate key for each use of each secret. */
export const deriveKeys = ([current, ...former]: Keys, use: string): Keys => [
  deriveSecret(current, use),
  ...former.map((secret) => deriveSecret(secret, use)),
];

/** A separate key for each use of a secret (HKDF, RFC 5869), in base64url: one that leaks opens nothing else. */
function deriveSecret(secret: string, use: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', use, 32)).toString('base64url');
}
