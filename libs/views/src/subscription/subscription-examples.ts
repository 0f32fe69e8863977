import { subscription } from '@raang/domain';
import { linesExample, stationsExample } from '../shared/examples/network-example';
import type { WishData } from './wish-model';

/** One direction of a line and a station, on weekday mornings. */
export const wishExample: WishData = {
  subscription: subscription.parse({
    lines: ['blue.0'],
    stations: [stationsExample[0]!.code],
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    from: '06:30',
    until: '09:30',
    severity: 'WARNING',
    locale: 'en',
  }),
  lines: linesExample,
  stations: stationsExample,
};
