import type { Fare, FareMedia, FareRule, FareRuleId, RiderCategory } from '@raang/domain';
import type { Tariff } from '@raang/journeys';

/** Rider categories, fare media and rules that explain fares. Includes only the media and rules that the fares name. */
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
