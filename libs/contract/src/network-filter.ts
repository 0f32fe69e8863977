import { position } from '@raang/domain';
import { z } from 'zod';

/** Chooses lines or stations by whose they are. */
export const isOwn = z
  .union([z.boolean(), z.stringbool()])
  .optional()
  .describe("Only this authority's own lines and stations, or only those of connecting systems.");

/** About 100 metres. */
const decimals = 3;

/** A position as text. */
export const near = z
  .string()
  .regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/, {
    error: 'must be a latitude and a longitude such as 13.756,100.502',
  })
  .transform((text) => {
    const [latitude, longitude] = text.split(',').map((degrees) => Number(Number(degrees).toFixed(decimals)));
    return { latitude: latitude!, longitude: longitude! };
  })
  .pipe(position)
  .optional()
  .describe(
    'Latitude and longitude (WGS 84, degrees), separated by a comma. Rounded to three decimals, about 100 metres: send no more, so that nobody can tell where you are and caches can answer.',
  );
