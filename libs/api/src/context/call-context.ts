import type { Database } from '../database/database';
import type { Actor } from './actor';

/** What every call of a procedure is given. A feature's own context adds what it needs besides. */
export interface CallContext {
  db: Database;
  now: () => Date;
  actor: Actor;
}
