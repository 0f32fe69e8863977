import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { tableProblems } from './check-tables.mjs';
import { parseCsv, printCsv } from './csv.mjs';
import { percentOf } from './fares.mjs';
import { buildFeed } from './feed.mjs';
import { buildGazetteer, gazetteerFile, printGazetteer } from './gazetteer.mjs';
import { networkFolder, readTables } from './tables.mjs';
import { seconds } from './values.mjs';

const tables = readTables();
const feed = buildFeed(tables);
const rowsOf = (file: string) => parseCsv(feed.get(file) ?? '', file);
const stops = rowsOf('stops.txt');
const stationOf = new Map(stops.map((stop) => [stop.stop_id, stop.parent_station || stop.stop_id]));

/** Codes of a trip's stations. */
const callsOf = (trip: string) =>
  rowsOf('stop_times.txt')
    .filter(({ trip_id }) => trip_id === trip)
    .map(({ stop_id }) => stationOf.get(stop_id));

describe('the committed feed', () => {
  const folder = path.join(networkFolder, 'gtfs');

  test('has exactly the files that the tables produce', () => {
    expect(fs.readdirSync(folder).sort()).toEqual([...feed.keys()].sort());
  });
  test.each([...feed.keys()])('%s matches the tables (fix: npm run feed)', (file) => {
    expect(fs.readFileSync(path.join(folder, file), 'utf8')).toBe(feed.get(file));
  });
});

describe('the gazetteer', () => {
  test('matches the tables (fix: npm run feed)', () => {
    expect(fs.readFileSync(gazetteerFile, 'utf8')).toBe(printGazetteer(tables));
  });
  test('has unique ids, and for every place a station near it or a position', () => {
    const places = buildGazetteer(tables);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    const lonely = places.filter(({ near }) => near.length === 0);
    expect(lonely.filter(({ position }) => !position)).toEqual([]);
  });
  test('has the exit and the minutes of a walk where they are known', () => {
    const near = (place: string) => buildGazetteer(tables).find(({ id }) => id === place)?.near;
    expect(near('wat-chao-mun')).toEqual([{ station: 'BL02', exit: '1' }]);
    expect(near('bumrungrad-hospital')).toEqual([{ station: 'E3', walkMinutes: 15 }]);
  });
});

describe('the tables', () => {
  test('are consistent', () => {
    expect(tableProblems(tables)).toEqual([]);
  });
  test('report inconsistencies by file, line and reason', () => {
    const exits = tables.exits.with(3, { ...tables.exits[3], station_code: 'BL99', certainty: 'sure' });
    const landmarks = tables.landmarks.with(0, { ...tables.landmarks[0], name_en: '' });
    const places = tables.places
      .with(0, { ...tables.places[0], near: 'BL01:9;XX1' })
      .with(1, { ...tables.places[1], near: '' });
    const lines = tables.lines.with(4, { ...tables.lines[4], agency_id: 'bts' });
    const interchanges = tables.interchanges.with(1, { ...tables.interchanges[1], to_station: 'PP99' });
    const headways = tables.headways.with(7, { ...tables.headways[7], ends: '24:10' });
    expect(tableProblems({ ...tables, exits, headways, interchanges, landmarks, lines, places })).toEqual([
      'lines.csv:6: agency_id bts is not in agencies.csv',
      'exits.csv:5: certainty is "sure"',
      'exits.csv:5: station_code BL99 is not in stations.csv',
      'landmarks.csv:2: name_th and its English must both be given',
      'interchanges.csv:3: to_station PP99 is not in stations.csv',
      'places.csv:2: near BL01:9: exit 9 is not in exits.csv',
      'places.csv:2: near XX1 is no station',
      'places.csv:3: near and position are both empty',
      'headways.csv:9: ends 24:10 is after blue closes at 24:00',
    ]);
  });
  test('give each landmark one English name', () => {
    const names = new Map<string, Set<string>>();
    for (const { name_th, name_en } of tables.landmarks)
      names.set(name_th, (names.get(name_th) ?? new Set()).add(name_en));
    expect([...names].filter(([, english]) => english.size > 1)).toEqual([]);
  });
  test('have a headway for every time of the day', () => {
    for (const [index, band] of tables.headways.entries()) {
      const next = tables.headways[index + 1];
      const goesOn = next?.pattern_id === band.pattern_id && next.service_id === band.service_id;
      expect(band.end_is === 'next-band', `headways.csv:${index + 2}`).toBe(goesOn);
      if (goesOn) expect(next.starts).toBe(band.ends);
    }
  });
});

