import type { Database } from '../database/database';
import type { Actor } from './actor';

/** Context of every procedure call. Features extend it with their own fields. */
export interface CallContext {
  db: Database;
  now: () => Date;
  /** The site's public origin, for links in mails. */
  publicUrl: string;
  actor: Actor;
  caller: Caller;
}

/** The HTTP side of a call. */
export interface Caller {
  /** The client's IPv4 address or IPv6 network, which rate limits count. Empty if it is unknown. */
  address: string;
  headers: Headers;
  /** Headers for the response, such as a session cookie. */
  responseHeaders: Headers;
}
