import type { Database } from './database/database';

/** What every procedure is given; nothing is taken from the air. */
export interface ApiContext {
  db: Database;
}
