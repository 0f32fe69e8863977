import { alert, announcement } from '@raang/domain';
import { z } from 'zod';
import { invalid } from './parameters';
import { procedure } from './procedure';

const active = z
  .union([z.boolean(), z.stringbool()])
  .default(true)
  .describe('`true`: what holds now. `false`: also what is over and what is still to come.');

/** What the authority has to tell: interruptions of service, and notices on the site itself. */
export const noticesContract = {
  // a passenger on the way needs to know of a closed station within seconds
  alerts: procedure({ public: true, maxAgeSeconds: 15 })
    .route({
      method: 'GET',
      path: '/alerts',
      tags: ['Notices'],
      summary: 'Service alerts in the shape of GTFS Realtime, the most severe first',
    })
    .errors(invalid)
    .input(z.object({ active }))
    .output(z.array(alert)),
  announcements: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/announcements',
      tags: ['Notices'],
      summary: 'What every visitor of the site is told, the newest first',
    })
    .errors(invalid)
    .input(z.object({ active }))
    .output(z.array(announcement)),
};
