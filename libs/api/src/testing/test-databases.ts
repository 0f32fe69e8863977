import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { accounts, accountTokens, credentials, sessions } from '../people/accounts.table';
import { caseEvents, caseMessages, cases } from '../cases/cases.table';
import {
  categories,
  categoryGroups,
  contentVersions,
  formerAddresses,
  itemLikes,
  items,
  itemTexts,
  listingEntries,
} from '../content/content.table';
import { type Database, type OpenDatabase, openDatabase } from '../database/database';
import { equipmentReports } from '../equipment/equipment.table';
import { auditEntries } from '../audit/audit.table';
import { confirmedMatches, foundItems } from '../found-items/found-items.table';
import { attempts } from '../limits/attempts.table';
import { mails } from '../mail/mail.table';
import { namedPlaces } from '../gazetteer/gazetteer.table';
import { feeds } from '../network/network.table';
import { alerts, announcements, serviceReports } from '../notices/notices.table';
import { searchDocuments, searchVersions } from '../search/search.table';
import {
  seenAlerts,
  subscriptionJob,
  subscriptionRequests,
  subscriptions,
  toldAlerts,
} from '../subscriptions/subscriptions.table';
import { uploads } from '../uploads/uploads.table';
import { usedProofs } from '../verification/used-proofs.table';
import { createServerEngine, type DatabasePlace, embedded } from './database-engines';
import type { PreparedState } from './prepared-databases';

export interface TestDatabase {
  name: string;
  /** Creates a copy of a prepared database without opening it. */
  create: (state: PreparedState) => Promise<DatabasePlace>;
  /** Opens a copy of a prepared database; `close` removes it. */
  open: (state?: PreparedState) => Promise<OpenDatabase>;
}

export const embeddedDatabase = testDatabase('embedded', (state) =>
  embedded.create(inject('embeddedTemplates')[state]),
);

export const serverDatabase = testDatabase('PostgreSQL', async (state) => {
  const server = process.env['TEST_DATABASE_URL'];
  const templates = inject('serverTemplates');
  if (!server || !templates)
    throw new Error('TEST_DATABASE_URL is not set: run the tests with node tools/postgres.mjs');
  return createServerEngine(server).create(templates[state]);
});

/** Both databases that the site runs on, for what a database decides: changes, limits, migrations, backups, transactions. */
export const testDatabases: TestDatabase[] = [embeddedDatabase, serverDatabase];

/** The database that tests of stores (`*.store.test.ts`) run on: the embedded one, or PostgreSQL in the target `stores`. */
export const storeDatabases: TestDatabase[] = [
  process.env['STORES_ON'] === 'postgresql' ? serverDatabase : embeddedDatabase,
];

/** Deletes all rows, which takes a fraction of the time of a new copy. */
export async function emptyTables(db: Database): Promise<void> {
  const content = [
    itemLikes,
    formerAddresses,
    listingEntries,
    itemTexts,
    items,
    categories,
    categoryGroups,
    contentVersions,
  ];
  const people = [accountTokens, sessions, credentials, accounts];
  const submitted = [caseMessages, caseEvents, cases, uploads, usedProofs, attempts, mails];
  const ofDesk = [
    confirmedMatches,
    foundItems,
    alerts,
    announcements,
    serviceReports,
    equipmentReports,
    namedPlaces,
  ];
  const told = [toldAlerts, seenAlerts, subscriptionJob, subscriptionRequests, subscriptions];
  for (const table of [...content, ...submitted, ...told, ...people, ...ofDesk, feeds])
    await db.delete(table);
  // its trigger refuses that to everybody else
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.delete(auditEntries);
  });
  // deleted rows would stay in the memory of an open API
  const version = sql`${searchVersions.version} + 1`;
  const [renewed] = await db.update(searchVersions).set({ version }).returning();
  if (renewed) await db.update(searchDocuments).set({ isRemoved: true, version: renewed.version });
}

function testDatabase(name: string, create: TestDatabase['create']): TestDatabase {
  return {
    name,
    create,
    open: async (state = 'empty') => {
      const { options, remove } = await create(state);
      const database = await openDatabase(options);
      return {
        ...database,
        close: async () => {
          await database.close();
          await remove();
        },
      };
    },
  };
}
