import { msg } from '@lingui/core/macro';
import type { Bilingual, CarParkItem, Certainty, Locale } from '@raang/domain';
import type { OpenTableOf } from './open-table';
import { asOfColumn, bilingualColumns, certaintyColumn, sourceColumns } from './common-columns';

type Words = 'title' | 'hours' | 'riderFee' | 'visitorFee' | 'monthlyFee';

/** A car park with its words in both languages. */
export type CarParkRow = Omit<CarParkItem, Words | 'certainty'> & {
  [Word in Words]?: Partial<Bilingual> | undefined;
} & { certainty: Certainty; source?: Bilingual | undefined };

/**
 * Joins the two languages of every car park, in the order of the first language. Leaves out examples: a program
 * sees no badge.
 */
export function toCarParkRows(carParks: Readonly<Record<Locale, readonly CarParkItem[]>>): CarParkRow[] {
  const english = new Map(carParks.en.map((item) => [item.id, item]));
  return carParks.th
    .filter(({ example }) => !example)
    .map((thai) => {
      const other = english.get(thai.id);
      const both = (word: Words) => ({ th: thai[word], en: other?.[word] }) as Bilingual;
      return {
        ...thai,
        title: both('title'),
        hours: both('hours'),
        riderFee: both('riderFee'),
        visitorFee: both('visitorFee'),
        monthlyFee: both('monthlyFee'),
        certainty: thai.certainty ?? 'official',
        source: sourceNames(thai),
      };
    });
}

/** Names of the sources, as in the columns of the tables from the feed. */
function sourceNames({ sources }: CarParkItem): Bilingual | undefined {
  if (!sources) return undefined;
  const namesIn = (locale: Locale) => sources.map(({ name }) => name[locale]).join('; ');
  return { th: namesIn('th'), en: namesIn('en') };
}

export const parkingTable: OpenTableOf<CarParkRow> = {
  name: 'parking',
  title: msg`Parking`,
  description: msg`Park-and-ride buildings and lots with their spaces, hours and fees.`,
  key: ['car_park_id'],
  columns: [
    {
      name: 'car_park_id',
      type: 'text',
      description: msg`Id of the car park; the key of the table`,
      isRequired: true,
      value: ({ id }) => id,
    },
    ...bilingualColumns<CarParkRow>('name', msg`Name`, ({ title }) => title, true),
    {
      name: 'station_code',
      type: 'text',
      description: msg`Code of the station`,
      isRequired: true,
      value: ({ station }) => station,
    },
    { name: 'line_ids', type: 'list', description: msg`Lines at the station`, value: ({ lines }) => lines },
    {
      name: 'structure',
      type: 'text',
      description: msg`building or lot`,
      value: ({ structure }) => structure,
    },
    {
      name: 'latitude',
      type: 'decimal',
      description: msg`Degrees north, WGS 84`,
      value: ({ position }) => position?.latitude,
    },
    {
      name: 'longitude',
      type: 'decimal',
      description: msg`Degrees east, WGS 84`,
      value: ({ position }) => position?.longitude,
    },
    {
      name: 'car_spaces',
      type: 'integer',
      description: msg`Number of car spaces`,
      value: ({ carSpaces }) => carSpaces,
    },
    {
      name: 'monthly_car_spaces',
      type: 'integer',
      description: msg`Number of spaces for monthly customers`,
      value: ({ monthlyCarSpaces }) => monthlyCarSpaces,
    },
    {
      name: 'motorcycle_spaces',
      type: 'integer',
      description: msg`Number of motorcycle spaces`,
      value: ({ motorcycleSpaces }) => motorcycleSpaces,
    },
    ...bilingualColumns<CarParkRow>('hours', msg`Opening hours`, ({ hours }) => hours),
    ...bilingualColumns<CarParkRow>('rider_fee', msg`Fee for train passengers`, ({ riderFee }) => riderFee),
    ...bilingualColumns<CarParkRow>('visitor_fee', msg`Fee for others`, ({ visitorFee }) => visitorFee),
    ...bilingualColumns<CarParkRow>('monthly_fee', msg`Monthly fee`, ({ monthlyFee }) => monthlyFee),
    certaintyColumn(),
    asOfColumn(),
    ...sourceColumns<CarParkRow>(),
  ],
};
