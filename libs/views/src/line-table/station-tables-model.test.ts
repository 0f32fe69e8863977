import { describe, expect, it, test } from 'vitest';
import { articleExample } from '../shared/examples/article-examples';
import { toListingModel } from '../listing/listing-model';
import { exampleContext, parkingCategory } from '../shared/examples/model-context-example';
import { networkListing, trainLineCategory } from '../shared/examples/network-example';
import { carParkExample } from '../shared/examples/car-park-examples';
import { noSources } from '../shared/examples/listing-example';
import type { StationTablesModel } from './station-tables-model';
import { toLineTableModel } from './line-table-model';

function stations(changes: Parameters<typeof networkListing>[2] = {}, locale: 'th' | 'en' = 'en') {
  const data = networkListing(trainLineCategory, locale, changes);
  const model = toLineTableModel(data, exampleContext(locale));
  if (model?.kind !== 'stations') throw new Error('not of stations');
  return model;
}

const lineOf = (model: StationTablesModel, id: string) => model.lines.find((line) => line.id === id)!;
const rowOf = (model: StationTablesModel, code: string) =>
  model.lines.flatMap(({ table }) => table?.serverPart?.rows ?? []).find((row) => row.code === code)!;
const lineIdOf = (code: string) => (code.startsWith('BL') ? 'blue' : 'pink');

describe('the content of a LineTable category selects the table', () => {
  test.each([
    ['guides', trainLineCategory, [articleExample('en')], 'stations'],
    ['nothing', trainLineCategory, [], 'stations'],
    ['car parks', parkingCategory, [carParkExample('en')], 'car-parks'],
    ['no car park on this line', parkingCategory, [], undefined],
  ])('%s', (_, category, items, kind) => {
    const model = toLineTableModel(networkListing(category, 'en', { items }), exampleContext('en'));
    expect(model?.kind).toBe(kind);
  });

  it('without a network the guides are cards', async () => {
    const items = [articleExample('en')];
    const data = networkListing(trainLineCategory, 'en', { items, sources: noSources });
    const { body } = await toListingModel(data, exampleContext('en'));
    expect(body?.view).toBe('ContentList');
  });
});

describe('the lines', () => {
  it('are all on the page, each with a link to the page that has its stations', () => {
    expect(stations().lines.map(({ id, stationsLink }) => [id, stationsLink])).toEqual([
      ['blue', { href: '/en/travel/train-line?line=blue', label: 'All 8 stations of the Blue Line' }],
      ['pink', { href: '/en/travel/train-line?line=pink', label: 'All 5 stations of the Pink Line' }],
    ]);
    for (const { diagrams, table } of stations().lines)
      expect([diagrams, table]).toEqual([undefined, undefined]);
  });

  it('has a table on the page of a line', () => {
    expect(
      stations({ line: 'pink' }).lines.map(({ id, stationsLink, table }) => [
        id,
        stationsLink,
        table!.serverPart!.rows.length,
      ]),
    ).toEqual([['pink', undefined, 5]]);
  });

  it('show known facts, and leave out the rest', () => {
    const facts = (id: string) =>
      lineOf(stations(), id).facts.map(({ term, values, details = '' }) => [
        term,
        [...values, details].filter(Boolean).join(' | '),
      ]);
    expect(facts('blue')).toEqual([
      ['Stations', '8 stations | Elevated 7 · Underground 1'],
      ['Length', '48 km'],
      ['Opened', '3 Jul 2004'],
      ['Operator', 'Bangkok Expressway and Metro Public Company Limited'],
      ['Telephone', '0 2624 5200'],
    ]);
    expect(facts('pink').map(([term]) => term)).toEqual(['Stations', 'Operator']);
  });

  it('show their first to last trains', () => {
    expect(lineOf(stations(), 'blue').times).toEqual([
      '05:30–23:54 Monday to Friday',
      '06:00–23:56 Saturdays, Sundays and public holidays',
    ]);
  });

  it('name their ends if those have different hours', () => {
    const data = networkListing(trainLineCategory, 'en');
    const serviceHours = data.sources.serviceHours!.map((hours) =>
      hours.station === 'PK30' ? { ...hours, lastTrain: 24.5 * 3600 } : hours,
    );
    expect(lineOf(stations({ sources: { ...data.sources, serviceHours } }), 'pink').times).toEqual([
      'Nonthaburi Civic Center, Muang Thong Thani, and Lake Muang Thong Thani: 06:00–23:45 Every day',
      'Min Buri: 06:00–00:30 Every day',
    ]);
  });

  it('say at the foot how reliable unofficial facts and walking times are', () => {
    const notes = (line?: string) => stations(line ? { line } : {}).sourceNote?.notes;
    expect(notes()).toEqual([
      'Walking times are estimates.',
      expect.stringContaining('Unconfirmed: several sources agree'),
    ]);
    expect(notes('blue')).toEqual(['Walking times are estimates.']);
  });

  it("link to the group's other pages about them", () => {
    expect(lineOf(stations(), 'pink').links).toEqual([
      { href: '/en/travel/train-schedule?line=pink', text: 'Train times' },
      { href: '/en/travel/parking?line=pink', text: 'Parking' },
      { href: '/en/travel/facilities?line=pink', text: 'Station facilities' },
    ]);
  });
});

