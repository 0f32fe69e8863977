import { describe, expect, it, test } from 'vitest';
import { exampleContext } from '../shared/examples/model-context-example';
import { readStation } from '../shared/station-field/typed-station';
import { closedStationExample } from '../service-status/service-status-examples';
import { stationsExample } from '../shared/examples/network-example';
import { placesExample } from '../shared/examples/place-examples';
import { hrefTo, roleOf } from './map-end';
import { withStation } from './map-ids';
import { mapLayers, type MapLayer, readMapLayer } from './map-layers';
import { toMapPanelModel } from './map-panel-model';
import { isOnMap } from './connections-model';
import {
  brokenLiftExample,
  closuresExample,
  faresFromExample,
  lastTrainsFromExample,
  layoutExample,
  mapPanelExample,
  networkMapExample,
} from './network-map-examples';
import { unpackStations } from '../shared/station-field/packed-stations';
import { toNetworkMapModel } from './network-map-model';

const context = exampleContext('en');
const modelOf = (changes = {}) => toNetworkMapModel(networkMapExample(changes), context);
const stationsOf = (changes = {}) => modelOf(changes).lines.flatMap(({ stations }) => stations);
const stationOf = (code: string, changes = {}) =>
  stationsOf(changes).find((station) => station.code === code);

describe('the map', () => {
  it('has every station of every line once, in the order of the lines', () => {
    const codes = stationsOf().map(({ code }) => code);
    expect(codes).toEqual([
      ...['BL01', 'BL02', 'BL10', 'BL11', 'BL15', 'BL32', 'BL33', 'BL38'],
      ...['PK01', 'PK10', 'PK30', 'MT01', 'MT02'],
    ]);
  });

  it('lists a station that the layout has no place for', () => {
    const { MT02: _, ...stations } = layoutExample.stations;
    const changes = { layout: { ...layoutExample, stations } };
    expect(stationOf('MT02', changes)?.name).toBe('Lake Muang Thong Thani');
    expect(stationOf('MT02', changes)?.place).toBeUndefined();
    expect(modelOf(changes).lines[1]?.tracks.at(-1)).toBe('M560,80L560,50');
  });

  it('draws the main track and each branch once, whichever direction the bends have', () => {
    const { tracks } = modelOf().lines[1]!;
    expect(tracks).toEqual(['M380,80L546,80Q560,80 569.9,89.9L700,220', 'M560,80L560,20']);
  });

  it('links to the station and keeps the layer', () => {
    expect(stationOf('BL10', { layer: 'toilets' })?.href).toBe(
      '/en/mrt-map?layer=toilets&station=BL10#station',
    );
  });

  it('names the lines to change to', () => {
    expect(stationOf('BL10')?.changes).toBe('change to Purple Line');
    expect(stationOf('BL11')?.changes).toBe('change to Dark Red Line (SRT Red Lines)');
    expect(stationOf('BL02')?.changes).toBeUndefined();
  });

  it('links the stations of a transfer once, if both have a place', () => {
    const stations = { ...layoutExample.stations, PP16: { at: [260, 160], label: 'left' } };
    const { links } = modelOf({ layout: { ...layoutExample, stations } });
    expect(links.filter(({ isConnection }) => !isConnection)).toEqual([
      { path: 'M260,200L260,160', isInPaidArea: true, isConnection: false },
    ]);
  });
});

describe('the drawing', () => {
  const layout = {
    ...layoutExample,
    stations: {
      ...layoutExample.stations,
      BL11: { ...layoutExample.stations['BL11']!, landmark: 'a-pier' },
    },
    platforms: { 'BL01-BL02': [140, 460] as const },
    directions: [{ to: 'BL10', at: [140, 440] as const, turn: -90, side: 'left' as const }],
    landmarks: { 'a-pier': { kind: 'pier' as const, name: { th: 'ท่าเรือ', en: 'A Pier' } } },
  };

  it('ends the loop at its own platform, beside the track that passes the station', () => {
    const { lines, links, directions } = modelOf({ layout });
    const [main] = lines[0]!.tracks;
    expect(main).toMatch(/^M140,460/);
    expect(main).toContain('L174,460Q160,460 150.1,469.9L60,56');
    expect(links).toContainEqual({ path: 'M160,460L140,460', isInPaidArea: true, isConnection: false });
    expect(directions).toEqual([
      { at: [140, 440], turn: -90, side: 'left', lineId: 'blue', text: 'Tao Poon' },
    ]);
  });

  it('names the pier at a station, and what a station of another system leads to if that is short', () => {
    expect(stationOf('BL11', { layout })?.landmark).toEqual({ kind: 'pier', name: 'A Pier' });
    const red = modelOf().otherLines.find(({ id }) => id === 'srt-dark-red');
    expect(red?.stations[0]).toMatchObject({ name: 'Krung Thep Aphiwat' });
  });

  it('says that it has no scale, and of which day the network is', () => {
    expect(modelOf().notes).toEqual(['Not to scale']);
    expect(modelOf({ asOf: '2026-11-20' }).notes).toEqual(['Not to scale', 'Network as of 20 Nov 2026']);
  });
});

