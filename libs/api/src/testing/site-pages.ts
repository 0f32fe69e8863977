import type { PageRoles } from '@raang/domain';

/** Roles of categories in the content that the tests import. */
export const sitePages: PageRoles = {
  fares: { group: 'tickets', category: 'fare-rates' },
  tickets: { group: 'tickets', category: 'ticket' },
  lines: { group: 'travel', category: 'train-line' },
  trainTimes: { group: 'travel', category: 'train-schedule' },
  facilities: { group: 'travel', category: 'facilities' },
  parking: { group: 'travel', category: 'parking' },
  contact: { group: 'contact', category: 'mrta' },
  complaint: { group: 'contact', category: 'report-complaint' },
  comment: { group: 'contact', category: 'comment' },
  lost: { group: 'contact', category: 'lost' },
  found: { group: 'contact', category: 'found' },
};
