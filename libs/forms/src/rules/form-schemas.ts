import { accountFields, caseFields, longestMessage, subscriptionFields } from '@raang/contract';
import { caseReference, emailAddress, telephone, writtenText } from '@raang/domain';
import { z } from 'zod';

/** E-mail address or telephone number, in one field. */
const contact = z
  .string()
  .trim()
  .pipe(z.union([emailAddress, telephone]));

/** The schema of every form: one for its attributes, the browser's check and the server's. */
export const formSchemas = {
  ...caseFields,
  ...accountFields,
  ...subscriptionFields,
  /** The input of `cases.track`. */
  tracking: z.strictObject({ reference: caseReference, contact }),
  /** What a person writes for `cases.claim`. */
  claim: z.strictObject({ proof: writtenText.min(10).max(longestMessage) }),
  /** What a person writes for `cases.reply`. */
  reply: z.strictObject({ text: writtenText.min(1).max(longestMessage) }),
};
export type FormSchemas = typeof formSchemas;
export type FormName = keyof FormSchemas;

/** Name of a field of the form, as its schema has it. */
export type FieldName<Name extends FormName> = Name extends FormName
  ? keyof FormSchemas[Name]['shape'] & string
  : never;

/** Name of a field of any form. */
export type AnyFieldName = FieldName<FormName>;
