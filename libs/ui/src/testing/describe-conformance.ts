import { describe, expect, test } from 'vitest';
import type { Conformance, Rule } from './conformance';
import { conformances, nameOf } from './parts';

/** Adds a test for each part. For an exception, the check must fail, so that no obsolete exception remains. */
export function describeConformance(rule: Rule, check: (conformance: Conformance) => Promise<void> | void) {
  describe(rule, () => {
    for (const conformance of conformances) {
      const reason = conformance.exceptions?.[rule];
      const name = `${nameOf(conformance)}${conformance.root ? ` <${conformance.root}>` : ''}`;
      if (reason) {
        test(`${name} is an exception: ${reason}`, async () => {
          await expect(Promise.resolve(conformance).then(check)).rejects.toThrow();
        });
      } else test(name, () => check(conformance));
    }
  });
}
