import { msg } from '@lingui/core/macro';
import type { Item, ItemOf } from '@raang/domain';
import { formatBaht } from '../shared/words/format-baht';
import { toPeriod } from '../shared/words/item-period';
import { foreignLang } from '../shared/words/item-words';
import { riderGroupName } from '../shared/words/kind-words';
import type { ModelContext } from '../shared/page/model-context';
import { certaintyWord } from '../shared/words/certainty-words';

export interface FareGroupRowModel {
  href: string;
  name: string;
  /** Set if the text is in the other language. */
  lang?: 'th' | 'en' | undefined;
  fare: string;
  doubt?: string | undefined;
  whoFor?: string | undefined;
  proof?: string | undefined;
  period?: string | undefined;
}

/** What each group of passengers pays on each line, from the shortest to the longest journey. */
export interface FareGroupsModel {
  lines: { id: string; name: string; caption: string; rows: FareGroupRowModel[] }[];
}

export function toFareGroups(items: readonly Item[], context: ModelContext): FareGroupsModel {
  const { i18n, lines, locale } = context;
  const groups = items.filter((item) => item.kind === 'fare-group');
  return {
    lines: lines
      .map(({ id, name: { [locale]: line } }) => ({
        id,
        name: line,
        caption: i18n._(msg`Fare groups of the ${line}`),
        rows: groups
          .filter((group) => group.line === id)
          .sort(byGroup)
          .map((group) => toRow(group, context)),
      }))
      .filter(({ rows }) => rows.length > 0),
  };
}

const groupOrder: ItemOf<'fare-group'>['riderGroup'][] = ['general', 'child-senior', 'student'];

function byGroup(one: ItemOf<'fare-group'>, other: ItemOf<'fare-group'>): number {
  return groupOrder.indexOf(one.riderGroup) - groupOrder.indexOf(other.riderGroup);
}

function toRow(item: ItemOf<'fare-group'>, context: ModelContext): FareGroupRowModel {
  const { i18n, hrefs, locale } = context;
  const [lowest, highest] = [formatBaht(item.minimumSatang), formatBaht(item.maximumSatang)];
  return {
    href: hrefs.item(locale, item),
    name: riderGroupName(item.riderGroup, i18n),
    lang: foreignLang(item, locale),
    fare: i18n._(msg`${lowest}–${highest} baht`),
    doubt: certaintyWord(item.certainty, context),
    whoFor: item.whoFor,
    proof: item.proof,
    period: toPeriod(item, context),
  };
}
