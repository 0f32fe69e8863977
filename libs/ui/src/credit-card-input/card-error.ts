import type { Labels } from '../labels/labels';

/** The words for it are in the labels, under the same key. */
export type CardErrorCode = keyof Labels['creditCard']['errors'];
