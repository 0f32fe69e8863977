import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '@raang/api-client';
import type { OpenDatabase } from '../database/database';
import { type ContentFolderFixture, createContentFolder } from '../testing/content-folder';
import { importFeed } from '../network/network.import';
import { readSiteFeed, siteAgencies } from '../testing/site-feed';
import { alertExample } from '../testing/alert-example';
import { openTestClient, testNow } from '../testing/test-api';
import { emptyTables, storeDatabases } from '../testing/test-databases';
import { publishDeskAlert, publishDeskAnnouncement } from './desk-notices.store';
import { importNotices, readNotices } from './notices.import';
import { replaceAlerts } from './notices.store';

const alertYaml = ({
  id,
  start,
  end,
  severity = 'INFO',
  saidAt = '2026-11-20T08:00:00+07:00',
}: {
  id: string;
  start: string;
  end?: string;
  severity?: string;
  saidAt?: string;
}) => `- id: ${id}
  impactPeriods: [{ start: "${start}"${end ? `, end: "${end}"` : ''} }]
  cause: MAINTENANCE
  effect: ACCESSIBILITY_ISSUE
  severity: ${severity}
  informedEntities: [{ stationCode: BL10 }]
  header: { th: ลิฟต์ปิดซ่อม, en: Lift closed for repair }
  description: { th: ลิฟต์ทางออก 3 ปิดซ่อม, en: The lift of exit 3 is closed for repair. }
  saidAt: "${saidAt}"
`;

const announcementYaml = ({
  id,
  startsAt,
  endsAt,
}: {
  id: string;
  startsAt: string;
  endsAt?: string;
}) => `- id: ${id}
  version: 1
  kind: banner
  startsAt: "${startsAt}"
${endsAt ? `  endsAt: "${endsAt}"\n` : ''}  title: { th: แจ้งให้ทราบ, en: Please note }
  text: { th: ข้อความ, en: Text }
`;

