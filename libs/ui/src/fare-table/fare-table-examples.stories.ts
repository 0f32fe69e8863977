import { stationsOf } from '../docs/network-examples.stories';
import { inLocale } from '../examples.stories';
import type { FareTableProps } from './fare-table';

/** The first `count` stations of a line, with invented fares of 17 to 45 baht that grow with the distance. */
export function faresExample(globals: Record<string, unknown>, count = 29): FareTableProps {
  const stations = stationsOf('blue', globals)
    .slice(0, count)
    .map((station) => ({ ...station, lineId: 'blue' }));
  return {
    caption: inLocale(globals, {
      th: 'ค่าโดยสารสายเฉลิมรัชมงคล บุคคลทั่วไป (บาท)',
      en: 'Blue Line fares, general, in baht',
    }),
    stations,
    fares: stations.map((_, from) =>
      stations.map((_, to) => (from === to ? null : Math.min(45, 15 + Math.ceil(Math.abs(from - to) * 2.3)))),
    ),
  };
}
