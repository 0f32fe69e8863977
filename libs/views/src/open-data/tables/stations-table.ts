import { msg } from '@lingui/core/macro';
import type { StationSummary } from '@raang/domain';
import type { OpenTableOf } from './open-table';
import { bilingualColumns, lineIdsColumn } from './common-columns';

export const stationsTable: OpenTableOf<StationSummary> = {
  name: 'stations',
  title: msg`Stations`,
  description: msg`Every station of the network with its code, names, lines, position and changes to other lines.`,
  key: ['station_code'],
  columns: [
    {
      name: 'station_code',
      type: 'text',
      description: msg`Code on the station’s signs; the key of the table`,
      isRequired: true,
      value: ({ code }) => code,
    },
    ...bilingualColumns<StationSummary>('name', msg`Name`, ({ name }) => name, true),
    lineIdsColumn(msg`Lines at the station`),
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
      name: 'position_certainty',
      type: 'text',
      description: msg`How certain the position is`,
      value: ({ positionCertainty }) => positionCertainty,
    },
    {
      name: 'structure',
      type: 'text',
      description: msg`elevated, underground or at-grade`,
      value: ({ structure }) => structure,
    },
    {
      name: 'is_step_free',
      type: 'boolean',
      description: msg`Whether there is a step-free way from the street to the train; empty if unknown`,
      value: ({ isStepFree }) => isStepFree,
    },
    {
      name: 'opened_on',
      type: 'date',
      description: msg`First day of service, trial runs included`,
      value: ({ openedOn }) => openedOn,
    },
    {
      name: 'interchanges',
      type: 'list',
      description: msg`Codes of the stations to change to, of other lines and of connecting systems`,
      value: ({ interchanges }) => interchanges.map(({ station }) => station),
    },
  ],
};
