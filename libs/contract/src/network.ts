import {
  equipment,
  headwayPeriod,
  line,
  lineId,
  publishedFeed,
  stationCode,
  stationDetail,
  stationEquipment,
  stationServiceHours,
  stationSummary,
} from '@raang/domain';
import { z } from 'zod';
import { isOwn, near } from './network-filter';
import { invalid, notFound } from './parameters';
import { procedure } from './procedure';

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
        near,
      }),
    )
    .output(
      z.array(
        stationSummary.extend({
          metres: z
            .int()
            .nonnegative()
            .optional()
            .describe('With `near`: the distance in a straight line. The way on foot is longer.'),
        }),
      ),
    ),
  // passengers who need a lift have to know at once
  equipment: procedure({ public: true, maxAgeSeconds: 15 })
    .route({
      method: 'GET',
      path: '/equipment',
      tags: ['Network'],
      summary: 'Lifts and escalators of own stations, with what is known of their state',
      description:
        'Those of `pathways.txt`, and those recorded at exits. `unknown` is no sign that it works: nobody has said, an alert at the station does not say which one it means, or the expected time has passed.',
    })
    .errors(invalid)
    .input(z.object({ state: equipment.shape.state.optional().describe('Only those in this state.') }))
    .output(z.array(stationEquipment)),
  station: procedure({ public: true, maxAgeSeconds: 15 })
    .route({
      method: 'GET',
      path: '/stations/{code}',
      tags: ['Network'],
      summary: 'A station with its exits, lifts, facilities, interchanges, and first and last trains',
    })
    .errors({ ...notFound('Unknown station.'), ...invalid })
    .input(z.object({ code: stationCode }))
    .output(stationDetail),
};
