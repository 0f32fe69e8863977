import { msg } from '@lingui/core/macro';
import type { FareMedia, TariffChange } from '@raang/domain';
import { formatDate } from '@raang/i18n';
import type { ModelContext } from '../shared/page/model-context';
import { amountWords, listWords, mediumName } from './ticket-words';
import type { TicketAnswer } from './which-ticket-data';
import { certaintyWord } from '../shared/words/certainty-words';

export interface TariffChangeModel {
  /** The first day of the change, in ISO format and in words. */
  date: string;
  title: string;
  items: { text: string; doubt?: string | undefined }[];
}

interface TariffChangeOptions {
  media: readonly FareMedia[];
  /** Passengers who travel free need no fare media. */
  isFree: boolean;
}

export function toTariffChanges(
  { changes, rules }: TicketAnswer,
  { media, isFree }: TariffChangeOptions,
  context: ModelContext,
): TariffChangeModel[] {
  const { i18n, locale } = context;
  const ofMedium = (id: string) => {
    const medium = media.find((one) => one.id === id);
    const doubt = medium?.certainty && certaintyWord(medium.certainty, context);
    return { name: mediumName(id, media, context), doubt };
  };
  const ofRule = (id: string) => {
    const rule = rules.find((one) => one.id === id);
    return { text: rule?.description[locale] ?? id, doubt: rule && certaintyWord(rule.certainty, context) };
  };
  const toItems = (change: TariffChange): TariffChangeModel['items'] => [
    ...(isFree ? [] : change.mediaEnded.map(ofMedium)).map(({ name, doubt }) => ({
      text: i18n._(msg`No longer accepted: ${name}`),
      doubt,
    })),
    ...(isFree ? [] : change.mediaBegun.map(ofMedium)).map(({ name, doubt }) => ({
      text: i18n._(msg`New: ${name}`),
      doubt,
    })),
    ...change.ruleIdsEnded.map(ofRule).map(({ text, doubt }) => ({
      text: i18n._(msg`Rule ends: ${text}`),
      doubt,
    })),
    ...change.ruleIdsBegun
      .map(ofRule)
      .map(({ text, doubt }) => ({ text: i18n._(msg`New rule: ${text}`), doubt })),
    ...toPrices(change, media, context),
  ];
  return changes
    .map((change) => {
      const date = formatDate(change.date, locale);
      return { date: change.date, title: i18n._(msg`From ${date} on`), items: toItems(change) };
    })
    .filter(({ items }) => items.length > 0);
}

/** Merges media with equal price changes into one sentence. */
function toPrices(
  { prices }: TariffChange,
  media: readonly FareMedia[],
  context: ModelContext,
): TariffChangeModel['items'] {
  const alike = Map.groupBy(prices, ({ before, after }) =>
    [amountWords(before, context), amountWords(after, context)].join('|'),
  );
  return [...alike.values()].map((group) => {
    const names = listWords(
      group.map((price) => price.fareMedia.map((id) => mediumName(id, media, context)).join(' + ')),
      context,
    );
    const [{ before, after }] = group as [TariffChange['prices'][number]];
    const [was, is] = [amountWords(before, context), amountWords(after, context)];
    return { text: context.i18n._(msg`Fare with ${names}: ${is} instead of ${was}`) };
  });
}
