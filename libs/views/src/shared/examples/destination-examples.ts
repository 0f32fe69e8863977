import type { DestinationData } from '../destinations/destinations-model';

/** Both airports, a station of a connecting system, and a place without a known journey. */
export const destinationsExample = [
  {
    to: 'suvarnabhumi-airport',
    name: { th: 'ท่าอากาศยานสุวรรณภูมิ', en: 'Suvarnabhumi Airport' },
    journey: { transfers: 1, durationSeconds: 3_110, isOnFoot: false },
  },
  {
    to: 'don-mueang-airport',
    name: { th: 'ท่าอากาศยานดอนเมือง', en: 'Don Mueang Airport' },
    journey: { transfers: 2, durationSeconds: 4_260, isOnFoot: false },
  },
  {
    to: 'CEN',
    name: { th: 'สยาม', en: 'Siam' },
    journey: { transfers: 0, durationSeconds: 1_500, isOnFoot: false },
  },
  {
    to: 'king-chulalongkorn-memorial-hospital',
    name: { th: 'โรงพยาบาลจุฬาลงกรณ์ สภากาชาดไทย', en: 'King Chulalongkorn Memorial Hospital' },
  },
] as DestinationData[];
