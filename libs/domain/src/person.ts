import { z } from 'zod';
import { isTelephone } from './telephone';

export { telephoneDigits } from './telephone';

/** How people call themselves; one field, since not every name has a first and a last part. */
export const personName = z.string().trim().min(1).max(120);

/** In lower case, so that one address is one person. */
export const emailAddress = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** A telephone number as people type it. */
export const telephone = z
  .string()
  .trim()
  .max(30)
  .refine(isTelephone, { params: { code: 'telephone' } });
