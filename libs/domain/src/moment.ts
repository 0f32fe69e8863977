import { z } from 'zod';

/** A moment with its UTC offset. */
export const moment = z.iso.datetime({ offset: true });
