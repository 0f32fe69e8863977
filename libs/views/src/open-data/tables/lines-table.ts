import { msg } from '@lingui/core/macro';
import type { Line } from '@raang/domain';
import type { OpenTableOf } from './open-table';
import { bilingualColumns, certaintyColumn } from './common-columns';

export const linesTable: OpenTableOf<Line> = {
  name: 'lines',
  title: msg`Lines`,
  description: msg`Every line of the network with its names, colours, operator, length and stations in order.`,
  key: ['line_id'],
  columns: [
    {
      name: 'line_id',
      type: 'text',
      description: msg`Id of the line (GTFS route_id); the key of the table`,
      isRequired: true,
      value: ({ id }) => id,
    },
    ...bilingualColumns<Line>('name', msg`Name`, ({ name }) => name, true),
    ...bilingualColumns<Line>('official_name', msg`Royal or legal name`, ({ officialName }) => officialName),
    {
      name: 'kind',
      type: 'text',
      description: msg`Kind of train, such as metro or monorail`,
      isRequired: true,
      value: ({ kind }) => kind,
    },
    {
      name: 'colour',
      type: 'text',
      description: msg`Colour of the line, as #RRGGBB`,
      isRequired: true,
      value: ({ colour }) => colour,
    },
    {
      name: 'text_colour',
      type: 'text',
      description: msg`Colour of readable text on it`,
      isRequired: true,
      value: ({ textColour }) => textColour,
    },
    ...bilingualColumns<Line>(
      'operator',
      msg`Company that runs the trains`,
      ({ agency }) => agency.name,
      true,
    ),
    {
      name: 'operator_url',
      type: 'url',
      description: msg`Website of the company`,
      value: ({ agency }) => agency.url,
    },
    {
      name: 'length_km',
      type: 'decimal',
      description: msg`Length in kilometres`,
      value: ({ lengthKilometres }) => lengthKilometres,
    },
    {
      name: 'opened_on',
      type: 'date',
      description: msg`First day of service, trial runs included`,
      value: ({ openedOn }) => openedOn,
    },
    {
      name: 'stations',
      type: 'list',
      description: msg`Codes of the stations in order, branches last`,
      value: ({ stations }) => stations,
    },
    certaintyColumn(),
  ],
};
