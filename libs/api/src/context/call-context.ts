import type { Database } from '../database/database';
import type { Actor } from './actor';

/** Context of every procedure call. Features extend it with their own fields. */
export interface CallContext {
  db: Database;
  now: () => Date;
  actor: Actor;
}
