// The map is drawn by hand: this test compares it with the feed, and the browser tests check how it looks.
import fs from 'node:fs';
import { createNetwork } from '@raang/journeys';
import { openFolder, readFeed } from '@raang/journeys/gtfs';
import { describe, expect, it, test } from 'vitest';
import { authority, mapLayout } from 'raang:authority';
import { isOnMap } from '@raang/views';
import { inApp } from '../server/services/folders';

const folder = inApp('network/gtfs');
const { lines, stations } = createNetwork(readFeed(openFolder(folder)), authority.ownAgencies);
const ownStations = [...stations.values()].filter(({ isOwn }) => isOwn);
const places = Object.entries(mapLayout.stations);
const at = (code: string) => mapLayout.stations[code]!.at;

it('has a place for every own station', () => {
  const own = ownStations.map(({ code }) => code);
  expect(own.filter((code) => !mapLayout.stations[code])).toEqual([]);
  expect(own).toHaveLength(109);
});

it('has a place for every connecting station to change at, and for the ends of their lines', () => {
  const ends = [...lines.values()]
    .filter(({ isOwn, id }) => !isOwn && mapLayout.lineNames.some(({ lineId }) => lineId === id))
    .flatMap(({ patterns }) => [patterns[0]!.stations[0]!, patterns[0]!.stations.at(-1)!]);
  const changes = ownStations.flatMap(({ interchanges }) => interchanges.map(({ station }) => station));
  expect([...ends, ...changes].filter((code) => !mapLayout.stations[code])).toEqual([]);
});

it('has a place for every stop of other systems, by the layout or along a track', () => {
  const others = [...stations.values()].filter(({ isOwn }) => !isOwn);
  const network = { layout: mapLayout, lines: [...lines.values()] };
  expect(others.filter(({ code }) => !isOnMap(code, network))).toEqual([]);
  expect(others).toHaveLength(85);
});

it('has labels for no other stop', () => {
  const named = Object.keys(mapLayout.stops ?? {});
  expect(named.filter((code) => !stations.has(code as never) || code in mapLayout.stations)).toEqual([]);
});

it('has a place for no other station', () => {
  expect(places.filter(([code]) => !stations.has(code as never))).toEqual([]);
});

it('keeps all stations apart', () => {
  for (const [code, { at: here }] of places)
    for (const [other, { at: there }] of places)
      if (code < other) {
        const distance = Math.hypot(there[0] - here[0], there[1] - here[1]);
        expect(distance, `${code} and ${other}`).toBeGreaterThan(18);
      }
});

/** Neighbours on the map, which has few stations of connecting lines. */
const neighbours = [...lines.values()].flatMap(({ id, patterns }) =>
  patterns
    .filter(({ direction }) => direction === 0)
    .map(({ stations: calls }) => calls.filter((code) => mapLayout.stations[code]))
    .flatMap((calls) => calls.slice(1).map((to, index) => [id, calls[index]!, to] as const)),
);

test.each(neighbours)('on %s, from %s to %s tracks are straight or at 45 degrees', (_, from, to) => {
  const bends = mapLayout.bends[`${from}-${to}`] ?? mapLayout.bends[`${to}-${from}`]?.toReversed() ?? [];
  const platforms = mapLayout.platforms ?? {};
  const start = platforms[`${from}-${to}`] ?? at(from);
  const points = [start, ...bends, platforms[`${to}-${from}`] ?? at(to)];
  for (const [index, [x, y]] of points.slice(1).entries()) {
    const [across, down] = [Math.abs(x - points[index]![0]), Math.abs(y - points[index]![1])];
    expect(across === 0 || down === 0 || across === down, `${points[index]} to ${x},${y}`).toBe(true);
  }
});

it('bends tracks between neighbours only', () => {
  const pairs = new Set(neighbours.flatMap(([, from, to]) => [`${from}-${to}`, `${to}-${from}`]));
  expect(Object.keys(mapLayout.bends).filter((pair) => !pairs.has(pair))).toEqual([]);
});

describe('names in several rows', () => {
  const rows = places.flatMap(([code, { lines: names = {} }]) =>
    (['th', 'en'] as const).flatMap((locale) =>
      names[locale] ? [[code, locale, names[locale]] as const] : [],
    ),
  );
  test.each(rows)("%s in %s equals the station's name", (code, locale, names) => {
    const together = (text: string) => text.replaceAll(' ', '');
    expect(together(names.join(''))).toBe(together(stations.get(code as never)!.name[locale]));
  });
});

it('names every line that it draws', () => {
  expect(new Set(mapLayout.lineNames.map(({ lineId }) => lineId))).toEqual(
    new Set(neighbours.map(([id]) => id)),
  );
});

describe('the loop of the Blue Line', () => {
  const tracks = lines.get('blue' as never)!.patterns.find(({ stations: [first] }) => first === 'BL01')!;

  it('ends at a platform of its own at Tha Phra, which the track to Lak Song passes', () => {
    expect(tracks.stations.filter((code) => code === 'BL01')).toHaveLength(2);
    const end = mapLayout.platforms!['BL01-BL02']!;
    expect(Math.hypot(end[0] - at('BL01')[0], end[1] - at('BL01')[1])).toBeGreaterThan(20);
    expect(Object.keys(mapLayout.platforms!)).toEqual(expect.not.arrayContaining(['BL01-BL32', 'BL01-BL33']));
  });

  it('has an arrow for each way round', () => {
    const [one, other] = mapLayout.directions!.map(({ to }) => tracks.stations.indexOf(to as never));
    const passed = tracks.stations.lastIndexOf('BL01' as never);
    expect([one! > 0 && one! < passed, other! > 0 && other! < passed]).toEqual([true, true]);
  });
});

test('piers and airports are places of the gazetteer, beside the station that names them', () => {
  const rows = fs
    .readFileSync(inApp('network/places.csv'), 'utf8')
    .split('\n')
    .map((row) => row.split(','));
  for (const [id, { kind, name }] of Object.entries(mapLayout.landmarks ?? {})) {
    const row = rows.find(([placeId]) => placeId === id);
    expect(row?.slice(1, 4), id).toEqual([kind, name.th, name.en]);
    const named = places.filter(([, { landmark }]) => landmark === id).map(([code]) => code);
    expect(
      row?.[5]?.split(';').map((near) => near.split(/[:@]/)[0]),
      id,
    ).toEqual(expect.arrayContaining(named));
    expect(named).toHaveLength(1);
  }
});
