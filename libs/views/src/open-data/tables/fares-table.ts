import { msg } from '@lingui/core/macro';
import type { FareTable } from '@raang/domain';
import type { OpenTableOf } from './open-table';
import { certaintyColumn, lineIdsColumn, sourceColumns, toBaht, validityColumns } from './common-columns';

/** One price of a fare table. */
export interface FareRow extends FareTable {
  stationsTravelled: number;
  amountSatang: number;
}

export const toFareRows = (tables: readonly FareTable[]): FareRow[] =>
  tables.flatMap((table) =>
    table.amountsSatang.map((amountSatang, stationsTravelled) => ({
      ...table,
      stationsTravelled,
      amountSatang,
    })),
  );

export const faresTable: OpenTableOf<FareRow> = {
  name: 'fares',
  title: msg`Fares`,
  description: msg`Prices by number of stations travelled, for every line and kind of passenger: past, present and announced.`,
  key: ['fare_table_id', 'stations_travelled'],
  columns: [
    {
      name: 'fare_table_id',
      type: 'text',
      description: msg`Id of the price list that the row belongs to`,
      isRequired: true,
      value: ({ id }) => id,
    },
    lineIdsColumn(msg`Lines that the price is for`),
    {
      name: 'rider_category',
      type: 'text',
      description: msg`Kind of passenger, such as adult or student`,
      isRequired: true,
      value: ({ riderCategory }) => riderCategory,
    },
    {
      name: 'stations_travelled',
      type: 'integer',
      description: msg`Number of stations travelled; the last row of a price list is also for longer journeys`,
      isRequired: true,
      value: ({ stationsTravelled }) => stationsTravelled,
    },
    {
      name: 'amount_baht',
      type: 'decimal',
      description: msg`Price of one journey in baht`,
      isRequired: true,
      value: ({ amountSatang }) => toBaht(amountSatang),
    },
    ...validityColumns<FareRow>(),
    certaintyColumn(),
    ...sourceColumns<FareRow>(),
  ],
};
