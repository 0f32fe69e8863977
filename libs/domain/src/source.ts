import { z } from 'zod';
import { bilingual } from './bilingual';
import { slug } from './slug';

/**
 * Who publishes a source. `open-data` is data that a public body publishes for everybody to use; `press` includes blogs.
 */
export const sourceKinds = [
  'authority',
  'operator',
  'government',
  'open-data',
  'press',
  'encyclopedia',
] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** Publishers whose own word makes a fact official. */
export const officialSourceKinds: readonly SourceKind[] = ['authority', 'operator', 'government'];

/** A publication that facts come from, and that a passenger can open. */
export const source = z.strictObject({
  id: slug,
  /** With edition or year: `Namtang, 16 September 2026`. */
  name: bilingual,
  url: z.url({ protocol: /^https$/ }),
  kind: z.enum(sourceKinds),
});
export type Source = z.infer<typeof source>;
