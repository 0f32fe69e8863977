import {
  account,
  alert,
  announcement,
  calendarDate,
  caseKinds,
  caseReference,
  equipmentId,
  foundItemId,
  foundItemRecord,
  foundItemStatuses,
  lineId,
  moment,
  publishedAlert,
  storedSource,
  serviceReports,
  staffRoles,
  stationEquipment,
  writtenText,
} from '@raang/domain';
import { z } from 'zod';
import { longestMessage } from './case-fields';
import { appointment, caseView, matchReason, wholeCase } from './case-view';
import { invalid, notFound, pageOf, pageParameters } from './parameters';
import { procedure } from './procedure';

const errors = {
  UNAUTHORIZED: { status: 401, message: 'Sign in first.' },
  FORBIDDEN: { status: 403, message: 'Your role does not allow this.' },
  ...notFound('Unknown case, item or notice.'),
  CONFLICT: { status: 409, message: 'The status does not allow this.' },
  ...invalid,
};
const desk = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: `/${string}`,
  summary: string,
  maximumBodyBytes?: number,
) =>
  procedure({ public: false, ...(maximumBodyBytes && { maximumBodyBytes }) })
    .route({ method, path: `/desk${path}`, summary, tags: ['Desk'] })
    .errors(errors);
const ofCase = z.object({ reference: caseReference });

/** What staff see of a case: everything. */
export const deskCase = wholeCase.extend({
  moves: z.array(z.string()).describe('Statuses that may come next.'),
});
export type DeskCase = z.infer<typeof deskCase>;

/** A found item that may be the lost one, best first. */
export const suggestedMatch = z.strictObject({
  foundItem: foundItemRecord,
  score: z.number().min(0).max(100),
  reasons: z.array(matchReason),
});
export type SuggestedMatch = z.infer<typeof suggestedMatch>;

const auditEntry = z.strictObject({
  at: moment,
  by: z.string().describe('E-mail address of the member of staff, a command, or `account holder`.'),
  action: z.string(),
  subject: z.string().describe('Reference, tag number, id or e-mail address.'),
  details: z.record(z.string(), z.unknown()),
});

/** The desk of the authority. Every procedure needs a role; every change, and every
 * file that is read, is in the audit log. */
