import {
  headwayPeriod,
  line,
  lineId,
  stationCode,
  stationDetail,
  stationServiceHours,
  stationSummary,
} from '@raang/domain';
import { z } from 'zod';
import { invalid, notFound } from './parameters';
import { procedure } from './procedure';

/** Lines and stations, as the feed in force has them. */
export const networkContract = {
  lines: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/lines',
      tags: ['Network'],
      summary: 'Lines with their patterns, in order',
    })
    .output(z.array(line)),
  headways: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/lines/{line}/headways',
      tags: ['Network'],
      summary: 'How often trains come, by direction, kind of day and time of day',
    })
    .errors({ ...notFound('There is no such line.'), ...invalid })
    .input(z.object({ line: lineId }))
    .output(z.array(headwayPeriod)),
  serviceHours: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/lines/{line}/service-hours',
      tags: ['Network'],
      summary: 'First and last trains of all stations of a line, by direction and kind of day',
    })
    .errors({ ...notFound('There is no such line.'), ...invalid })
    .input(z.object({ line: lineId }))
    .output(z.array(stationServiceHours)),
  stations: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/stations',
      tags: ['Network'],
      summary: 'Stations in the order of the lines and of the stations on them',
    })
    .errors({ ...notFound('There is no such line.'), ...invalid })
    .input(z.object({ line: lineId.optional().describe('Only the stations of this line.') }))
    .output(z.array(stationSummary)),
  station: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/stations/{code}',
      tags: ['Network'],
      summary: 'A station with exits, facilities, interchanges, first and last trains',
    })
    .errors({ ...notFound('There is no such station.'), ...invalid })
    .input(z.object({ code: stationCode }))
    .output(stationDetail),
};
