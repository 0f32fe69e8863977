import type { Alert } from '@raang/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { OpenDatabase } from '../database/database';
import { importFeed } from '../network/network.import';
import { replaceAlerts } from '../notices/notices.store';
import { alertExample } from '../testing/alert-example';
import { openDeskApi } from '../testing/desk-staff';
import { smallFeed, smallFeedWith } from '../testing/small-feed';
import { testNow } from '../testing/test-api';
import { emptyTables, storeDatabases } from '../testing/test-databases';
import { auditEntries } from '../audit/audit.table';

type Desk = Awaited<ReturnType<typeof openDeskApi>>;

const lines = (...rows: string[]) => `${rows.join('\n')}\n`;

const ofOwnAgency = (name: string) => smallFeed[name]!.replaceAll('metro,', 'bem,');
/** A01 has lifts as pathways, A03 lifts at two exits and an escalator at one of them. */
const files = smallFeedWith({
  'agency.txt': ofOwnAgency('agency.txt'),
  'routes.txt': ofOwnAgency('routes.txt'),
  'stops.txt': lines(
    `${smallFeed['stops.txt']!.trim().split('\n')[0]},has_lift,has_escalator`,
    ...smallFeed['stops.txt']!.trim()
      .split('\n')
      .slice(1)
      .map((row) => `${row},,`),
    'A03-exit-1,1,ทางออก 1,13.7,100.52,2,A03,,1,1',
    'A03-exit-2,2,ทางออก 2,13.7,100.53,2,A03,,1,',
    'A03-exit-3,3,ทางออก 3,13.7,100.53,2,A03,,0,',
  ),
  'pathways.txt': lines(
    'pathway_id,from_stop_id,to_stop_id,pathway_mode,is_bidirectional',
    'up,A01-exit-1,A01-platform,5,1',
    'steps,A01-exit-1,A01-platform,2,1',
    'moving,A01-exit-1,A01-platform,4,0',
  ),
});

