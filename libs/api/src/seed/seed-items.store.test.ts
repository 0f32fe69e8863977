import { expect, test } from 'vitest';
import { openTestClient } from '../testing/test-api';
import { storeDatabases } from '../testing/test-databases';
import { createSeedItem } from './seed-item';
import { seedItems } from './seed-items';

test('a number always gives the same item; another number gives another item', () => {
  expect(createSeedItem(7)).toEqual(createSeedItem(7));
  expect(createSeedItem(7)).not.toEqual(createSeedItem(8));
});

test.each(storeDatabases)('seeded items are listed, found and filtered on $name', async ({ open }) => {
  const database = await open();
  try {
    await seedItems(database.db, 1200);
    const client = openTestClient(database.db);
    const news = await client.content.items({ group: 'updates', category: 'news' });
    expect(news.total).toBeGreaterThan(600);
    const places = {
      group: 'travel',
      category: 'recommended-places',
      line: 'pink',
      q: 'ลิฟต์ ลาดพร้าว',
    } as const;
    const found = await client.content.items(places);
    expect(found.total).toBeGreaterThan(0);
    expect(found.items[0]?.title).toMatch(/^ลิฟต์ .*ลาดพร้าว/);
  } finally {
    await database.close();
  }
});
