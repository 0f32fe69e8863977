import type { ApiClient } from '@raang/api-client';
import { type Alert, type Journey, type NamedPlace, namedPlace, type NearStation } from '@raang/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Api } from '../api';
import type { OpenDatabase } from '../database/database';
import { savePlaces } from '../gazetteer/gazetteer.store';
import { replaceAlerts } from '../notices/notices.store';
import { alertExample } from '../testing/alert-example';
import { openTestApi } from '../testing/test-api';
import { storeDatabases } from '../testing/test-databases';

type JourneysAsked = Parameters<ApiClient['travel']['journeys']>[0];

const friday = '2026-11-20';

describe.each(storeDatabases)('travel on $name', ({ open }) => {
  let database: OpenDatabase;
  let api: Api;
  let client: ApiClient;

  beforeAll(async () => {
    database = await open('network');
    api = openTestApi(database.db);
    client = api.clientFor(new Headers());
  });
  beforeEach(() => replaceAlerts(database.db, 'test', []));
  afterAll(() => database.close());

  const say = (...alerts: Alert[]) => replaceAlerts(database.db, 'test', alerts);
  const ask = (asked: Partial<JourneysAsked> = {}) =>
    client.travel.journeys({ from: 'BL22', to: 'BL26', date: friday, time: '12:00', ...asked });
  const clock = (moment = '') => moment.slice(5, 16).replace('T', ' ');

  /** Short form of the preferred journey. */
  function short([journey]: readonly Journey[]) {
    if (!journey) return 'none';
    const legs = journey.legs.map((leg) => (leg.kind === 'ride' ? leg.lineId : 'walk'));
    return `${clock(journey.departure)} to ${clock(journey.arrival)}, ${legs.join(' ')}`;
  }

  describe('journeys', () => {
    test.each<[string, Partial<JourneysAsked>, string]>([
      ['depart at a time', { time: '08:30' }, '11-20 08:30 to 11-20 08:44, blue'],
      ['arrive by a time', { time: '08:30', mode: 'arrive' }, '11-20 08:15 to 11-20 08:30, blue'],
      ['depart last', { mode: 'last' }, '11-20 23:54 to 11-21 00:08, blue'],
      ['pass midnight', { time: '23:50' }, '11-20 23:50 to 11-21 00:04, blue'],
      [
        'depart last on another day, without a time',
        { time: undefined, date: '2026-11-21', mode: 'last' },
        '11-21 23:56 to 11-22 00:11, blue',
      ],
      [
        'include walks to other lines',
        { from: 'PP01', to: 'PK30' },
        '11-20 12:00 to 11-20 13:50, purple walk pink',
      ],
    ])('%s', async (_, asked, expected) => {
      const answer = await ask(asked);
      expect(short(answer.journeys)).toBe(expected);
      expect(answer).toMatchObject({ isNextService: false, alerts: [] });
      expect(answer).not.toHaveProperty('reason');
    });

    it('default to the current time', async () => {
      const answer = await client.travel.journeys({ from: 'BL22', to: 'BL26' });
      expect(answer).toMatchObject({ date: friday, time: '12:00', mode: 'depart' });
      expect(short(answer.journeys)).toBe('11-20 12:00 to 11-20 12:13, blue');
    });

    it('after the last train are the first ones of the next morning', async () => {
      const answer = await ask({ time: '00:55', date: '2026-11-21' });
      expect(short(answer.journeys)).toBe('11-21 06:43 to 11-21 06:50, blue');
      expect(answer).toMatchObject({ isNextService: true, date: '2026-11-21', time: '00:55' });
    });

    test.each([
      ['in the evening', { time: '23:55' }],
      ['after midnight', { time: '00:10', date: '2026-11-21' }],
    ])('the last one that has left %s is not offered again', async (_, asked) => {
      const answer = await ask({ ...asked, mode: 'last' });
      expect(short(answer.journeys)).toBe('11-21 06:43 to 11-21 06:50, blue');
      expect(answer).toMatchObject({ isNextService: true, lastLeft: '2026-11-20T23:54:00+07:00' });
    });

    it('that arrive before the first train leave the evening before, and say so', async () => {
      const answer = await ask({ time: '05:00', date: '2026-11-20', mode: 'arrive' });
      expect(short(answer.journeys)).toBe('11-19 23:54 to 11-20 00:08, blue');
      expect(answer.isEveningBefore).toBe(true);
      expect(short(answer.nextService ?? [])).toBe('11-20 06:13 to 11-20 06:20, blue');
    });

    it('include the last departure, all riders, and the rules and media of their fares', async () => {
      const { journeys, riderCategories, rules, fareMedia } = await ask({ from: 'PP10', to: 'YL02' });
      const fares = journeys.flatMap((journey) => journey.fares);
      expect(clock(journeys[0]?.lastDeparture)).toMatch(/^11-2[01] \d\d:\d\d$/);
      expect(new Set(fares.map((fare) => fare.riderCategory))).toEqual(
        new Set(riderCategories.map(({ id }) => id)),
      );
      expect(rules.map(({ id }) => id).toSorted()).toEqual(
        [...new Set(fares.flatMap(({ ruleIds }) => ruleIds))].toSorted(),
      );
      expect(new Set(fares.flatMap((fare) => fare.fareMedia))).toEqual(
        new Set(fareMedia.map(({ id }) => id)),
      );
    });

    it('with the fewest changes come first if preferred', async () => {
      // around the loop without a change, or via Tha Phra with one change
      const way = { from: 'BL02', to: 'BL34', time: '17:00' };
      const transfers = ({ journeys }: { journeys: readonly Journey[] }) =>
        journeys.map((journey) => journey.transfers);
      const [fastest, fewest] = [await ask(way), await ask({ ...way, prefer: 'fewest-changes' })];
      expect(transfers(fastest).toSorted()).toEqual(transfers(fewest));
    });

    it('are ways by different interchanges, with their marks', async () => {
      const answer = await ask({ from: 'CEN', to: 'BL15', time: '10:00' });
      const changes = answer.journeys.map(({ legs }) => legs.find(({ kind }) => kind === 'walk'));
      expect(changes).toMatchObject([
        { from: 'N8', to: 'BL13' },
        { from: 'N9', to: 'BL14' },
        { from: 'E4', to: 'BL22' },
      ]);
      const [first, second, third] = answer.journeys;
      expect(first).toMatchObject({ marks: ['fastest', 'least-walking'], walkSeconds: 180 });
      expect([second!.marks, third!.marks]).toEqual([[], []]);
      for (const { usualDurationSeconds, durationSeconds, price, lastDeparture } of answer.journeys) {
        expect(usualDurationSeconds).toBeLessThan(durationSeconds - 300);
        expect(price!.lowestSatang).toBeLessThan(price!.highestSatang);
        expect(lastDeparture).toBe(first!.lastDeparture);
      }
      expect(answer.waysCompared).toBe(3);
      expect(answer).not.toHaveProperty('nextWayLaterSeconds');
    });

    it('that are alone say how much longer the next best takes', async () => {
      const { journeys, waysCompared, nextWayLaterSeconds } = await ask({ from: 'PP11', to: 'S2' });
      expect([journeys.length, waysCompared]).toEqual([1, 3]);
      expect(nextWayLaterSeconds).toBeGreaterThan(600);
    });

    test.each<[string, Partial<JourneysAsked>, object]>([
      [
        'after the timetable ends',
        { date: '2030-01-01' },
        { reason: 'outside-validity', nearestDate: '2027-09-30', validTo: '2027-09-30' },
      ],
      [
        'before the timetable begins',
        { date: '2020-01-01' },
        { reason: 'outside-validity', nearestDate: '2026-09-16', validFrom: '2026-09-16' },
      ],
      ['to the same station', { to: 'BL22' }, { reason: 'same-station' }],
      [
        'before the first train of the timetable',
        { date: '2026-09-16', time: '04:00', mode: 'arrive' },
        { reason: 'no-service', nextService: [{ departure: expect.stringMatching(/^2026-09-16T06/) }] },
      ],
    ])('%s are empty, with the reason and alternatives', async (_, asked, expected) => {
      expect(await ask(asked)).toMatchObject({
        journeys: [],
        waysCompared: 0,
        isNextService: false,
        ...expected,
      });
    });

    test.each<[string, Partial<JourneysAsked>, string]>([
      ['an invalid date', { date: '2026-02-30' }, 'date'],
      ['an invalid time', { time: '25:00' }, 'time'],
      ['an invalid station code', { from: 'Si lom' }, 'from'],
      ['an unknown mode', { mode: 'swim' as never }, 'mode'],
    ])('refuse %s and name the field', async (_, asked, field) => {
      await expect(ask(asked)).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        status: 400,
        data: { fields: [{ field }] },
      });
    });

    test.each([
      [{ from: 'BL99' }, 'from: there is no station or place BL99.'],
      [{ to: 'nowhere-hospital' }, 'to: there is no station or place nowhere-hospital.'],
    ])('fail with NOT_FOUND for %o', async (asked, message) => {
      await expect(ask(asked)).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404, message });
    });

    it('without steps include no ride that is known to have steps', async () => {
      const { journeys } = await ask({ stepFree: true });
      const rides = journeys.flatMap(({ legs }) => legs).filter(({ kind }) => kind === 'ride');
      expect(rides.length).toBeGreaterThan(0);
      for (const ride of rides) expect(ride).not.toMatchObject({ isStepFree: false });
    });
  });

  describe('places', () => {
    const common = {
      kind: 'mall',
      aliases: [],
      source: { th: 'แหล่ง', en: 'Source' },
      asOf: '2026-11-20',
      certainty: 'probable',
    } as const;
    const placeOf = (id: string, rest: Pick<NamedPlace, 'near'> & Partial<NamedPlace>) =>
      namedPlace.parse({ ...common, id, name: { th: id, en: id }, ...rest });
    const at = (station: string, rest: Partial<NearStation> = {}) => ({ station, ...rest }) as NearStation;
    const places = [
      placeOf('mall', { near: [at('BL20', { exit: '2' })] }),
      placeOf('hospital', { near: [at('E3', { walkMinutes: 15 })] }),
      placeOf('market', { near: [at('BL12', { exit: '1' }), at('BL13', { exit: '1' })] }),
      placeOf('far', { near: [], position: { latitude: 13.7594, longitude: 100.4859 } }),
      placeOf('too-far', { near: [], position: { latitude: 12.68, longitude: 101.005 } }),
      placeOf('unknown', { near: [] }),
      placeOf('elsewhere', { near: [at('XX01')] }),
    ];

    beforeAll(() => savePlaces(database.db, places, { isComplete: true }));
    afterAll(() => savePlaces(database.db, [], { isComplete: true }));

    it('begin and end a journey with a walk, by the exit and the minutes that are known', async () => {
      const { places: named, journeys } = await ask({ from: 'mall', to: 'hospital' });
      expect(named.map(({ id }) => id)).toEqual(['mall', 'hospital']);
      const { legs } = journeys[0]!;
      expect(legs[0]).toMatchObject({
        kind: 'access',
        place: 'mall',
        station: 'BL20',
        exit: '2',
        departure: '2026-11-20T12:00:00+07:00',
        durationSeconds: 6 * 60,
      });
      expect(legs.at(-1)).toMatchObject({
        kind: 'egress',
        place: 'hospital',
        station: 'E3',
        durationSeconds: 15 * 60,
      });
    });

    test.each([
      ['BL11', 'BL12'],
      ['BL14', 'BL13'],
    ])('are reached from %s at their better station %s', async (from, station) => {
      const { journeys } = await ask({ from, to: 'market' });
      expect(journeys[0]?.legs.at(-1)).toMatchObject({ kind: 'egress', station });
    });

    it('show the alerts of the stations near them', async () => {
      await say(
        alertExample({
          id: 'lift',
          effect: 'ACCESSIBILITY_ISSUE',
          informedEntities: [{ stationCode: 'BL20' }],
        }),
      );
      const { alerts } = await ask({ from: 'mall' });
      expect(alerts.map(({ id }) => id)).toEqual(['lift']);
    });

    test.each<[string, Partial<JourneysAsked>, object]>([
      [
        'without a station, with the nearest ones',
        { to: 'far' },
        { reason: 'place-without-station', nearestStations: [{ station: 'BL04' }, {}, {}] },
      ],
      ['too far from any station', { to: 'too-far' }, { nearestStations: [] }],
      ['without a station or a position', { from: 'unknown' }, { reason: 'place-without-station' }],
      ['with stations of another network', { from: 'elsewhere' }, { reason: 'place-without-station' }],
      ['that are the same', { from: 'mall', to: 'mall' }, { reason: 'same-station' }],
    ])('%s have no journeys', async (_, asked, expected) => {
      expect(await ask(asked)).toMatchObject({ journeys: [], alerts: [], ...expected });
    });
  });

  describe('an alert', () => {
    const closed = (change: Parameters<typeof alertExample>[0] = {}) =>
      alertExample({ id: 'silom-closed', informedEntities: [{ stationCode: 'BL26' }], ...change });
    const delay = alertExample({
      id: 'blue-late',
      effect: 'SIGNIFICANT_DELAYS',
      delaySeconds: 600,
    });
    const lift = closed({ id: 'lift', effect: 'ACCESSIBILITY_ISSUE', severity: 'INFO' });

    it('that closes the destination is the reason for an empty result', async () => {
      await say(closed());
      expect(await ask()).toMatchObject({
        journeys: [],
        reason: 'disrupted',
        alerts: [{ id: 'silom-closed' }],
        nearestOpen: [{ closed: 'BL26', open: [{ station: expect.any(String) }, {}] }],
      });
    });

    it('that closes a station on the way affects no passing train, and is not listed', async () => {
      await say(closed());
      const { journeys, alerts } = await ask({ to: 'BL27' });
      expect([short(journeys), alerts]).toEqual(['11-20 12:00 to 11-20 12:15, blue', []]);
    });

    test.each<[string, Partial<JourneysAsked>, object | undefined]>([
      [
        'costs who needs it a detour',
        { stepFree: true },
        { stations: expect.arrayContaining(['BL10', 'PP16']), seconds: expect.any(Number) },
      ],
      ['costs others nothing', {}, undefined],
    ])('on a lift at the interchange %s', async (_, asked, detour) => {
      await say(
        closed({
          id: 'lift',
          effect: 'ACCESSIBILITY_ISSUE',
          informedEntities: [{ stationCode: 'BL10' }, { stationCode: 'PP16' }],
        }),
      );
      const answer = await ask({ from: 'PP01', to: 'BL15', ...asked });
      expect([answer.reason, answer.detour]).toEqual([undefined, detour]);
    });

    it('on a lift at the destination offers stations with a recorded lift', async () => {
      await say(lift);
      const { reason, nearestOpen, alerts } = await ask({ stepFree: true });
      expect([reason, alerts.map(({ id }) => id)]).toEqual(['disrupted', ['lift']]);
      expect(nearestOpen).toMatchObject([{ closed: 'BL26' }]);
    });

    it('that closes an interchange is the reason, although the request does not name it', async () => {
      await say(closed({ informedEntities: [{ lineId: 'pink', stationCode: 'PK10' }] }));
      expect(await ask({ from: 'MT01', to: 'PK14' })).toMatchObject({
        reason: 'disrupted',
        alerts: [{ id: 'silom-closed' }],
      });
    });

    it('that closes an interchange leaves the ways by others', async () => {
      await say(closed({ informedEntities: [{ stationCode: 'N8' }] }));
      const { journeys, alerts } = await ask({ from: 'CEN', to: 'BL15' });
      const changes = journeys.map(({ legs }) => legs.find(({ kind }) => kind === 'walk'));
      expect(changes).toMatchObject([{ from: 'N9' }, { from: 'E4' }, ...journeys.slice(2).map(() => ({}))]);
      // it is not on any of them
      expect(alerts).toEqual([]);
    });

    it('that closes a line sends passengers over connecting systems', async () => {
      await say(alertExample());
      const { journeys, alerts } = await ask();
      expect([short(journeys), alerts.map(({ id }) => id)]).toEqual([
        expect.stringMatching(/, walk bts-sukhumvit (walk )?bts-silom walk$/),
        ['no-blue'],
      ]);
    });

    it('that closes a line does not affect other lines', async () => {
      await say(alertExample());
      expect(await ask({ to: 'BL07' })).toMatchObject({ reason: 'disrupted', alerts: [{ id: 'no-blue' }] });
      const purple = await ask({ from: 'PP01', to: 'PP05' });
      expect([purple.journeys.length > 0, purple.alerts]).toEqual([true, []]);
    });

    it('that delays a line delays the arrival', async () => {
      const before = await ask();
      await say(delay);
      const { journeys, alerts } = await ask();
      const [late, usual] = [journeys[0], before.journeys[0]];
      expect(late?.legs[0]).toMatchObject({ delaySeconds: 600 });
      expect(Date.parse(late!.arrival) - Date.parse(usual!.arrival)).toBe(600_000);
      expect(alerts).toMatchObject([{ id: 'blue-late' }]);
    });

    it('about a lift affects only step-free journeys', async () => {
      await say(lift);
      expect(await ask()).toMatchObject({ isNextService: false, alerts: [{ id: 'lift' }] });
      expect(await ask({ stepFree: true })).toMatchObject({ reason: 'disrupted', alerts: [{ id: 'lift' }] });
    });

    test.each<[string, string, string | undefined, Partial<JourneysAsked>, string]>([
      ['it starts later', '13:00', undefined, {}, '11-20 12:00 to 11-20 12:13, blue'],
      ['it has ended', '09:00', '12:00', {}, '11-20 12:00 to 11-20 12:13, blue'],
      ['it is active', '12:30', undefined, { time: '12:30' }, 'none'],
      ['it is active when the last train departs', '22:00', undefined, { mode: 'last' }, 'none'],
      [
        'it has ended by the next morning',
        '20:00',
        '23:30',
        { time: '00:55', date: '2026-11-21' },
        '11-21 06:43 to 11-21 06:50, blue',
      ],
    ])('applies while it is active: %s', async (_, start, end, asked, expected) => {
      const at = (time: string) => `${friday}T${time}:00+07:00`;
      await say(closed({ impactPeriods: [{ start: at(start), ...(end && { end: at(end) }) }] }));
      const { journeys, alerts } = await ask(asked);
      expect([short(journeys), alerts.length]).toEqual([expected, expected === 'none' ? 1 : 0]);
    });
  });

  describe('departures', () => {
    const departures = (asked: Partial<Parameters<ApiClient['travel']['departures']>[0]> = {}) =>
      client.travel.departures({ code: 'BL22', ...asked });

    it('default to the current time, and cover every neighbour', async () => {
      const { station, at, directions, alerts } = await departures();
      expect([station, at, alerts]).toEqual(['BL22', '2026-11-20T12:00:00+07:00', []]);
      expect(directions.map(({ nextStation }) => nextStation)).toEqual(['BL23', 'BL21']);
      expect(directions[0]?.departures[0]).toMatchObject({ kind: 'headway', from: at });
    });

    it('after the last train include the first one of the next morning', async () => {
      const { at, directions } = await departures({ at: '2026-11-20T17:55:00Z' });
      expect(at).toBe('2026-11-20T17:55:00Z');
      expect(directions[0]).toMatchObject({
        departures: [],
        last: '2026-11-20T23:54:00+07:00',
        nextFirst: '2026-11-21T06:43:30+07:00',
      });
    });

    it('respect the requested limit', async () => {
      const { directions } = await departures({ at: '2026-11-20T06:00:00+07:00', limit: 1 });
      expect(directions.map(({ departures }) => departures.length)).toEqual([1, 1]);
    });

    test.each([
      ['station', { stationCode: 'BL22' }],
      ['line', { lineId: 'blue' }],
      ['line at the station', { lineId: 'blue', stationCode: 'BL22' }],
    ])('are empty if the %s is closed, and include the alert', async (_, entity) => {
      await say(alertExample({ informedEntities: [entity] }));
      expect(await departures()).toMatchObject({ directions: [], alerts: [{ id: 'no-blue' }] });
    });

    test.each([
      ['another station', { stationCode: 'BL10' }],
      ['another line', { lineId: 'pink' }],
      ['the line at another station', { lineId: 'blue', stationCode: 'BL10' }],
    ])('ignore an alert about %s', async (_, entity) => {
      await say(alertExample({ informedEntities: [entity] }));
      const { directions, alerts } = await departures();
      expect([directions.length, alerts]).toEqual([2, []]);
    });

    test.each<[string, Parameters<typeof departures>[0], object]>([
      ['an unknown station', { code: 'BL99' }, { code: 'NOT_FOUND' }],
      ['a moment without offset', { at: '2026-11-20T12:00:00' }, { data: { fields: [{ field: 'at' }] } }],
      ['a limit above the maximum', { limit: 21 }, { data: { fields: [{ field: 'limit' }] } }],
    ])('refuse %s', async (_, asked, expected) => {
      await expect(departures(asked)).rejects.toMatchObject(expected);
    });
  });

  describe('last departures', () => {
    const lastOnes = (asked: Partial<Parameters<ApiClient['travel']['lastDepartures']>[0]> = {}) =>
      client.travel.lastDepartures({ code: 'BL22', isOwn: true, ...asked });
    const said = async (to: string) => (await lastOnes()).departures.find((one) => one.to === to)?.departure;
    const last = async (to: string) => (await ask({ to, mode: 'last' })).journeys[0]?.departure;

    it('lead to all our stations, and to all others if nothing else is asked', async () => {
      const answer = await lastOnes();
      expect(answer).toMatchObject({ from: 'BL22', serviceDate: friday });
      expect(answer.departures).toHaveLength(108);
      expect((await lastOnes({ isOwn: undefined })).departures).toHaveLength(193);
    });

    it('after midnight belong to the day before', async () => {
      expect(await lastOnes({ at: '2026-11-20T17:05:00Z' })).toMatchObject({ serviceDate: friday });
    });

    test.each(['BL26', 'PP01', 'MT02', 'YL23'])('to %s are those of the last journey', async (to) => {
      expect(await said(to)).toBe(await last(to));
    });

    it('are those of the last journey under alerts that begin tonight', async () => {
      const usual = await said('PK30');
      await say(
        alertExample({
          informedEntities: [{ stationCode: 'BL10' }, { stationCode: 'BL13' }],
          impactPeriods: [{ start: '2026-11-20T22:30:00+07:00' }],
        }),
      );
      expect(await said('PK30')).toBe(await last('PK30'));
      expect(await said('BL10')).toBe(await last('BL10'));
      expect(await said('BL26')).toBe(await last('BL26'));
      expect(usual).not.toBe(undefined);
    });

    it('do not lead to a closed station', async () => {
      await say(alertExample({ informedEntities: [{ stationCode: 'BL10' }] }));
      expect(await said('BL10')).toBeUndefined();
    });

    test.each<[string, Parameters<typeof lastOnes>[0], object]>([
      ['an unknown station', { code: 'BL99' }, { code: 'NOT_FOUND' }],
      ['a moment without offset', { at: '2026-11-20T12:00:00' }, { data: { fields: [{ field: 'at' }] } }],
    ])('refuse %s', async (_, asked, expected) => {
      await expect(lastOnes(asked)).rejects.toMatchObject(expected);
    });
  });

  describe('over HTTP', () => {
    const get = (path: string) => api.handle(new Request(`http://localhost/api/v1${path}`));

    test.each(['/journeys?from=BL22&to=BL26', '/stations/BL22/departures', '/stations/BL22/last-departures'])(
      '%s is cacheable for 15 seconds',
      async (path) => {
        const response = await get(path);
        expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=15']);
      },
    );

    test.each([
      '/journeys?from=BL22&to=BL26&date=0001-01-01&time=00:00',
      '/journeys?from=BL22&to=BL26&date=9999-12-31&time=23:59&mode=arrive',
      '/stations/BL22/departures?at=0000-01-01T00:00:00Z',
      '/stations/BL22/departures?at=9999-12-31T23:59:59Z',
      '/stations/BL22/departures?at=9999-12-31T23:59:59-23:59',
      '/stations/BL22/last-departures?at=0000-01-01T00:00:00Z',
      '/stations/BL22/last-departures?at=9999-12-31T23:59:59-23:59',
    ])('%s responds with 200', async (path) => {
      expect((await get(path)).status).toBe(200);
    });
  });
});
