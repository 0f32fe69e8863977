import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { categoryGroups } from '../content/content.table';
import { embeddedDatabase, emptyTables, testDatabases } from '../testing/test-databases';
import { type OpenDatabase, openDatabase } from './database';

const group = {
  slug: 'travel',
  position: 0,
  name: { th: 'เดินทาง', en: 'Travel' },
  description: { th: 'ก', en: 'a' },
};

describe.each(testDatabases)('the database on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => emptyTables(database.db));
  afterAll(() => database.close());

  it('accepts statements after a failed one', async () => {
    await expect(database.db.execute('select no_such_column')).rejects.toThrow();
    await database.db.insert(categoryGroups).values(group);
    expect(await database.db.$count(categoryGroups)).toBe(1);
  });

  it('rolls back a failed transaction', async () => {
    const failing = database.db.transaction(async (tx) => {
      await tx.insert(categoryGroups).values(group);
      await tx.insert(categoryGroups).values(group);
    });
    await expect(failing).rejects.toThrow();
    expect(await database.db.$count(categoryGroups)).toBe(0);
  });

  it('runs concurrent queries', async () => {
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) => database.db.execute(`select ${index}::int as n`)),
    );
    expect(results.map(({ rows }) => rows[0]?.['n'])).toEqual(
      Array.from({ length: 50 }, (_, index) => index),
    );
  });
});

describe('the embedded database', () => {
  it('refuses to be opened twice, and keeps its rows when it is reopened', async () => {
    const { options, remove } = await embeddedDatabase.create('empty');
    const first = await openDatabase(options);
    await first.db.insert(categoryGroups).values(group);
    await expect(openDatabase(options)).rejects.toThrow(`in use by process ${process.pid}`);
    await first.close();
    const second = await openDatabase(options);
    expect(await second.db.select().from(categoryGroups)).toMatchObject([group]);
    await second.close();
    await remove();
  });
});