describe('trips', () => {
  test('serve every one of the 194 stations', () => {
    const stations = stops.filter(({ location_type }) => location_type === '1').map(({ stop_id }) => stop_id);
    const served = new Set(rowsOf('stop_times.txt').map(({ stop_id }) => stationOf.get(stop_id)));
    expect(stations).toHaveLength(194);
    expect(stations.filter((station) => !served.has(station))).toEqual([]);
  });
  test.each(['blue-0-weekday', 'blue-1-weekend-holiday'])(
    '%s goes round the loop and calls twice at Tha Phra',
    (trip) => {
      const calls = callsOf(trip);
      expect(calls).toHaveLength(39);
      expect(new Set(calls).size).toBe(38);
      expect(calls.filter((station) => station === 'BL01')).toHaveLength(2);
      const middle = calls.indexOf('BL01', 1);
      expect([calls[middle - 1], calls[middle + 1]].sort()).toEqual(['BL32', 'BL33']);
    },
  );
  test('of the Pink branch start where the main line calls', () => {
    expect(callsOf('pink-branch-0-daily')).toEqual(['PK10', 'MT01', 'MT02']);
    expect(callsOf('pink-0-daily')).toContain('PK10');
  });
  test.each([
    ['blue', 'weekday', '01:16:45'],
    ['purple', 'weekday', '00:37:00'],
    ['pink-branch', 'daily', '00:06:00'],
    ['bts-sukhumvit', 'weekday', '01:28:20'],
    ['airport-rail-link', 'weekday', '00:35:00'],
    ['srt-dark-red', 'daily', '00:25:00'],
  ])('of %s on a %s take %s in both directions', (pattern, service, time) => {
    const arrival = (trip: string) =>
      rowsOf('stop_times.txt').findLast(({ trip_id }) => trip_id === trip)?.arrival_time;
    expect(arrival(`${pattern}-0-${service}`)).toBe(time);
    expect(arrival(`${pattern}-1-${service}`)).toBe(time);
  });
  test('say "via Bang Sue" on Blue until they have called there', () => {
    const signs = rowsOf('stop_times.txt').filter(({ trip_id }) => trip_id === 'blue-0-weekday');
    const until = signs.findIndex(({ stop_headsign }) => stop_headsign === '');
    expect(signs[until].stop_id).toBe('BL11-0');
    expect(signs.slice(until).every(({ stop_headsign }) => stop_headsign === '')).toBe(true);
  });
  test.each([
    ['blue-0-weekday', '23:54'],
    ['purple-1-weekend-holiday', '23:42'],
  ])('of %s include the published last departure', (trip, time) => {
    const last = rowsOf('frequencies.txt').findLast(({ trip_id }) => trip_id === trip);
    const from = Date.parse(`1970-01-01T${last?.start_time}Z`) / 1000;
    const published = seconds(time);
    expect(last?.end_time).toBe(`${time}:01`);
    expect((published - from) % Number(last?.headway_secs)).toBe(0);
  });
  test('without a running time between two stations fail with the names of the stations', () => {
    const runningTimes = tables.runningTimes.filter(({ from_station }) => from_station !== 'PP07');
    expect(() => buildFeed({ ...tables, runningTimes })).toThrow(
      'running-times.csv: no row PP07 → PP08, which purple needs',
    );
  });
});

describe('walks', () => {
  const walk = (from: string, to: string) =>
    rowsOf('transfers.txt').find((row) => row.from_stop_id === from && row.to_stop_id === to);
  test.each([
    ['BL22', 'E4'],
    ['E4', 'BL22'],
  ])('between two systems have minutes and metres: from %s to %s', (from, to) => {
    expect(walk(from, to)).toMatchObject({
      min_transfer_time: '240',
      distance_metres: '141',
      in_paid_area: '0',
    });
  });
  test('inside a station have no distance', () => {
    expect(walk('CEN', 'CEN')).toMatchObject({
      min_transfer_time: '60',
      distance_metres: '',
      in_paid_area: '1',
    });
  });
});

