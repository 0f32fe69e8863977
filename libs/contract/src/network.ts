import {
  headwayPeriod,
  line,
  lineId,
  position,
  publishedFeed,
  stationCode,
  stationDetail,
  stationServiceHours,
  stationSummary,
} from '@raang/domain';
import { z } from 'zod';
import { invalid, notFound } from './parameters';
import { procedure } from './procedure';

const isOwn = z
  .stringbool()
  .or(z.boolean())
  .optional()
  .describe("Only this authority's own lines and stations, or only those of connecting systems.");

const latitudeAndLongitude = z
  .string()
  .regex(
    /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/,
    'must be a latitude and a longitude such as 13.7563,100.5018',
  )
  .transform((text) => {
    const [latitude, longitude] = text.split(',').map(Number) as [number, number];
    return { latitude, longitude };
  })
  .pipe(position)
  .describe('Latitude and longitude (WGS 84, degrees), separated by a comma.');

/** Lines and stations of the active feed. */
export const networkContract = {
  feed: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/feed',
      tags: ['Network'],
      summary: 'The active feed: version, days, licence, attributions and sources',
      description:
        'Without an import the lists are empty and everything else is absent. `sources` are the publications that facts of the feed come from.',
    })
    .output(publishedFeed),
  archive: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/feed/gtfs.zip',
      tags: ['Network'],
      summary: 'The active feed as a GTFS archive',
      description: 'Empty before the first import.',
    })
    .output(z.file().optional()),
  lines: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/lines',
      tags: ['Network'],
      summary: 'Lines with their patterns, in network order',
    })
    .errors(invalid)
    .input(z.object({ isOwn }))
    .output(z.array(line)),
  headways: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/lines/{line}/headways',
      tags: ['Network'],
      summary: 'Headways of a line, by direction, day type and time of day',
    })
    .errors({ ...notFound('Unknown line.'), ...invalid })
    .input(z.object({ line: lineId }))
    .output(z.array(headwayPeriod)),
  serviceHours: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/lines/{line}/service-hours',
      tags: ['Network'],
      summary: 'First and last trains at all stations of a line, by direction and day type',
    })
    .errors({ ...notFound('Unknown line.'), ...invalid })
    .input(z.object({ line: lineId }))
    .output(z.array(stationServiceHours)),
  stations: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/stations',
      tags: ['Network'],
      summary: 'Stations in network order: line by line, along each line',
      description: 'With `near`, only stations with a position, the nearest first.',
    })
    .errors({ ...notFound('Unknown line.'), ...invalid })
    .input(
      z.object({
        line: lineId.optional().describe('Only the stations of this line.'),
        isOwn,
        near: latitudeAndLongitude.optional(),
      }),
    )
    .output(z.array(stationSummary)),
  station: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/stations/{code}',
      tags: ['Network'],
      summary: 'A station with its exits, facilities, interchanges, and first and last trains',
    })
    .errors({ ...notFound('Unknown station.'), ...invalid })
    .input(z.object({ code: stationCode }))
    .output(stationDetail),
};
