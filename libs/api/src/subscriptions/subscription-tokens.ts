import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../settings/derive-secret';

/** A new token of a confirmation mail, 256 bits in base64url. The database has only its digest. */
export const createConfirmation = () => randomBytes(32).toString('base64url');

export const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * The token that each mail of a subscription has. It is made again for every mail, so nothing of it is stored: a copy of
 * the database opens no subscription.
 */
export const tokenOf = (id: string, [key]: Keys) => `${id}.${signatureOf(id, key)}`;

/** Id of the subscription that a token opens. Undefined for a token that none of the keys has signed. */
export function readToken(token: string, keys: Keys): string | undefined {
  const [, id, signature] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
  if (!id || !signature) return undefined;
  return keys.some((key) => isSame(signature, signatureOf(id, key))) ? id : undefined;
}

const signatureOf = (id: string, key: string) => createHmac('sha256', key).update(id).digest('base64url');

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));
