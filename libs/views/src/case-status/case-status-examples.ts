import type { FoundItem } from '@raang/domain';
import type { CaseData } from '../shared/cases/case-data';
import { contactListing, foundItemsExample, lostCategory } from '../contact/contact-examples';
import { stationsExample } from '../shared/examples/network-example';
import type { CaseStatusData } from './case-status-model';

const receivedAt = '2026-11-19T20:05:00+07:00';

/** A lost umbrella that the desk looks for. */
export const lostReportExample: CaseData = {
  reference: 'L-7K3M-9PW4',
  kind: 'lost-report',
  status: 'searching',
  receivedAt,
  category: 'umbrella',
  line: 'blue',
  station: 'BL15',
  day: '2026-11-19',
  time: '18:30',
  text: 'ร่มพับสีเขียว ด้ามไม้\nA green folding umbrella with a wooden handle',
  files: [{ id: '7f6c1f0e-55c5-4f4e-9d2c-0d1f6a6b7c01', name: 'umbrella.jpg', bytes: 482_113 }],
  history: [
    { status: 'received', at: receivedAt },
    { status: 'searching', at: receivedAt },
  ],
  messages: [],
  possibleMatches: 2,
  actions: ['withdraw', 'reply'],
};

/** The desk has found it, and asks for a proof. */
export const matchedExample: CaseData = {
  ...lostReportExample,
  status: 'matched',
  history: [...lostReportExample.history, { status: 'matched', at: '2026-11-20T09:00:00+07:00' }],
  messages: [
    { from: 'desk', text: 'Is there a name on the handle?', at: '2026-11-20T09:01:00+07:00' },
    { from: 'person', text: 'Yes, but I would like to tell you which.', at: '2026-11-20T09:30:00+07:00' },
  ],
  match: {
    foundItem: foundItemsExample[0] as FoundItem,
    reasons: [{ kind: 'category' }, { kind: 'station' }, { kind: 'words' }],
  },
  actions: ['withdraw', 'reply', 'claim'],
};

/** It can be collected. */
export const appointedExample: CaseData = {
  ...matchedExample,
  status: 'appointed',
  appointment: {
    at: '2026-11-23T10:00:00+07:00',
    station: 'BL15',
    place: 'Station office, concourse level',
  },
  actions: ['withdraw', 'reply'],
};

export function caseStatusExample(given: CaseData, changes: Partial<CaseStatusData> = {}): CaseStatusData {
  const { group } = contactListing(lostCategory, 'en');
  return { given, groups: [group], stations: stationsExample, ...changes };
}