describe('alerts on the map', () => {
  const { alerts, now } = closuresExample;
  const [closure] = alerts;
  const withAlert = (changes: object) => ({ service: { alerts: [{ ...closure!, ...changes }], now } });

  it('mark closed stations and the track between them', () => {
    expect(stationOf('BL10', withAlert({}))?.alert).toEqual({
      kind: 'closed',
      says: 'Closed: Tao Poon and Bang Sue are closed',
    });
    expect(stationOf('BL02', withAlert({}))?.alert).toBeUndefined();
    expect(modelOf(withAlert({})).lines[0]?.closedTracks).toEqual(['M260,200L400,200']);
  });

  const nextWeek = [{ start: '2026-11-27T05:00:00+07:00', end: '2026-11-27T13:00:00+07:00' }];

  it('say when a line will be closed, and leave its track open until then', () => {
    const planned = withAlert({ informedEntities: [{ lineId: 'blue' }], impactPeriods: nextWeek });
    const [blue] = modelOf(planned).lines;
    expect(blue?.closedTracks).toEqual([]);
    expect(blue?.alert).toEqual({
      kind: 'planned',
      says: 'Planned: 27 Nov 2026, 05:00 – 13:00 · Tao Poon and Bang Sue are closed',
    });
  });

  it('do not mark a line for one train of it', () => {
    const [blue] = modelOf(withAlert({ informedEntities: [{ lineId: 'blue', train: {} }] })).lines;
    expect(blue?.alert).toBeUndefined();
  });

  it('mark a closed line as a whole, in the list too', () => {
    const [blue] = modelOf(withAlert({ informedEntities: [{ lineId: 'blue' }] })).lines;
    expect(blue?.closedTracks).toEqual(blue?.tracks);
    expect(blue?.title).toContain('Closed: Tao Poon and Bang Sue are closed');
  });

  test.each([
    ['delays', { effect: 'SIGNIFICANT_DELAYS' }, 'disrupted'],
    ['a lift out of order', { effect: 'ACCESSIBILITY_ISSUE' }, undefined],
    [
      'an alert that has ended',
      { impactPeriods: [{ start: '2026-11-19T05:00:00+07:00', end: '2026-11-19T06:00:00+07:00' }] },
      undefined,
    ],
    ['an example', { example: true }, undefined],
    ['a closure of next week', { impactPeriods: nextWeek }, 'planned'],
    ['an alert that never acts', { impactPeriods: [] }, undefined],
    ['a closed exit', { informedEntities: [{ stationCode: 'BL10', part: 'BL10-exit-1' }] }, undefined],
  ])('for %s are %s', (_what, changes, kind) => {
    expect(stationOf('BL10', withAlert(changes))?.alert?.kind).toBe(kind);
  });
});

