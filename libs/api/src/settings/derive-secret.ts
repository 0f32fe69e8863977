import { hkdfSync } from 'node:crypto';

/** A separate key for each use of a secret (HKDF, RFC 5869), in base64url: one that leaks opens nothing else. */
export function deriveSecret(secret: string, use: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', use, 32)).toString('base64url');
}
