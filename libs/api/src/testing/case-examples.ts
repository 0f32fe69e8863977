import { randomUUID } from 'node:crypto';
import { type CaseSubmission, caseSubmission } from '@raang/contract';
import type { CaseKind } from '@raang/domain';
import type { z } from 'zod';

const sender = { name: 'สมชาย ใจดี', email: 'somchai@example.org', telephone: '081-234-5678' };

/** One submission of each kind, without its idempotency key. */
export const caseExamples = {
  contact: { topic: 'tickets', message: 'Where can I buy a card for my mother?', ...sender },
  complaint: {
    topic: 'trains',
    message: 'รถไฟร้อนมาก และไม่มีประกาศแจ้ง',
    line: 'blue',
    station: 'BL13',
    day: '2026-11-19',
    time: '08:30',
    ...sender,
  },
  comment: { topic: 'praise', message: 'The new lift at the station is good.', ...sender },
  'lost-report': {
    category: 'umbrella',
    line: 'blue',
    station: 'BL13',
    day: '2026-11-19',
    time: '18:05',
    description: 'Black and long, with a bamboo handle',
    colour: 'black',
    marks: 'The initials S.K. are carved into the handle.',
    ...sender,
  },
  'found-report': {
    category: 'phone',
    line: 'purple',
    day: '2026-11-20',
    description: 'A phone in a green case, on a seat',
    handedTo: 'station-staff',
    ...sender,
  },
} satisfies Record<CaseKind, object>;

/** A valid submission of this kind with a new idempotency key. */
export function submissionOf(kind: CaseKind, changes: object = {}): z.input<typeof caseSubmission> {
  const fields = { ...caseExamples[kind], kind, lang: 'en', idempotencyKey: randomUUID(), ...changes };
  return fields as unknown as CaseSubmission;
}
