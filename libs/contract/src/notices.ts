import { alert, announcement } from '@raang/domain';
import { z } from 'zod';
import { invalid } from './parameters';
import { procedure } from './procedure';

const active = z
  .union([z.boolean(), z.stringbool()])
  .default(true)
  .describe('`true` returns only what is active now. `false` also returns past and upcoming notices.');

/** Service alerts, and announcements on the site. */
export const noticesContract = {
  // passengers need to know about a closed station within seconds
  alerts: procedure({ public: true, maxAgeSeconds: 15 })
    .route({
      method: 'GET',
      path: '/alerts',
      tags: ['Notices'],
      summary: 'Service alerts with the fields of GTFS Realtime, most severe first',
    })
    .errors(invalid)
    .input(z.object({ active }))
    .output(z.array(alert)),
  announcements: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/announcements',
      tags: ['Notices'],
      summary: 'Announcements for all visitors of the site, newest first',
    })
    .errors(invalid)
    .input(z.object({ active }))
    .output(z.array(announcement)),
};
