import type { LineId, StationCode, StationDetail } from '@raang/domain';
import { expect, it, test } from 'vitest';
import { isClosedStation, nearestOpenStations } from './nearest-open';

const open = { closedLines: [], closedStations: [], closedCalls: [] };
const blue = 'blue' as LineId;
const purple = 'purple' as LineId;

/** On one meridian: 0.001 degrees are 111 metres. */
function stationAt(code: string, latitude: number | undefined, more: Partial<StationDetail> = {}) {
  const position = latitude === undefined ? undefined : { latitude: 13.8 + latitude, longitude: 100.5 };
  const detail = { code, lineIds: [blue], interchanges: [], position, ...more };
  return [code as StationCode, detail as unknown as StationDetail] as const;
}

const here = 'BL13' as StationCode;
const stations = new Map([
  stationAt('BL12', 0.008),
  stationAt('BL13', 0, {
    interchanges: [{ station: 'N8' as StationCode, lineIds: ['sukhumvit' as LineId], walkMinutes: 4 }],
  }),
  stationAt('BL14', -0.006),
  stationAt('N8', undefined, { lineIds: ['sukhumvit' as LineId] }),
  stationAt('PP01', 0.1, { lineIds: [purple] }),
]);
const closing = (...codes: string[]) => ({ ...open, closedStations: codes as StationCode[] });

it('offers nothing at an open or unknown station', () => {
  expect(nearestOpenStations(here, stations, open)).toBeUndefined();
  expect(nearestOpenStations('ZZ' as StationCode, stations, closing('ZZ'))).toBeUndefined();
});

it('offers the two nearest open stations of any system, a known walk by its minutes', () => {
  expect(nearestOpenStations(here, stations, closing('BL13'))).toEqual([
    { station: 'N8', walkMinutes: 4 },
    { station: 'BL14', metres: 667 },
  ]);
});

it('does not offer a station that is closed too, or farther than 2.5 kilometres', () => {
  expect(nearestOpenStations(here, stations, closing('BL12', 'BL13', 'BL14', 'N8'))).toEqual([]);
});

it('offers the stations of other lines if the whole line is closed', () => {
  expect(nearestOpenStations(here, stations, { ...open, closedLines: [blue] })).toEqual([
    { station: 'N8', walkMinutes: 4 },
  ]);
});

test.each([
  ['itself', closing('BL10'), true],
  ['one of its lines', { ...open, closedLines: [blue] }, false],
  ['both lines', { ...open, closedLines: [blue, purple] }, true],
  [
    'a line, and the calls of the other',
    { ...open, closedLines: [blue], closedCalls: [{ lineId: purple, station: 'BL10' as StationCode }] },
    true,
  ],
  ['another station', closing('BL11'), false],
])('a station of two lines, with a closure of %s', (_, closures, isClosed) => {
  expect(isClosedStation({ code: 'BL10' as StationCode, lineIds: [blue, purple] }, closures)).toBe(isClosed);
});
