import { namedPlace } from '@raang/domain';
import { z } from 'zod';
import { procedure } from './procedure';

/** Places that passengers name, with the stations in walking distance. */
export const gazetteerContract = {
  places: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/places',
      tags: ['Network'],
      summary: 'Places that journeys may start or end at, each with its stations in walking distance',
    })
    .output(z.array(namedPlace)),
};
