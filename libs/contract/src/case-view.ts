import {
  calendarDate,
  caseKinds,
  caseReference,
  foundItem,
  foundItemCategories,
  lineId,
  locales,
  moment,
  stationCode,
} from '@raang/domain';
import { z } from 'zod';
import { type CaseFieldName, caseFields } from './case-fields';

/** A file that belongs to a case. */
export const caseFile = z.strictObject({
  id: z.uuid(),
  name: z.string().describe('File name as the person had it.'),
  mediaType: z.string(),
  bytes: z.int().nonnegative(),
});
export type CaseFile = z.infer<typeof caseFile>;

/** Why a found item may be the lost one, with its share of the score. */
export const matchReason = z.strictObject({
  kind: z.enum(['category', 'colour', 'line', 'station', 'time', 'words']),
  points: z.number(),
});
export type MatchReason = z.infer<typeof matchReason>;

/** A found item that the desk has confirmed as a match. Public fields only: the owner proves the rest. */
const caseMatch = z.strictObject({ foundItem, reasons: z.array(matchReason) });

/** Where and when to collect. */
export const appointment = z.strictObject({
  at: moment,
  station: stationCode.optional(),
  place: z.string().max(300),
  bring: z.string().max(300).optional().describe('What to bring, such as an identity card.'),
});
export type Appointment = z.infer<typeof appointment>;

/** What the person who sent a case sees of it. */
export const caseView = z.strictObject({
  reference: caseReference,
  kind: z.enum(caseKinds),
  status: z.string(),
  receivedAt: moment,
  updatedAt: moment,
  topic: z.string().optional(),
  category: z.enum(foundItemCategories).optional(),
  line: lineId.optional(),
  station: stationCode.optional(),
  day: calendarDate.optional(),
  time: z.string().optional(),
  text: z.string().describe('Message or description as sent.'),
  files: z.array(caseFile),
  history: z.array(z.strictObject({ status: z.string(), at: moment })).describe('Oldest first.'),
  messages: z
    .array(z.strictObject({ from: z.enum(['desk', 'person']), text: z.string(), at: moment }))
    .describe('Oldest first.'),
  match: caseMatch.optional(),
  possibleMatches: z.int().nonnegative().describe('Found items that the desk is comparing.'),
  appointment: appointment.optional(),
  actions: z.array(z.enum(['withdraw', 'reply', 'claim'])).describe('What the person may do now.'),
});
export type CaseView = z.infer<typeof caseView>;

/** Fields that a case has under the name `text`. */
type TextFieldName = 'message' | 'description';

/** What a person fills in and does not see again. A field of a form that is neither here nor in {@link caseView} is an error. */
const unseenFields = {
  name: z.string().optional(),
  email: z.string().optional(),
  telephone: z.string().optional(),
  colour: z.string().optional(),
  marks: z.string().optional().describe('What only the owner knows about the lost item.'),
  handedTo: caseFields['found-report'].shape.handedTo.optional().describe('Where the found thing is.'),
} satisfies Record<Exclude<CaseFieldName, keyof CaseView | TextFieldName>, z.ZodType>;

/** A case with everything that its person sent. */
export const wholeCase = caseView.extend({
  ...unseenFields,
  lang: z.enum(locales).describe('Language of the mails to the person.'),
  proof: z.string().optional().describe('How the claimant described the matched item.'),
});
export type WholeCase = z.infer<typeof wholeCase>;