export const deskContract = {
  me: desk('GET', '/me', 'The signed-in member of staff').output(
    z.object({ account, role: z.enum(staffRoles) }),
  ),
  cases: desk('GET', '/cases', 'Cases, longest waiting first')
    .input(
      z.object({
        kind: z.enum(caseKinds).optional(),
        status: z.string().max(40).optional(),
        q: z
          .string()
          .trim()
          .max(100)
          .optional()
          .describe('A reference or a part of one, an e-mail address, a telephone number, or words.'),
        reference: z
          .string()
          .trim()
          .min(1)
          .max(20)
          .optional()
          .describe('A reference or a part of one as typed, such as its last symbols.'),
        ...pageParameters,
      }),
    )
    .output(
      pageOf(
        caseView
          .pick({ reference: true, kind: true, status: true, receivedAt: true, updatedAt: true })
          .extend({ topic: z.string().optional(), text: z.string() }),
      ),
    ),
  case: desk('GET', '/cases/{reference}', 'A case').input(ofCase).output(deskCase),
  file: desk('GET', '/cases/{reference}/files/{file}', 'Download a file of a case')
    .input(ofCase.extend({ file: z.uuid() }))
    .output(z.file()),
  move: desk('POST', '/cases/{reference}/status', 'Change the status of a case')
    .input(ofCase.extend({ to: z.string().max(40), note: z.string().trim().max(longestMessage).optional() }))
    .output(deskCase),
  answer: desk('POST', '/cases/{reference}/answers', 'Answer a case by e-mail')
    .input(ofCase.extend({ text: writtenText.min(1).max(longestMessage) }))
    .output(deskCase),
  matches: desk('GET', '/cases/{reference}/matches', 'Found items that may be the lost one')
    .input(ofCase)
    .output(z.array(suggestedMatch)),
  confirmMatch: desk(
    'POST',
    '/cases/{reference}/match',
    'Confirm a match; the person who lost it gets an e-mail',
  )
    .input(ofCase.extend({ foundItem: foundItemId }))
    .output(deskCase),
  appoint: desk('POST', '/cases/{reference}/appointment', 'Accept a claim and offer a time to collect')
    .input(ofCase.extend(appointment.shape))
    .output(deskCase),
  foundItems: desk('GET', '/found-items', 'The found register with private details, latest find first')
    .input(z.object({ line: lineId.optional(), q: z.string().trim().max(100).optional(), ...pageParameters }))
    .output(pageOf(foundItemRecord)),
  registerFoundItem: desk('POST', '/found-items', 'Register a found item')
    .input(
      foundItemRecord.omit({ id: true, status: true, example: true }).extend({
        id: foundItemId
          .optional()
          .describe('The number on the tag. Without it the next free number is taken.'),
      }),
    )
    .output(foundItemRecord),
  changeFoundItem: desk(
    'POST',
    '/found-items/{id}/status',
    'Say that a found item is kept, returned or disposed of',
  )
    .input(z.object({ id: foundItemId, status: z.enum(foundItemStatuses) }))
    .output(foundItemRecord),
  importFoundItems: desk('POST', '/found-items/import', 'Register found items from CSV', 2 * 1024 * 1024)
    .input(z.object({ csv: z.string().max(2 * 1024 * 1024) }))
    .output(
      z.object({
        registered: z.int(),
        problems: z.array(z.strictObject({ line: z.int(), reason: z.string() })),
      }),
    ),
  alerts: desk('GET', '/alerts', 'The alerts of every source, and what was left out of feeds').output(
    z.object({
      alerts: z.array(
        alert.pick({ id: true, effect: true, severity: true, header: true }).extend({
          state: z
            .enum(['acting', 'shown', 'waiting', 'over'])
            .describe('`shown` acts on nothing now. `waiting` is not shown yet.'),
        }),
      ),
      sources: z.array(
        z.object({
          source: storedSource,
          at: z.iso.datetime().optional().describe('Of its last report.'),
          leftOut: z.record(z.string(), z.int()).describe('How many were left out, by reason.'),
          problems: z.array(z.string()).describe('One line for each of the first ones.'),
        }),
      ),
      mailsStoppedAt: moment
        .optional()
        .describe('Since when subscribers get no mails, because there would be too many.'),
    }),
  ),
  publishAlert: desk('PUT', '/alerts/{id}', 'Publish or change a service alert')
    .input(publishedAlert)
    .output(alert),
  endAlert: desk('DELETE', '/alerts/{id}', 'End a service alert')
    .input(z.object({ id: z.string().max(100) }))
    .output(alert),
  confirmService: desk(
    'POST',
    '/service-reports',
    'Say that the published alerts are all that is known now',
  ).output(serviceReports),
  resumeSubscriptionMails: desk(
    'POST',
    '/subscription-mails',
    'Let the mails of subscriptions go on, after they stopped because there were too many',
  ).output(z.object({ until: moment.describe('Until then there is no limit.') })),
  publishAnnouncement: desk('PUT', '/announcements/{id}', 'Publish or change an announcement')
    .input(announcement)
    .output(announcement),
  equipment: desk('GET', '/equipment', 'Every lift and escalator of own stations, with its state').output(
    z.array(stationEquipment),
  ),
  changeEquipment: desk('PUT', '/equipment/{id}', 'Say that a lift or escalator is out of order, or works')
    .input(
      z.object({
        id: equipmentId,
        state: z.enum(['out', 'works']),
        until: z
          .union([calendarDate, moment])
          .optional()
          .describe(
            'The last day, or the moment, such as 2026-12-05 or 2026-12-05T18:00:00+07:00. After that its state is unknown until somebody says more.',
          ),
      }),
    )
    .output(stationEquipment),
  audit: desk('GET', '/audit', 'Every change by staff and every file they read, latest first')
    .input(z.object({ ...pageParameters }))
    .output(pageOf(auditEntry)),
};
