import type { Alert, LineId, Locale, StationCode } from '@raang/domain';
import { connectingLinesExample, connectingStationsExample } from '../shared/examples/connecting-examples';
import { linesExample, stationsExample } from '../shared/examples/network-example';
import { stationExample } from '../station/station-examples';
import { readStation } from '../shared/station-field/typed-station';
import { searchDepartureExample } from '../search-departure/search-departure-examples';
import type { JourneysAnswer } from '../search-departure/travel-data';
import type { ModelContext } from '../shared/page/model-context';
import type { MapAlertData } from './map-alert-model';
import type { MapJourneyData } from './map-journey-model';
import type { MapLayer } from './map-layers';
import type { MapLayout } from './map-layout';
import type { MapPanelData } from './map-panel-model';
import type { NetworkMapData } from './network-map-model';

/**
 * The example's two lines: a loop with a branch at one end, and a line with a branch. Two stations have no place. Of
 * connecting systems it shows the ends of a line.
 */
export const layoutExample: MapLayout = {
  width: 900,
  height: 640,
  start: [300, 300],
  stations: {
    BL01: { at: [160, 460], label: 'left' },
    BL02: { at: [160, 330], label: 'left' },
    BL10: { at: [260, 200], label: 'above' },
    BL11: { at: [400, 200], label: 'below' },
    BL15: { at: [520, 300], label: 'right' },
    BL32: { at: [340, 460], label: 'below' },
    BL33: { at: [120, 500], label: 'right' },
    BL38: { at: [60, 560], label: 'right' },
    PK01: { at: [380, 80], label: 'above', lines: { en: ['Nonthaburi', 'Civic Center'] } },
    PK10: { at: [560, 80], label: 'right' },
    PK30: { at: [700, 220], label: 'right' },
    MT01: { at: [560, 50], label: 'right' },
    MT02: { at: [560, 20], label: 'right' },
    RN01: { at: [400, 240], label: 'below' },
    RN10: { at: [800, 40], label: 'left' },
  },
  bends: {
    'BL02-BL10': [
      [160, 300],
      [260, 200],
    ],
    'BL11-BL15': [
      [480, 200],
      [520, 240],
    ],
    'BL15-BL32': [
      [520, 420],
      [480, 460],
    ],
  },
  lineNames: [
    { lineId: 'blue', at: [80, 600] },
    { lineId: 'pink', at: [700, 260] },
    { lineId: 'srt-dark-red', at: [760, 120] },
  ],
  water: [
    {
      name: { th: 'แม่น้ำเจ้าพระยา', en: 'Chao Phraya River' },
      label: { at: [230, 380], turn: 90 },
      points: [
        [230, -20],
        [230, 660],
      ],
    },
  ],
};

const askedExample = (text: string) => readStation(text, stationsExample);

export function networkMapExample(changes: Partial<NetworkMapData> = {}): NetworkMapData {
  return {
    layout: layoutExample,
    lines: [...linesExample, ...connectingLinesExample],
    stations: [...stationsExample, ...connectingStationsExample],
    layer: undefined,
    from: askedExample(''),
    open: undefined,
    fares: undefined,
    ...changes,
  };
}

/** The fares from a chosen station. */
export function faresFromExample(code: string): Pick<NetworkMapData, 'layer' | 'from' | 'fares'> {
  return {
    layer: 'fares',
    from: askedExample(code),
    fares: {
      from: code,
      fares: ['BL01', 'BL02', 'BL10', 'BL11', 'BL15', 'BL32', 'BL33', 'PK01', 'PK10', 'PK30'].map(
        (to, index) => ({ to, amountSatang: 1700 + index * 300, status: 'probable' as const }),
      ),
    },
  };
}

/** The last departures from a station; two stations are not reached, one is in walking distance. */
export function lastTrainsFromExample(
  code: string,
): Pick<NetworkMapData, 'layer' | 'from' | 'lastDepartures' | 'asOf'> {
  const times = ['20T23:38:30', '20T23:41:00', '21T00:12:00', '20T23:30:00', '20T23:05:00', '20T11:40:00'];
  return {
    layer: 'last-trains',
    from: askedExample(code),
    asOf: '2026-11-16',
    lastDepartures: {
      from: code,
      at: '2026-11-20T12:00:00+07:00',
      serviceDate: '2026-11-20',
      departures: [
        ...['BL01', 'BL02', 'BL11', 'BL15', 'PK01', 'PK10'].map((to, index) => ({
          to,
          departure: `2026-11-${times[index]!}+07:00`,
        })),
        { to: 'BL33' },
      ],
    },
  };
}

const since = [{ start: '2026-11-20T05:00:00+07:00' }];

const closureExample: Alert = {
  id: 'two-stations' as Alert['id'],
  shownPeriods: since,
  impactPeriods: since,
  cause: 'POLICE_ACTIVITY',
  effect: 'NO_SERVICE',
  severity: 'SEVERE',
  informedEntities: ['BL10', 'BL11'].map((code) => ({ stationCode: code as StationCode })),
  header: { th: 'ปิดสถานีเตาปูนและบางซื่อ', en: 'Tao Poon and Bang Sue are closed' },
  description: { th: 'รถไฟฟ้าไม่จอดที่สองสถานีนี้', en: 'Trains do not stop at these stations.' },
  saidAt: since[0]!.start,
};

/** Two closed stations, and delays on a line. */
export const closuresExample: MapAlertData = {
  alerts: [
    closureExample,
    {
      ...closureExample,
      id: 'pink-late' as Alert['id'],
      effect: 'SIGNIFICANT_DELAYS',
      informedEntities: [{ lineId: 'pink' as LineId }],
      header: { th: 'สายสีชมพูล่าช้า', en: 'Pink Line trains are late' },
    },
  ],
  now: new Date('2026-11-20T08:00:00+07:00'),
};

/** A lift out of order. */
export const brokenLiftExample: MapAlertData = {
  alerts: [
    {
      ...closureExample,
      id: 'lift' as Alert['id'],
      effect: 'ACCESSIBILITY_ISSUE',
      informedEntities: [{ stationCode: 'PK30' as StationCode }],
      header: { th: 'ลิฟต์ทางออก 1 สถานีมีนบุรีขัดข้อง', en: 'The lift at exit 1 of Min Buri is out of order' },
    },
  ],
  now: closuresExample.now,
};
/** From Tao Poon to Lat Phrao, which are both on the example's map. */
export function mapJourneyExample(
  answer: JourneysAnswer,
  context: Pick<ModelContext, 'locale'>,
): MapJourneyData & { from: string; to: string } {
  const ends = { from: 'BL10', to: 'BL15' };
  return {
    ...searchDepartureExample(ends, answer, context),
    ...ends,
    answer,
    lines: [...linesExample, ...connectingLinesExample],
    layout: layoutExample,
    query: {},
  };
}

export function mapPanelExample(typed: string, locale: Locale, layer?: MapLayer): MapPanelData {
  const asked = askedExample(typed);
  const { station, alerts, departures, nearby, now } = stationExample(locale);
  return {
    asked,
    query: layer ? { layer } : {},
    stations: stationsExample,
    ...(asked.station && { open: { detail: station, alerts, departures, nearby } }),
    now,
  };
}
