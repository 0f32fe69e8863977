import { namedPlace } from '@raang/domain';
import { z } from 'zod';
import { procedure } from './procedure';

/** Places that passengers name, with the way from our network. */
export const gazetteerContract = {
  places: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/places',
      tags: ['Network'],
      summary: 'Stations of other systems and other places, each with the ways from our stations',
    })
    .output(z.array(namedPlace)),
};
