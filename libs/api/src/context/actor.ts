import type { AccountId } from '@raang/domain';

/** On whose behalf a procedure runs. */
export type Actor = { kind: 'anonymous' } | { kind: 'account'; id: AccountId };

export const anonymous: Actor = { kind: 'anonymous' };

/** Tells from the headers of a request, such as its cookie, who sent it. */
export type ResolveActor = (headers: Headers) => Promise<Actor>;
