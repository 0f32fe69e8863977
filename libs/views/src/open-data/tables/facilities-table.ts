import { msg } from '@lingui/core/macro';
import type { Bilingual, StationFacility, StationSummary } from '@raang/domain';
import type { OpenTableOf } from './open-table';
import { asOfColumn, bilingualColumns, certaintyColumn, sourceColumns } from './common-columns';

/** A facility with its station. */
export interface FacilityRow extends StationFacility {
  code: string;
  name: Bilingual;
}

export const toFacilityRows = (stations: readonly StationSummary[]): FacilityRow[] =>
  stations.flatMap(({ code, name, facilities }) =>
    facilities.map((facility) => ({ ...facility, code, name })),
  );

export const facilitiesTable: OpenTableOf<FacilityRow> = {
  name: 'facilities',
  title: msg`Facilities`,
  description: msg`Lifts, toilets, parking and more at each station. A missing row means unknown, not “no”.`,
  key: ['station_code', 'facility'],
  columns: [
    {
      name: 'station_code',
      type: 'text',
      description: msg`Code of the station`,
      isRequired: true,
      value: ({ code }) => code,
    },
    ...bilingualColumns<FacilityRow>('station_name', msg`Name of the station`, ({ name }) => name, true),
    {
      name: 'facility',
      type: 'text',
      description: msg`What it is, such as lift or accessible-toilet`,
      isRequired: true,
      value: ({ facility }) => facility,
    },
    {
      name: 'is_present',
      type: 'boolean',
      description: msg`Whether the station has it`,
      isRequired: true,
      value: ({ isPresent }) => isPresent,
    },
    ...bilingualColumns<FacilityRow>('note', msg`Note, such as the exit`, ({ note }) => note),
    certaintyColumn(),
    asOfColumn(),
    ...sourceColumns<FacilityRow>(),
  ],
};
