import { implement } from '@orpc/server';
import { contract } from '@raang/contract';
import type { FareRuleId } from '@raang/domain';
import { bangkokDay } from '@raang/i18n';
import { fareMatrix, faresBetween, type Tariff } from '@raang/journeys';
import type { ApiContext } from '../context';

const fares = implement(contract.fares).$context<ApiContext>();

export const faresProcedures = fares.router({
  between: fares.between.handler(async ({ context: { db, now, feedSource }, input, errors }) => {
    const { from, to, date = bangkokDay(now()) } = input;
    const feed = await feedSource(db);
    if (!feed?.network.stations.has(from) || !feed.network.stations.has(to)) throw errors.NOT_FOUND();
    const { network, tariff } = feed;
    const found = faresBetween(from, to, { ...tariff, network, date });
    const media = new Set(found.flatMap(({ fareMedia }) => fareMedia));
    return {
      from,
      to,
      date,
      fares: found,
      riderCategories: [...tariff.riderCategories],
      fareMedia: tariff.fareMedia.filter(({ id }) => media.has(id)),
      rules: rulesNamed(
        found.flatMap(({ ruleIds }) => ruleIds),
        tariff,
      ),
    };
  }),

  matrix: fares.matrix.handler(async ({ context: { db, now, feedSource }, input, errors }) => {
    const feed = await feedSource(db);
    if (!feed) throw errors.NOT_FOUND();
    const { network, tariff } = feed;
    const rider = input.riderCategory ?? tariff.riderCategories.find(({ isDefault }) => isDefault)?.id;
    const date = input.date ?? bangkokDay(now());
    const matrix = rider && fareMatrix(input.line, rider, { ...tariff, network, date });
    if (!matrix) throw errors.NOT_FOUND();
    return {
      ...matrix,
      riderCategories: [...tariff.riderCategories],
      rules: rulesNamed(matrix.ruleIds, tariff),
    };
  }),
});

function rulesNamed(ids: readonly FareRuleId[], { rules }: Pick<Tariff, 'rules'>) {
  return rules.filter(({ id }) => ids.includes(id));
}
