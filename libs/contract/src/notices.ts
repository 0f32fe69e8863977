import { alert, announcement, serviceReports } from '@raang/domain';
import { z } from 'zod';
import { invalid } from './parameters';
import { procedure } from './procedure';
import { realtimeAlerts } from './realtime-alerts';

const active = z
  .union([z.boolean(), z.stringbool()])
  .default(true)
  .describe('`true` returns only what is active now. `false` also returns past and upcoming notices.');

const shown = active.describe(
  '`true` returns only the alerts that are shown or act now. `false` also returns past ones, and those that are not shown yet.',
);

/** Service alerts, and announcements on the site. */
export const noticesContract = {
  // passengers need to know about a closed station within seconds
  alerts: procedure({ public: true, maxAgeSeconds: 15 })
    .route({
      method: 'GET',
      path: '/alerts',
      tags: ['Notices'],
      summary: 'Service alerts with the fields of GTFS Realtime, most severe first',
      description:
        'Show an alert in `shownPeriods`; it closes, delays or changes the service only in `impactPeriods`. Every field of an entity narrows it: with `direction`, `platform`, `part`, `train` or `isPartial` it is not the whole line or station. New fields and values may come: ignore an alert’s effect where you do not know them. An invented alert has `example`, and its header says so.',
    })
    .errors(invalid)
    .input(z.object({ active: shown }))
    .output(z.array(alert)),
  realtime: procedure({ public: true, maxAgeSeconds: 15 })
    .route({
      method: 'GET',
      path: '/alerts/realtime',
      tags: ['Notices'],
      summary: 'Service alerts that have not ended, as a GTFS-Realtime feed',
      description:
        'The alerts of `/alerts` without examples, for programs that read GTFS-Realtime, in protobuf’s JSON mapping. `/open-data/alerts.pb` has the same as a protocol buffer. Delays, publication times and next updates are only in `/alerts`.',
    })
    .output(realtimeAlerts),
  reports: procedure({ public: true, maxAgeSeconds: 15 })
    .route({
      method: 'GET',
      path: '/service-reports',
      tags: ['Notices'],
      summary: 'What is known about lines without an alert, from whom, and since when',
      description:
        '`live`: a feed of alerts is polled and new. `interrupted`: it is polled, but does not answer or is old. `confirmed`: no feed is polled, and a person has reported. `none`: nobody has reported; a line without an alert may be disrupted.',
    })
    .output(serviceReports),
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
