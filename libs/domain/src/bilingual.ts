import { z } from 'zod';

/** One text in both languages; both are required. */
export const bilingual = z.strictObject({ th: z.string().min(1), en: z.string().min(1) });
