import type { Thing } from 'schema-dts';
import type { StructuredData } from '../page/structured-data';

/**
 * Makes the JSON-LD of one thing on a page. The type argument checks its properties: `toStructuredData<Event>({…})`.
 * @see https://schema.org
 */
export function toStructuredData<Type extends Thing>(thing: Exclude<Type, string>): StructuredData {
  return { '@context': 'https://schema.org', ...(thing as unknown as StructuredData) };
}