describe('holidays', () => {
  const changes = (date: string) =>
    rowsOf('calendar_dates.txt')
      .filter((row) => row.date === date)
      .map((row) => `${row.service_id} ${row.exception_type}`);
  test('on a working day replace its service', () => {
    expect(changes('20261207')).toEqual(['weekday 2', 'weekend-holiday 1']);
  });
  test('on a Saturday change nothing', () => {
    expect(changes('20261205')).toEqual([]);
  });
  test('lie within the days of the feed', () => {
    const [{ starts_on, ends_on }] = tables.publication;
    expect(tables.holidays.filter(({ date }) => date < starts_on || date > ends_on)).toEqual([]);
  });
});

describe('texts', () => {
  const translated = rowsOf('translations.txt').map((row) =>
    [row.table_name, row.field_name, row.record_id || row.field_value].join('|'),
  );
  const fields: [file: string, id: string, fields: string[]][] = [
    ['agency', 'agency_id', ['agency_name', 'brand_name']],
    ['routes', 'route_id', ['route_long_name', 'official_name']],
    ['stops', 'stop_id', ['stop_name', 'stop_desc']],
    ['trips', 'trip_id', ['trip_headsign']],
    ['stop_times', 'stop_headsign', ['stop_headsign']],
    ['rider_categories', 'rider_category_id', ['rider_category_name', 'condition', 'proof']],
    ['fare_media', 'fare_media_id', ['fare_media_name']],
    ['attributions', 'attribution_id', ['organization_name']],
  ];
  test.each(fields)('of %s have an English translation', (table, id, names) => {
    const wanted = rowsOf(`${table}.txt`).flatMap((row) =>
      names.filter((name) => row[name]).map((name) => [table, name, row[id]].join('|')),
    );
    expect(wanted).not.toEqual([]);
    expect(wanted.filter((place) => !translated.includes(place))).toEqual([]);
  });
  test('in English contain no Thai', () => {
    expect(
      rowsOf('translations.txt').filter(({ translation }) => /[\u0e00-\u0e7f]/.test(translation)),
    ).toEqual([]);
  });
});

describe('fares', () => {
  const amounts = (table: string) =>
    rowsOf('fare_tables.txt')
      .filter(({ fare_table_id }) => fare_table_id === table)
      .map(({ amount_satang }) => Number(amount_satang) / 100);

  test('the rule of the student fare reproduces the table published in 2021', () => {
    expect(amounts('blue-adult-2021').map((baht) => percentOf(baht, 90))).toEqual(
      amounts('blue-student-2021'),
    );
  });
  test('the Blue Line costs 17 to 44 baht from July 2026; a child pays half, rounded up', () => {
    expect(amounts('blue-adult-2026')).toEqual([17, 17, 20, 22, 25, 27, 29, 32, 34, 37, 39, 42, 44]);
    expect(amounts('blue-child-2026')).toEqual([9, 9, 10, 11, 13, 14, 15, 16, 17, 19, 20, 21, 22]);
  });
  test('the launch discount of the Pink Line was 13 to 38 baht', () => {
    const launch = amounts('pink-adult-launch');
    expect([launch[0], launch.at(-1)]).toEqual([13, 38]);
  });
  test('unofficial fares of Yellow and Pink are marked as estimates', () => {
    const rows = rowsOf('fare_tables.txt').filter(({ line_ids }) => /yellow|pink/.test(line_ids));
    expect(new Set(rows.map(({ certainty }) => certainty))).toEqual(new Set(['estimated']));
  });
});

describe('a table', () => {
  test('is unchanged after printing and parsing', () => {
    const rows = [
      { a: 'plain', b: 'one, two' },
      { a: 'the "other"', b: '' },
      { a: '', b: 'second only' },
    ];
    expect(parseCsv(printCsv(['a', 'b'], rows), 'x.csv')).toEqual(rows);
  });
  test('with too many fields in a row fails with the line number', () => {
    expect(() => parseCsv('a,b\n1,2\n1,2,3\n', 'x.csv')).toThrow(/x\.csv: .* 2, got 3 on line 3/);
  });
});
