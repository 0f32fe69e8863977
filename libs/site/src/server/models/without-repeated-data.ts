import type { HeadModel } from '@raang/views';

/**
 * The head of a page whose structured data is in the HTML only: robots read that, and the page's data does not repeat it.
 */
export function withoutRepeatedData(head: HeadModel): HeadModel {
  const { structuredData, ...rest } = head;
  return Object.defineProperty(rest, 'structuredData', { value: structuredData, enumerable: false });
}
