import {
  calendarDate,
  caseFileLimits,
  caseReference,
  caseTopics,
  clockTime,
  emailAddress,
  foundItemCategories,
  lineId,
  locales,
  personName,
  stationCode,
  telephone,
  writtenText,
} from '@raang/domain';
import { z } from 'zod';

/** Longest text that a person may write, in characters. */
export const longestMessage = 4000;

/** Enough words to understand a matter. */
const message = writtenText.min(10).max(longestMessage);

/** Praise needs no more than a word or an emoji. */
const remark = writtenText.min(1).max(longestMessage);

/** A file that was uploaded before, by its id. */
const files = z.array(z.uuid()).max(caseFileLimits.count).default([]);

/** The sender. E-mail or telephone is needed to follow a case; a comment may have neither. */
const sender = { name: personName, email: emailAddress.optional(), telephone: telephone.optional() };

const place = { line: lineId.optional(), station: stationCode.optional() };

/** Where and when something was lost or found. */
const thing = {
  category: z.enum(foundItemCategories),
  ...place,
  day: calendarDate,
  time: clockTime.optional(),
};

/**
 * What a person fills in, by kind of case: the form's fields, the browser's check and the API's input.
 * Rules that need the current date or another field are {@link checkCaseFields}'s.
 */
export const caseFields = {
  contact: z.strictObject({ topic: z.enum(caseTopics.contact), message, ...sender, files }),
  complaint: z.strictObject({
    topic: z.enum(caseTopics.complaint),
    message,
    ...place,
    day: calendarDate.optional(),
    time: clockTime.optional(),
    ...sender,
    files,
  }),
  comment: z.strictObject({
    topic: z.enum(caseTopics.comment),
    message: remark,
    ...sender,
    name: personName.optional(),
  }),
  'lost-report': z.strictObject({
    ...thing,
    description: message,
    colour: z.string().trim().max(60).optional(),
    /** Proof of ownership, such as a lock-screen picture or an engraving. Only the desk reads it. */
    marks: z.string().trim().max(1000).optional().describe('What only the owner knows about the lost item.'),
    ...sender,
    files,
  }),
  'found-report': z.strictObject({
    ...thing,
    description: message,
    handedTo: z
      .enum(['with-me', 'station-staff', 'police', 'left-there'])
      .describe('Where the found thing is.'),
    ...sender,
    files,
  }),
};
export type CaseFields<Kind extends keyof typeof caseFields = keyof typeof caseFields> = z.output<
  (typeof caseFields)[Kind]
>;

type CaseShape = (typeof caseFields)[keyof typeof caseFields]['shape'];

/** Name of a field of any of the forms. */
export type CaseFieldName = CaseShape extends infer Shape
  ? Shape extends Shape
    ? keyof Shape
    : never
  : never;

/** Fields that every submission has beside what the person fills in. */
const submission = {
  lang: z.enum(locales).describe('Language of the receipt and of every mail about the case.'),
  idempotencyKey: z
    .uuid()
    .describe(
      'A random id per form. Repeating a request with the same id and content returns the same case; other content is refused.',
    ),
  verification: z
    .string()
    .max(4000)
    .optional()
    .describe(
      'The solved challenge of `/verification/challenge`. Without it an address may send only a few cases an hour.',
    ),
  homepage: z.string().max(200).optional().describe('Leave it empty: only programs fill it in.'),
  once: z
    .boolean()
    .optional()
    .describe('Makes no second case of the same content from the same contact within an hour.'),
  last: caseReference
    .optional()
    .describe(
      'The case that this device submitted last: with `once`, it recognises a comment without a contact.',
    ),
};

/** A case to submit. */
export const caseSubmission = z.discriminatedUnion('kind', [
  caseFields.contact.extend({ kind: z.literal('contact'), ...submission }),
  caseFields.complaint.extend({ kind: z.literal('complaint'), ...submission }),
  caseFields.comment.extend({ kind: z.literal('comment'), ...submission }),
  caseFields['lost-report'].extend({ kind: z.literal('lost-report'), ...submission }),
  caseFields['found-report'].extend({ kind: z.literal('found-report'), ...submission }),
]);
export type CaseSubmission = z.output<typeof caseSubmission>;

/**
 * Checks rules across fields.
 * @param today the current calendar day at the network
 * @returns problems by field; empty if the fields are valid
 */
export function checkCaseFields(
  kind: keyof typeof caseFields,
  fields: { email?: string | undefined; telephone?: string | undefined; day?: string | undefined },
  today: string,
): { field: 'email' | 'day'; code: 'contact-missing' | 'date-in-future' }[] {
  const isContactMissing = kind !== 'comment' && !fields.email && !fields.telephone;
  return [
    ...(isContactMissing ? [{ field: 'email', code: 'contact-missing' } as const] : []),
    ...(fields.day && fields.day > today ? [{ field: 'day', code: 'date-in-future' } as const] : []),
  ];
}
