import type { AccountId, StaffRole } from '@raang/domain';

/** The account that calls a procedure, or an anonymous visitor. */
export type Actor = { kind: 'anonymous' } | { kind: 'account'; id: AccountId; role?: StaffRole | undefined };

export const anonymous: Actor = { kind: 'anonymous' };

/** Resolves the actor from request headers, for example from a session cookie. */
export type ResolveActor = (headers: Headers) => Promise<Actor>;
