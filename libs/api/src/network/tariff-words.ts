import type { Fare, FareMedia, FareRule, FareRuleId, RiderCategory } from '@raang/domain';
import type { Tariff } from '@raang/journeys';

/** What one needs to read fares: every rider, and of media and rules those that they name. */
export function tariffNamedBy(
  fares: readonly Fare[],
  tariff: Tariff,
): { riderCategories: RiderCategory[]; fareMedia: FareMedia[]; rules: FareRule[] } {
  const media = new Set(fares.flatMap(({ fareMedia }) => fareMedia));
  return {
    riderCategories: [...tariff.riderCategories],
    fareMedia: tariff.fareMedia.filter(({ id }) => media.has(id)),
    rules: rulesNamed(
      fares.flatMap(({ ruleIds }) => ruleIds),
      tariff,
    ),
  };
}

export function rulesNamed(ids: readonly FareRuleId[], { rules }: Pick<Tariff, 'rules'>): FareRule[] {
  const named = new Set(ids);
  return rules.filter(({ id }) => named.has(id));
}