describe.each(storeDatabases)('notices on $name', ({ open }) => {
  let database: OpenDatabase;
  let content: ContentFolderFixture;
  let client: ApiClient;

  beforeAll(async () => {
    database = await open();
    client = openTestClient(database.db);
  });
  beforeEach(async () => {
    content = await createContentFolder();
    await emptyTables(database.db);
  });
  afterEach(() => content.close());
  afterAll(() => database.close());

  const importAll = async () => {
    const lists = await readNotices(content.folder);
    await importNotices(database.db, lists);
    return [...lists.alerts.problems, ...lists.announcements.problems];
  };
  const alertIds = async (active?: boolean) => (await client.notices.alerts({ active })).map(({ id }) => id);

  it('are empty if the folder has none', async () => {
    expect(await importAll()).toEqual([]);
    expect(await client.notices.alerts({})).toEqual([]);
    expect(await client.notices.announcements({})).toEqual([]);
  });

  it('include alerts that are shown, also before they act, most severe first, then latest first', async () => {
    const start = '2026-11-20T00:00:00+07:00';
    await content.write(
      'alerts.yaml',
      [
        alertYaml({ id: 'over', start, end: '2026-11-20T12:00:00+07:00' }),
        alertYaml({ id: 'early', start, saidAt: '2026-11-20T07:00:00+07:00' }),
        alertYaml({ id: 'late', start, end: '2026-11-20T12:00:01+07:00' }),
        alertYaml({ id: 'severe', start, severity: 'SEVERE' }),
        alertYaml({ id: 'coming', start: '2026-11-20T12:00:01+07:00' }),
        alertYaml({ id: 'unsaid', start: '2026-12-01T00:00:00+07:00', saidAt: '2026-11-20T12:00:01+07:00' }),
      ].join(''),
    );
    expect(await importAll()).toEqual([]);
    expect(await alertIds()).toEqual(['severe', 'coming', 'late', 'early']);
    expect((await alertIds(false)).toSorted()).toEqual([
      'coming',
      'early',
      'late',
      'over',
      'severe',
      'unsaid',
    ]);
  });

  it('that are examples say so in their title, and are in no GTFS-Realtime feed', async () => {
    const start = '2026-11-20T00:00:00+07:00';
    await importFeed(database.db, {
      files: await readSiteFeed(),
      ownAgencies: siteAgencies,
      now: () => testNow,
    });
    const example = '  example: true\n';
    await content.write('alerts.yaml', alertYaml({ id: 'works', start }) + example);
    await content.write('announcements.yaml', announcementYaml({ id: 'fair', startsAt: start }) + example);
    expect(await importAll()).toEqual([]);
    expect(await client.notices.alerts({})).toMatchObject([
      { example: true, header: { th: 'ตัวอย่าง: ลิฟต์ปิดซ่อม', en: 'Example: Lift closed for repair' } },
    ]);
    expect(await client.notices.announcements({})).toMatchObject([
      { example: true, title: { th: 'ตัวอย่าง: แจ้งให้ทราบ', en: 'Example: Please note' } },
    ]);
    expect((await client.notices.realtime({})).entity).toEqual([]);
  });

  it('are also a GTFS-Realtime feed, which has what is active now and later', async () => {
    const start = '2026-11-20T00:00:00+07:00';
    await importFeed(database.db, {
      files: await readSiteFeed(),
      ownAgencies: siteAgencies,
      now: () => testNow,
    });
    await content.write(
      'alerts.yaml',
      [
        alertYaml({ id: 'over', start, end: '2026-11-20T12:00:00+07:00' }),
        alertYaml({ id: 'now', start, severity: 'WARNING' }),
        alertYaml({ id: 'coming', start: '2026-11-20T12:00:01+07:00' }),
      ].join(''),
    );
    await importAll();
    expect(await client.notices.realtime({})).toMatchObject({
      header: { timestamp: String(testNow.getTime() / 1000) },
      entity: [
        { id: 'now', alert: { informedEntity: [{ stopId: 'BL10' }], severityLevel: 'WARNING' } },
        { id: 'coming' },
      ],
    });
  });

  it('name nothing in a GTFS-Realtime feed before a feed is imported', async () => {
    await content.write('alerts.yaml', alertYaml({ id: 'now', start: '2026-11-20T00:00:00+07:00' }));
    await importAll();
    expect((await client.notices.realtime({})).entity).toEqual([]);
  });

  it('are each stored alone: the database refuses one text, and the others stay', async () => {
    const alert = (id: string, en = 'Closed') => alertExample({ id, header: { en } });
    const refused = await replaceAlerts(database.db, 'feed', [
      alert('one'),
      alert('nul', 'a\0b'),
      alert('two'),
      alert('half', 'a\ud83d'),
      alert('three'),
    ]);
    expect(refused.map(({ id }) => id)).toEqual(['nul', 'half']);
    expect((await alertIds(false)).toSorted()).toEqual(['one', 'three', 'two']);
  });

  it('keep the previous alerts if the file is invalid, and remove them with the file', async () => {
    await content.write('alerts.yaml', alertYaml({ id: 'one', start: '2026-11-20T00:00:00+07:00' }));
    await importAll();
    await content.write('alerts.yaml', '- id: [');
    expect(await importAll()).toMatchObject([{ file: 'alerts.yaml', reason: expect.any(String) }]);
    expect(await alertIds()).toEqual(['one']);
    await content.remove('alerts.yaml');
    await importAll();
    expect(await alertIds()).toEqual([]);
  });

  it('of the desk stay, also if the folder has the same id', async () => {
    const start = '2026-11-20T00:00:00+07:00';
    await content.write('alerts.yaml', alertYaml({ id: 'one', start }));
    await content.write('announcements.yaml', announcementYaml({ id: 'one', startsAt: start }));
    await importAll();
    const [alert] = await client.notices.alerts({});
    const [announcement] = await client.notices.announcements({});
    await publishDeskAlert(database.db, { ...alert!, id: 'desk' as never });
    await publishDeskAnnouncement(database.db, { ...announcement!, id: 'desk' as never });
    expect(await publishDeskAlert(database.db, alert!)).toBe('foreign');
    expect(await publishDeskAnnouncement(database.db, announcement!)).toBe('foreign');
    await content.write('alerts.yaml', alertYaml({ id: 'desk', start, severity: 'SEVERE' }));
    await content.write('announcements.yaml', announcementYaml({ id: 'desk', startsAt: start }));
    expect(await importAll()).toEqual([]);
    expect(await client.notices.alerts({})).toMatchObject([{ id: 'desk', severity: 'INFO' }]);
    expect((await client.notices.announcements({})).map(({ id }) => id)).toEqual(['desk']);
  });

  it('report the line of an invalid alert, and include the others', async () => {
    const start = '2026-11-20T00:00:00+07:00';
    const broken = alertYaml({ id: 'broken', start, severity: 'AWFUL' });
    await content.write('alerts.yaml', alertYaml({ id: 'good', start }) + broken);
    expect(await importAll()).toMatchObject([
      { file: 'alerts.yaml', line: 14, reason: expect.stringMatching(/^severity: /) },
    ]);
    expect(await alertIds()).toEqual(['good']);
  });

  it('include active announcements, latest first', async () => {
    await content.write(
      'announcements.yaml',
      [
        announcementYaml({
          id: 'over',
          startsAt: '2026-11-01T00:00:00+07:00',
          endsAt: '2026-11-20T12:00:00+07:00',
        }),
        announcementYaml({ id: 'older', startsAt: '2026-11-01T00:00:00+07:00' }),
        announcementYaml({ id: 'newer', startsAt: '2026-11-19T00:00:00+07:00' }),
        announcementYaml({ id: 'coming', startsAt: '2026-11-21T00:00:00+07:00' }),
      ].join(''),
    );
    expect(await importAll()).toEqual([]);
    const ids = (await client.notices.announcements({})).map(({ id }) => id);
    expect(ids).toEqual(['newer', 'older']);
    expect(await client.notices.announcements({ active: false })).toHaveLength(4);
  });
});