describe.each(storeDatabases)('lifts and escalators on $name', ({ open }) => {
  let database: OpenDatabase;
  let desk: Desk;
  let now: Date;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    now = testNow;
    await emptyTables(database.db);
    await importFeed(database.db, { files, now: () => testNow });
    desk = await openDeskApi(database.db, { now: () => now });
  });
  afterAll(() => database.close());

  const say = (...alerts: Alert[]) => replaceAlerts(database.db, 'test', alerts);
  const broken = (change: Parameters<typeof alertExample>[0]) =>
    alertExample({ id: 'lift', effect: 'ACCESSIBILITY_ISSUE', ...change });
  const report = (id: string, state: 'out' | 'works', until?: string) =>
    desk.as('editor').desk.changeEquipment({ id, state, ...(until && { until }) });
  const equipmentOf = async (id: string) =>
    (await desk.anonymous.network.equipment({})).find((one) => one.id === id);
  const ask = (asked: { from?: string; stepFree?: boolean } = {}) =>
    desk.anonymous.travel.journeys({
      from: 'A01',
      to: 'A03',
      date: '2026-11-20',
      time: '13:00',
      stepFree: true,
      ...asked,
    });

  it('are those of pathways and of exits, of which nobody has said anything', async () => {
    expect(await desk.anonymous.network.equipment({})).toEqual([
      { station: 'A01', id: 'up', kind: 'lift', exit: '1', state: 'unknown' },
      { station: 'A01', id: 'moving', kind: 'escalator', exit: '1', state: 'unknown' },
      { station: 'A03', id: 'A03-exit-1-lift', kind: 'lift', exit: '1', state: 'unknown' },
      { station: 'A03', id: 'A03-exit-1-escalator', kind: 'escalator', exit: '1', state: 'unknown' },
      { station: 'A03', id: 'A03-exit-2-lift', kind: 'lift', exit: '2', state: 'unknown' },
    ]);
    const { equipment } = await desk.anonymous.network.station({ code: 'A01' });
    expect(equipment.map(({ id }) => id)).toEqual(['up', 'moving']);
  });

  describe('as the desk says', () => {
    it('are out of order until a day, then unknown, and work again when it says so', async () => {
      const out = {
        id: 'up',
        state: 'out',
        since: '2026-11-20T12:00:00+07:00',
        expectedUntil: '2026-11-21T23:59:00+07:00',
        source: 'desk',
        asOf: '2026-11-20T12:00:00+07:00',
      };
      expect(await report('up', 'out', '2026-11-21')).toMatchObject(out);
      expect(await desk.anonymous.network.equipment({ state: 'out' })).toMatchObject([out]);
      now = new Date('2026-11-21T23:59:00+07:00');
      expect(await desk.anonymous.network.equipment({ state: 'out' })).toEqual([]);
      expect(await equipmentOf('up')).toMatchObject({ state: 'unknown', expectedUntil: out.expectedUntil });
      expect(await equipmentOf('up')).not.toHaveProperty('since');
      expect(await report('up', 'works')).toMatchObject({ state: 'works', source: 'desk' });
      expect(await equipmentOf('up')).not.toHaveProperty('expectedUntil');
    });

    it('have been out of order since it said so first', async () => {
      await report('up', 'out');
      now = new Date('2026-11-20T15:00:00+07:00');
      expect(await report('up', 'out', '2026-11-22')).toMatchObject({
        since: '2026-11-20T12:00:00+07:00',
        asOf: '2026-11-20T15:00:00+07:00',
      });
    });

    it('are in the audit log', async () => {
      await report('up', 'out', '2026-11-21T18:00:00+07:00');
      expect(await database.db.select().from(auditEntries)).toMatchObject([
        {
          by: 'editor@example.org',
          action: 'changeEquipment',
          subject: 'up',
          details: { state: 'out', until: '2026-11-21T18:00:00+07:00' },
        },
      ]);
    });

    test.each<[string, Parameters<typeof report>, object]>([
      [
        'an unknown id',
        ['A03-exit-2-lfit', 'out'],
        {
          code: 'NOT_FOUND',
          message: expect.stringContaining('nearest ones: A03-exit-2-lift, A03-exit-1-lift'),
        },
      ],
      [
        'a day that has passed',
        ['up', 'out', '2026-11-19'],
        { data: { fields: [{ field: 'until', code: 'date', message: 'must be in the future' }] } },
      ],
      ['a day that does not exist', ['up', 'out', '2026-02-30'], { code: 'BAD_REQUEST' }],
      [
        'an end for one that works',
        ['up', 'works', '2026-11-22'],
        { data: { fields: [{ field: 'until', message: 'is only for one that is out of order' }] } },
      ],
    ])('are refused for %s', async (_, given, error) => {
      await expect(report(...given)).rejects.toMatchObject(error);
      expect(await database.db.select().from(auditEntries)).toEqual([]);
    });
  });

  describe('as an alert says', () => {
    test.each<[string, Parameters<typeof alertExample>[0], Record<string, string | undefined>]>([
      [
        'at an exit with one',
        { informedEntities: [{ stationCode: 'A03', part: 'A03-exit-2' }] },
        { 'A03-exit-2-lift': 'out', 'A03-exit-1-lift': undefined },
      ],
      [
        'at an exit with several',
        { informedEntities: [{ stationCode: 'A03', part: 'A03-exit-1' }] },
        { 'A03-exit-1-lift': 'unknown', 'A03-exit-1-escalator': 'unknown', 'A03-exit-2-lift': undefined },
      ],
      [
        'at an exit, in part',
        { informedEntities: [{ stationCode: 'A03', part: 'A03-exit-2', isPartial: true }] },
        { 'A03-exit-2-lift': 'unknown' },
      ],
      [
        'at a station',
        { informedEntities: [{ stationCode: 'A03' }] },
        { 'A03-exit-1-lift': 'unknown', 'A03-exit-2-lift': 'unknown', up: undefined },
      ],
      [
        'at a platform',
        { informedEntities: [{ stationCode: 'A01', platform: 'A01-platform' }] },
        { up: 'unknown' },
      ],
      ['on a line', { informedEntities: [{ lineId: 'north' }] }, { up: undefined }],
      [
        'of tomorrow',
        {
          informedEntities: [{ stationCode: 'A03' }],
          impactPeriods: [{ start: '2026-11-21T00:00:00+07:00' }],
        },
        { 'A03-exit-2-lift': undefined },
      ],
      [
        'as an example',
        { informedEntities: [{ stationCode: 'A03' }], example: true },
        { 'A03-exit-2-lift': undefined },
      ],
      [
        'of another effect',
        { informedEntities: [{ stationCode: 'A03' }], effect: 'NO_SERVICE' },
        { 'A03-exit-2-lift': undefined },
      ],
    ])('%s', async (_, change, expected) => {
      // those that an alert does not touch still work
      for (const { id } of await desk.anonymous.network.equipment({})) await report(id, 'works');
      await say(broken({ saidAt: '2026-11-20T12:00:00+07:00', ...change }));
      for (const [id, state] of Object.entries(expected))
        expect([id, (await equipmentOf(id))?.state]).toEqual([id, state ?? 'works']);
    });

    it('count until the desk says more', async () => {
      await say(broken({ informedEntities: [{ stationCode: 'A03' }] }));
      await report('A03-exit-1-lift', 'works');
      expect(await equipmentOf('A03-exit-1-lift')).toMatchObject({ state: 'works', source: 'desk' });
      expect(await equipmentOf('A03-exit-2-lift')).toMatchObject({ state: 'unknown', source: 'alert' });
    });

    it('never make one work that the desk has called out of order', async () => {
      await report('A03-exit-2-lift', 'out');
      await say(broken({ saidAt: '2026-11-20T13:00:00+07:00', informedEntities: [{ stationCode: 'A03' }] }));
      expect(await equipmentOf('A03-exit-2-lift')).toMatchObject({ state: 'out', source: 'desk' });
    });
  });

  describe('on a journey without steps', () => {
    it('one exit with a lift is enough', async () => {
      await report('A03-exit-1-lift', 'out');
      expect(await ask()).toMatchObject({ journeys: [expect.anything()] });
      expect(await ask()).not.toHaveProperty('brokenLifts');
    });

    it('a station without any is closed, and the answer names the lifts and the nearest station with one', async () => {
      await report('A03-exit-1-lift', 'out');
      await report('A03-exit-2-lift', 'out', '2026-11-22');
      const answer = await ask();
      expect(answer).toMatchObject({
        journeys: [],
        reason: 'disrupted',
        nearestOpen: [{ closed: 'A03' }],
        brokenLifts: [
          { station: 'A03', id: 'A03-exit-1-lift' },
          { station: 'A03', id: 'A03-exit-2-lift', expectedUntil: '2026-11-22T23:59:00+07:00' },
        ],
      });
      expect((await ask({ stepFree: false })).journeys).not.toEqual([]);
    });

    it('a platform that only a broken lift leads to is closed', async () => {
      expect((await ask()).journeys).not.toEqual([]);
      await report('up', 'out');
      expect(await ask()).toMatchObject({ reason: 'disrupted', brokenLifts: [{ id: 'up', station: 'A01' }] });
      expect((await ask({ from: 'A02' })).journeys).not.toEqual([]);
    });

    it('a broken escalator closes nothing', async () => {
      await report('moving', 'out');
      expect((await ask()).journeys).not.toEqual([]);
    });

    it('a lift counts again when the expected time has passed, since nobody says that it is out', async () => {
      await report('up', 'out', '2026-11-20T12:30:00+07:00');
      expect((await ask()).journeys).not.toEqual([]);
    });
  });
});