describe('other systems', () => {
  const { otherLines, links, choice } = modelOf();
  const red = otherLines.find(({ id }) => id === 'srt-dark-red');

  it('are drawn from one station with a place in the layout to the next, with all stops between them', () => {
    expect(red?.tracks).toEqual(['M400,240L800,40']);
    expect(red?.stations.map(({ code, place, isStop }) => [code, place?.at, isStop])).toEqual([
      ['RN01', [400, 240], undefined],
      ['RN08', [600, 140], true],
      ['RN10', [800, 40], undefined],
    ]);
  });

  it('have links to the pages of their stations', () => {
    expect(red).toMatchObject({
      name: 'Dark Red Line (SRT Red Lines)',
      title: 'Dark Red Line (SRT Red Lines), 3 stations',
      stations: [
        { code: 'RN01', href: '/en/stations/RN01', changes: 'change to Blue Line' },
        { code: 'RN08', href: '/en/stations/RN08' },
        { code: 'RN10' },
      ],
    });
  });

  it('are linked to ours where passengers change', () => {
    expect(links).toEqual([{ path: 'M400,200L400,240', isInPaidArea: false, isConnection: true }]);
  });

  it('are in the field, and not among our lines', () => {
    expect(unpackStations(choice.packedStations).map(({ code }) => code)).toContain('RN01');
    expect(stationsOf().map(({ code }) => code)).not.toContain('RN01');
  });

  it('have a place on the map if the layout or a track has one', () => {
    const { lines } = networkMapExample();
    expect(['RN01', 'RN08', 'XX1'].map((code) => isOnMap(code, { layout: layoutExample, lines }))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test.each<[MapLayer, string, object | undefined]>([
  ['step-free', 'PK30', { kind: 'yes', says: 'Step-free' }],
  ['step-free', 'PK01', { kind: 'no', says: 'Not step-free' }],
  ['step-free', 'BL01', { kind: 'unknown', says: 'Not known' }],
  ['toilets', 'BL01', { kind: 'yes', text: 'WC', says: 'Toilets (2019 unconfirmed)' }],
  ['toilets', 'BL10', { kind: 'no', text: undefined, says: 'Toilets: none (2019 unconfirmed)' }],
  ['toilets', 'BL15', { kind: 'unknown', says: 'Not known' }],
  ['parking', 'BL15', { kind: 'yes', text: 'P', says: 'Parking (2025)' }],
])('the layer %s marks %s as %j', (layer, code, mark) => {
  expect(stationOf(code, { layer })?.mark).toEqual(mark);
});

describe('the layer of fares', () => {
  it('asks for one of our stations instead of one of another system', () => {
    const from = readStation('Krung Thep Aphiwat', networkMapExample({}).stations);
    const { layer } = modelOf({ layer: 'fares', from });
    expect(layer?.start?.field.error).toMatch(/is a station of the .*, not one of ours/);
    expect(layer?.start?.field.offers.map(({ code }) => code)).toEqual(['BL11']);
  });

  it('shows adult fares from the chosen station', () => {
    const fares = faresFromExample('BL10');
    expect(stationOf('BL10', fares)?.mark).toEqual({ kind: 'here', says: 'You start here' });
    expect(stationOf('BL02', fares)?.mark).toEqual({
      kind: 'amount',
      text: '20',
      says: '20 baht (unconfirmed)',
    });
    expect(stationOf('MT02', fares)?.mark).toEqual({ kind: 'unknown', says: 'Fare not available' });
    expect(modelOf(fares).layer?.remarks).toEqual(['Adult fares from Tao Poon on 20 Nov 2026.']);
  });

  it('starts at the open station unless the URL names another start', () => {
    const { from: typed, ...fares } = faresFromExample('BL10');
    const from = readStation('', stationsExample);
    const ofOpen = modelOf({ ...fares, from, open: 'BL10' });
    expect(ofOpen.layer?.start?.field.value).toBe('BL10');
    expect(ofOpen.layer?.remarks).toEqual(['Adult fares from Tao Poon on 20 Nov 2026.']);
    // the next station to open is the next start
    expect(ofOpen.lines[0]?.stations[0]?.href).toBe('/en/mrt-map?layer=fares&station=BL01#station');
    expect(modelOf({ ...fares, from: typed, open: 'BL01' }).layer?.start?.field.value).toBe('BL10');
  });

  it('asks for the start', () => {
    const { layer } = modelOf({ layer: 'fares' });
    expect(layer?.remarks).toEqual(['Choose where you start to see the fare to each station.']);
    expect(stationOf('BL10', { layer: 'fares' })?.mark).toBeUndefined();
  });

  it('keeps an unknown name and offers similar stations', () => {
    const from = readStation('Nontha', stationsExample);
    const field = modelOf({ layer: 'fares', from }).layer?.start?.field;
    expect(field?.value).toBe('Nontha');
    expect(field?.offers.map(({ code }) => code)).toEqual(['PP11', 'PK01']);
  });
});

describe('the layer of step-free stations', () => {
  const markOf = (code: string, alert: object = {}) => {
    const { alerts, now } = brokenLiftExample;
    const service = { alerts: [{ ...alerts[0]!, ...alert }], now };
    return stationOf(code, { layer: 'step-free', service })?.mark;
  };

  it('marks a lift out of order, with what the alert says', () => {
    expect(markOf('PK30')).toEqual({
      kind: 'out-of-order',
      says: 'Out of order: The lift at exit 1 of Min Buri is out of order',
    });
    expect(markOf('PK01')?.kind).toBe('no');
  });

  test.each([
    ['an example', { example: true }],
    [
      'an alert that has ended',
      { impactPeriods: [{ start: '2026-11-19T05:00:00+07:00', end: '2026-11-19T06:00:00+07:00' }] },
    ],
    ['delays', { effect: 'SIGNIFICANT_DELAYS' }],
  ])('does not do so for %s', (_what, alert) => {
    expect(markOf('PK30', alert)?.kind).toBe('yes');
  });
});

describe('the layer of last trains', () => {
  const data = lastTrainsFromExample('BL10');

  test.each([
    ['BL10', { kind: 'here', says: 'You start here' }],
    ['BL01', { kind: 'time', text: '23:38', says: 'Leave by 23:38' }],
    ['BL11', { kind: 'time', text: '00:12', says: 'Leave by 00:12 (after midnight)' }],
    ['PK10', { kind: 'left', text: '11:40', says: 'The last time to leave was 11:40' }],
    ['BL33', { kind: 'any-time', says: 'On foot, at any time' }],
    ['MT02', { kind: 'unreachable', says: 'Cannot be reached by train' }],
  ])('marks %s as %j', (code, mark) => {
    expect(stationOf(code, data)?.mark).toEqual(mark);
  });

  it('writes the time without its unit in Thai, and says it with the unit', () => {
    const { lines } = toNetworkMapModel(networkMapExample(data), exampleContext('th'));
    const { mark } = lines[0]!.stations.find(({ code }) => code === 'BL01')!;
    expect(mark?.text).toBe('23.38');
    expect(mark?.says).toContain('23.38 น.');
  });

  it('says the day, whose times these are, and how old they are', () => {
    expect(modelOf(data).layer?.remarks).toEqual([
      'When to leave Tao Poon at the latest on 20 Nov 2026 to reach each station, by the latest times that the timetable promises.',
      'Timetable as of 16 Nov 2026. Operators send no live information.',
    ]);
    expect(
      modelOf(data)
        .layer?.legend.map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['any-time', 'here', 'left', 'time', 'unreachable']);
  });

  it('asks for the start, and keeps it in the form', () => {
    const { layer } = modelOf({ layer: 'last-trains' });
    expect(layer?.remarks).toEqual(['Choose where you start to see when to leave for each station.']);
    expect(layer?.start).toMatchObject({ field: { name: 'from' }, hidden: [{ value: 'last-trains' }] });
    expect(modelOf(data).layers.map(({ id, href }) => [id, href])).toContainEqual([
      'fares',
      '/en/mrt-map?from=BL10&layer=fares',
    ]);
  });

  it('marks nothing on a day without a timetable, and says so', () => {
    const lastDepartures = { from: 'BL10', at: '2036-01-01T12:00:00+07:00', departures: [] };
    expect(stationOf('BL01', { ...data, lastDepartures })?.mark).toBeUndefined();
    expect(modelOf({ ...data, lastDepartures }).layer?.remarks).toEqual(['There is no timetable for today.']);
  });
});

it('shows one layer at a time, each with its own URL', () => {
  const { layers } = modelOf({ layer: 'parking' });
  expect(layers.filter(({ isShown }) => isShown).map(({ id }) => id)).toEqual(['parking']);
  expect(layers.map(({ href }) => href)).toEqual([
    '/en/mrt-map',
    ...mapLayers.map((layer) => `/en/mrt-map?layer=${layer}`),
  ]);
});

test.each([
  ['/en/mrt-map', 'BL01', '/en/mrt-map?station=BL01'],
  ['/en/mrt-map?layer=toilets', 'BL01', '/en/mrt-map?layer=toilets&station=BL01'],
  ['/en/mrt-map?layer=toilets', undefined, '/en/mrt-map?layer=toilets'],
])('the layer %s keeps the open station %s', (href, station, kept) => {
  expect(withStation(href, station)).toBe(kept);
});

test.each([
  ['toilets', 'toilets'],
  ['connections', undefined],
  ['Toilets', undefined],
  ['', undefined],
  [undefined, undefined],
])('the URL parameter %s selects the layer %s', (text, layer) => {
  expect(readMapLayer(text)).toBe(layer);
});

describe('the panel beside the map', () => {
  const panelOf = (typed: string, layer?: MapLayer) =>
    toMapPanelModel(mapPanelExample(typed, 'en', layer), context);

  it('shows the open station with links to other pages and back', () => {
    const { station, head } = panelOf('BL01', 'toilets');
    expect(station?.hrefs).toEqual({
      from: '/en/search-departure?from=BL01',
      to: '/en/search-departure?to=BL01',
      fares: '/en/mrt-map?layer=fares&station=BL01',
      station: '/en/stations/BL01',
      close: '/en/mrt-map?layer=toilets#map-BL01',
    });
    expect(head.title).toBe('Tha Phra (BL01) on the map · MRTA Bangkok');
    expect(head.canonical).toBe('https://www.example.org/en/mrt-map?layer=toilets&station=BL01');
  });

  it('closes to the fares from its station, which stay', () => {
    expect(panelOf('BL01', 'fares').station?.hrefs.close).toBe('/en/mrt-map?from=BL01&layer=fares#map-BL01');
  });

  it('shows alerts of the station and its lines', () => {
    const data = mapPanelExample('BL01', 'en');
    const alert = closedStationExample({ informedEntities: [{ stationCode: 'BL01' as never }] });
    const open = { ...data.open!, alerts: [alert] };
    const { station } = toMapPanelModel({ ...data, open }, context);
    expect(station?.alerts.now.map(({ id, tone, stations }) => [id, tone, stations])).toEqual([
      [alert.id, 'danger', []],
    ]);
  });

  it('is empty without a station', () => {
    expect(panelOf('')).toMatchObject({ station: undefined, unknown: undefined });
    expect(panelOf('').head.title).toBe('Map of the lines · MRTA Bangkok');
  });

  it('is indexed only as the whole map, since each station has a page', () => {
    expect(panelOf('').head.isIndexed).toBe(true);
    expect(panelOf('', 'toilets').head.isIndexed).toBe(false);
    expect(panelOf('BL01').head.isIndexed).toBe(false);
  });

  it('offers similar stations for an unknown name', () => {
    const { unknown } = panelOf('Muang');
    expect(unknown?.message).toContain('Muang');
    expect(unknown?.offers.map(({ href }) => href)).toContain('/en/mrt-map?station=PK10#station');
    expect(panelOf('Atlantis').unknown?.offers).toEqual([]);
  });

  it('keeps the station open if the second name is unknown', () => {
    const data = { ...mapPanelExample('BL01', 'en'), to: readStation('Muang', stationsExample) };
    const { station, unknown } = toMapPanelModel(data, context);
    expect(station?.code).toBe('BL01');
    expect(unknown?.message).toContain('Muang');
    expect(unknown?.offers.map(({ href }) => href)).toContain('/en/mrt-map?station=BL01&to=PK10#station');
  });

  it('takes the next tap as the destination, except from a place', () => {
    const data = mapPanelExample('BL01', 'en');
    expect(toMapPanelModel(data, context).station?.isStart).toBe(true);
    const [place] = placesExample;
    expect(toMapPanelModel({ ...data, asked: { ...data.asked, place } }, context).station?.isStart).toBe(
      false,
    );
  });
});

describe('the second tap', () => {
  it('leads from the open station to every other one', () => {
    const { href } = modelOf({ layer: 'toilets' });
    expect(href).toBe('/en/mrt-map?layer=toilets');
    expect(hrefTo('BL10', {}, href)).toBeUndefined();
    expect(hrefTo('BL10', { start: 'BL01', to: 'BL02' }, href)).toBe(
      '/en/mrt-map?layer=toilets&station=BL01&to=BL10#station',
    );
    expect(hrefTo('BL01', { start: 'BL01' }, href)).toBeUndefined();
  });

  it('names start and destination', () => {
    expect(roleOf('BL01', { start: 'BL01' })).toBe('open');
    expect(roleOf('BL01', { start: 'BL01', to: 'BL02' })).toBe('start');
    expect(roleOf('BL02', { start: 'BL01', to: 'BL02' })).toBe('destination');
    expect(roleOf('BL10', { start: 'BL01', to: 'BL02' })).toBeUndefined();
  });
});
