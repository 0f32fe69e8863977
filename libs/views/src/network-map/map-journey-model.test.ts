import { describe, expect, it } from 'vitest';
import { connectingLinesExample } from '../shared/examples/connecting-examples';
import { linesExample } from '../shared/examples/network-example';
import { exampleContext } from '../shared/examples/model-context-example';
import {
  journeyExample,
  journeysExample,
  noJourneyExample,
  searchDepartureExample,
} from '../search-departure/search-departure-examples';
import { toSearchDepartureModel } from '../search-departure/search-departure-model';
import type { JourneysAnswer } from '../search-departure/travel-data';
import { type MapJourneyData, toMapJourneyModel } from './map-journey-model';
import { layoutExample } from './network-map-examples';
import { toMapWay } from './map-way-model';

const context = exampleContext('en');

function dataOf(answer: JourneysAnswer, changes: Partial<MapJourneyData> = {}): MapJourneyData {
  const asked = searchDepartureExample({ from: 'PP11', to: 'BL15' }, answer, context);
  const lines = [...linesExample, ...connectingLinesExample];
  return { ...asked, answer, lines, layout: layoutExample, query: {}, ...changes };
}

const panelOf = (answer = journeysExample(), changes: Partial<MapJourneyData> = {}) =>
  toMapJourneyModel(dataOf(answer, changes), context);

describe('the panel of a journey', () => {
  it("says what the planner's first card says", () => {
    const { journey, head } = panelOf();
    const data = dataOf(journeysExample());
    const { answer } = toSearchDepartureModel(data, context);
    if (answer?.kind !== 'journeys') throw new Error('The planner has no journeys');
    const [card] = answer.journeys;
    expect(journey?.brief).toEqual([
      'usually 26 min, at most 34 min',
      card?.fare,
      `leave by ${card?.lastDeparture?.text}`,
    ]);
    for (const part of journey!.brief) expect(card?.label).toContain(part);
    expect(journey?.details).toEqual([card?.times, card?.changes, card?.walk]);
    expect(journey?.title).toBe('Nonthaburi Civic Center to Lat Phrao');
    expect(head.title).toBe('Nonthaburi Civic Center to Lat Phrao on the map · MRTA Bangkok');
    expect(head.isIndexed).toBe(false);
  });

  it('links to the steps in the planner, and says how many ways there are', () => {
    const href = '/en/search-departure?from=PP11&to=BL15';
    expect(panelOf().journey?.steps).toEqual({ label: 'Steps', href });
    const two = journeysExample({ journeys: [journeyExample(), journeyExample({ transfers: 2 })] });
    expect(panelOf(two).journey?.steps).toEqual({ label: 'Steps of all 2 ways', href });
  });

  it('can be swapped and closed, and opens each of its stations', () => {
    const { journey } = panelOf(journeysExample(), { query: { layer: 'toilets' } });
    expect(journey?.hrefs).toEqual({
      swap: '/en/mrt-map?layer=toilets&station=BL15&to=PP11#station',
      close: '/en/mrt-map?layer=toilets#map-BL15',
    });
    expect(journey?.stations).toEqual([
      {
        label: 'About Nonthaburi Civic Center station',
        href: '/en/mrt-map?layer=toilets&station=PP11#station',
      },
      { label: 'About Lat Phrao station', href: '/en/mrt-map?layer=toilets&station=BL15#station' },
    ]);
  });

  it('closes to the fares from its start, which stay', () => {
    const close = (query: MapJourneyData['query']) =>
      panelOf(journeysExample(), { query }).journey?.hrefs.close;
    expect(close({ layer: 'fares' })).toBe('/en/mrt-map?from=PP11&layer=fares#map-BL15');
    expect(close({ layer: 'fares', from: 'BL01' })).toBe('/en/mrt-map?from=BL01&layer=fares#map-BL15');
  });

  it('says why there is no journey, and what to do', () => {
    const { journey, way } = panelOf(noJourneyExample({ reason: 'disrupted' }));
    expect(journey?.problem?.title).toMatch(/stations or lines are closed/);
    expect(journey?.problem?.links.length).toBeGreaterThan(0);
    expect(journey).toMatchObject({ brief: [], details: [], steps: { label: 'Plan a journey' } });
    expect(way).toBeUndefined();
  });

  it('shows the first journey after the last train, without a time to leave by', () => {
    const { journey, way } = panelOf(journeysExample({ isNextService: true }));
    expect(journey?.problem?.title).toBe('The last train has left');
    expect(journey?.brief.join(' ')).not.toContain('leave by');
    expect(way?.stations).toContain('BL15');
  });
});

describe('the way on the map', () => {
  it('follows the tracks with their bends, and rings the stations of a change that have a place', () => {
    expect(toMapWay(journeyExample(), { layout: layoutExample, lines: linesExample })).toEqual({
      rides: [
        { lineId: 'blue', path: 'M260,200L466,200Q480,200 489.9,209.9L510.1,230.1Q520,240 520,254L520,300' },
      ],
      walks: [],
      changes: [[260, 200]],
      stations: ['PP11', 'PP16', 'BL10', 'BL11', 'BL15'],
    });
  });

  it('begins and ends at stops that stand along the track', () => {
    const [first, change, ride] = journeyExample().legs;
    const stops = ['C', 'D', 'E'].map((station) => ({ station, departure: '' }));
    const legs = [first, change, { ...ride, lineId: 'other', from: 'B', to: 'F', stops }] as never;
    const stations = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    const layout = {
      ...layoutExample,
      stations: { A: { at: [0, 0] }, D: { at: [300, 0] }, G: { at: [400, 200] } },
      bends: { 'D-G': [[400, 0]] },
    } as const;
    const line = { id: 'other', stations, patterns: [{ direction: 0, isBranch: false, stations }] } as never;
    expect(toMapWay({ legs }, { layout, lines: [line] }).rides).toEqual([
      { lineId: 'other', path: 'M100,0L386,0Q400,0 400,14L400,100' },
    ]);
  });
});
