import { z } from 'zod';
import { isBlank } from './blank';

/** What a person writes, without spaces around it. A text of which nobody sees anything is empty. */
export const writtenText = z
  .string()
  .trim()
  .overwrite((text) => (isBlank(text) ? '' : text));