describe('the diagram', () => {
  it('has Tha Phra twice, with a note about the other position', () => {
    const [diagram] = lineOf(stations({ line: 'blue' }), 'blue').diagrams!.serverPart!;
    expect(diagram!.stations.map(({ code }) => code).join(' ')).toBe(
      'BL01 BL02 BL10 BL11 BL15 BL32 BL01 BL33 BL38',
    );
    expect(diagram!.stations.filter(({ notes }) => notes.length > 0).map(({ notes }) => notes)).toEqual([
      ['Trains stop here again between Itsaraphap and Bang Phai'],
      ['Also the end of the loop via Charan 13'],
    ]);
  });

  it('has a second part for a branch, with a note where it begins', () => {
    const [main, branch, ...others] = lineOf(stations({ line: 'pink' }), 'pink').diagrams!.serverPart!;
    expect(others).toEqual([]);
    expect(branch).toMatchObject({
      title: 'Branch: Muang Thong Thani – Lake Muang Thong Thani',
      stations: [{ code: 'PK10' }, { code: 'MT01' }, { code: 'MT02' }],
    });
    expect(main!.stations.map(({ notes }) => notes)).toEqual([
      [],
      ['Change here for the branch to Lake Muang Thong Thani'],
      [],
    ]);
  });

  it('links to the pages of its stations, like the table', () => {
    const links = stations({ line: 'blue' }).lines.flatMap(({ diagrams, table }) => [
      ...(diagrams?.serverPart ?? []).flatMap((diagram) => diagram.stations),
      ...(table?.serverPart?.rows ?? []),
    ]);
    expect(links.length).toBeGreaterThan(0);
    for (const { code, href } of links) expect(href).toBe(`/en/stations/${code}`);
  });
});

describe('a station', () => {
  it('has its names in both languages', () => {
    expect(rowOf(stations({ line: 'blue' }), 'BL38')).toMatchObject({
      name: 'Lak Song',
      otherName: 'หลักสอง',
      otherLang: 'th',
    });
    expect(rowOf(stations({ line: 'blue' }, 'th'), 'BL38')).toMatchObject({
      name: 'หลักสอง',
      otherName: 'Lak Song',
      otherLang: 'en',
    });
  });

  test.each([
    ['BL10', 'Purple Line', ['Tao Poon (PP16)', 'about 1 minute on foot', 'no need to tap out']],
    [
      'BL11',
      'Dark Red Line (SRT Red Lines)',
      ['Krung Thep Aphiwat (RN01)', 'about 3 minutes on foot', 'tap out and in again'],
    ],
  ])('%s has a connection to %s', (code, line, details) => {
    expect(rowOf(stations({ line: lineIdOf(code) }), code).changes).toMatchObject([{ line, details }]);
  });

  test.each([
    ['BL38', undefined, undefined],
    ['PK01', 'No', 'ไม่มี'],
    ['PK30', 'Yes', 'มี'],
  ])('%s has step-free access: %s', (code, english, thai) => {
    const line = lineIdOf(code);
    expect([
      rowOf(stations({ line }), code).stepFree,
      rowOf(stations({ line }, 'th'), code).stepFree,
    ]).toEqual([english, thai]);
  });

  test.each([
    ['BL15', ['/en/travel/parking/lat-phrao-building'], 'Yes'],
    ['BL38', [], 'Yes'],
    ['BL02', [], undefined],
  ])('%s links to its car parks %j and has parking: %s', (code, hrefs, parking) => {
    const row = rowOf(stations({ line: 'blue' }), code);
    expect(row.carParks.map(({ href }) => href)).toEqual(hrefs);
    expect(row.parking).toBe(parking);
  });
});
