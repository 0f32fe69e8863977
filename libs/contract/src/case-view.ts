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
import { type CaseFieldName, type CaseFields, caseFields } from './case-fields';

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
const textFieldNames = ['message', 'description'] as const;
type TextFieldName = (typeof textFieldNames)[number];

type UnseenFieldName = Exclude<CaseFieldName, keyof CaseView | TextFieldName>;
type FieldValue<Name> = {
  [Kind in keyof typeof caseFields]: Name extends keyof CaseFields<Kind>
    ? NonNullable<CaseFields<Kind>[Name]>
    : never;
}[keyof typeof caseFields];

/** What a person fills in and does not see again: every field of a form that {@link caseView} lacks. */
const unseenFields = Object.fromEntries(
  Object.values(caseFields)
    .flatMap(({ shape }) => Object.entries<z.ZodType>(shape))
    .filter(([name]) => !(name in caseView.shape) && !(textFieldNames as readonly string[]).includes(name))
    .map(([name, field]) => [name, asStored(field)]),
) as { [Name in UnseenFieldName]: z.ZodOptional<z.ZodType<FieldValue<Name>>> };

/** A field without its limits: a later limit of a form refuses no earlier case. */
function asStored(field: z.ZodType): z.ZodType {
  const inner = field instanceof z.ZodOptional ? (field.unwrap() as z.ZodType) : field;
  const stored = inner instanceof z.ZodString || inner instanceof z.ZodPipe ? z.string() : inner;
  return (field.description ? stored.describe(field.description) : stored).optional();
}

/** A case with everything that its person sent. */
export const wholeCase = caseView.extend({
  ...unseenFields,
  lang: z.enum(locales).describe('Language of the mails to the person.'),
  proof: z.string().optional().describe('How the claimant described the matched item.'),
});
export type WholeCase = z.infer<typeof wholeCase>;
