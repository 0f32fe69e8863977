import { z } from 'zod';
import { isTelephone, longestTelephone, readTelephone } from './telephone';
import { writtenText } from './written-text';

export { telephoneDigits, telephoneIn } from './telephone';

/** How people call themselves; one field, since not every name has a first and a last part. */
export const personName = writtenText.min(1).max(120);

/** In lower case, so that one address is one person. */
export const emailAddress = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** A telephone number as people type it, turned into its usual form. */
export const telephone = z
  .string()
  .trim()
  .max(longestTelephone)
  .refine(isTelephone, { params: { code: 'telephone' } })
  .overwrite(readTelephone);
