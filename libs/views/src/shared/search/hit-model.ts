import type { CategoryGroup, Locale, SearchHit, SearchKind } from '@raang/domain';
import { categoryOf } from '../tiles/tiles-model';
import type { ModelContext } from '../page/model-context';
import { toTargetHref } from '../page/target-href';
import { type DateModel, foreignLang, type LineModel, toDateModel, toLineModels } from '../words/item-words';
import { facilityName } from '../words/station-words';
import { type TextPart, toParts } from './marked-parts';
import { namedPlaceKindName } from './search-words';

/** A search hit, on the search page and among the suggestions. */
export interface HitModel {
  key: string;
  kind: SearchKind;
  href: string;
  title: TextPart[];
  excerpt: TextPart[];
  /** Set if title and excerpt are in the other language. */
  lang?: Locale | undefined;
  /** What it is in a word or two, such as the name of its category, or the facility that is asked for. */
  what?: string | undefined;
  published?: DateModel | undefined;
  isExample: boolean;
  /** The station itself. */
  station?: { code: string; lines: LineModel[] } | undefined;
}

/** Makes the model of a search result. */
export function toHitModel(
  hit: SearchHit,
  groups: readonly CategoryGroup[],
  context: ModelContext,
): HitModel {
  const { key, kind, target, station, publishedOn, example: isExample = false } = hit;
  return {
    key,
    kind,
    href: toTargetHref(target, context),
    title: toParts(hit.title),
    excerpt: toParts(hit.excerpt),
    lang: foreignLang(hit, context.locale),
    what: whatIs(hit, groups, context),
    published: publishedOn ? toDateModel(publishedOn, context.locale) : undefined,
    isExample,
    station: station && { code: station.code, lines: toLineModels(station.lineIds, context) },
  };
}

function whatIs(hit: SearchHit, groups: readonly CategoryGroup[], context: ModelContext): string | undefined {
  const { target, placeKind } = hit;
  if (target.type === 'station' && target.facility) return facilityName(target.facility, context);
  return placeKind ? namedPlaceKindName(placeKind, context) : categoryName(hit, groups, context);
}

function categoryName(
  { target }: SearchHit,
  groups: readonly CategoryGroup[],
  { locale }: ModelContext,
): string | undefined {
  return target.type === 'item' ? categoryOf(target, groups)?.name[locale] : undefined;
}
