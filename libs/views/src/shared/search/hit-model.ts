import { type CategoryGroup, type Locale, type SearchHit, type SearchKind } from '@raang/domain';
import { categoryOf } from '../tiles/tiles-model';
import type { ModelContext } from '../page/model-context';
import { toTargetHref } from '../page/target-href';
import { type DateModel, foreignLang, type LineModel, toDateModel, toLineModels } from '../words/item-words';
import { type StationIndex, stationName } from '../words/station-words';
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
  /** What it is in a word or two, such as the name of its category. */
  what?: string | undefined;
  published?: DateModel | undefined;
  isExample: boolean;
  /** The station itself. */
  station?: { code: string; lines: LineModel[] } | undefined;
  /** The station for a place. */
  getOff?: { code: string; name: string; lineId?: string | undefined } | undefined;
}

/** Names that hits refer to. */
export interface HitNames {
  groups: readonly CategoryGroup[];
  stations: StationIndex;
}

export function toHitModel(hit: SearchHit, names: HitNames, context: ModelContext): HitModel {
  const { key, kind, target, station, placeKind, publishedOn, isExample = false } = hit;
  return {
    key,
    kind,
    href: toTargetHref(target, context),
    title: toParts(hit.title),
    excerpt: toParts(hit.excerpt),
    lang: foreignLang(hit, context.locale),
    what: placeKind ? namedPlaceKindName(placeKind, context) : categoryName(hit, names, context),
    published: publishedOn ? toDateModel(publishedOn, context.locale) : undefined,
    isExample,
    ...(kind === 'station'
      ? { station: toStation(station, context) }
      : { getOff: toGetOff(station, names, context) }),
  };
}

function categoryName({ target }: SearchHit, { groups }: HitNames, { locale }: ModelContext) {
  return target.type === 'item' ? categoryOf(target, groups)?.name[locale] : undefined;
}

function toStation(station: SearchHit['station'], context: ModelContext): HitModel['station'] {
  return station && { code: station.code, lines: toLineModels(station.lineIds, context) };
}

function toGetOff(
  station: SearchHit['station'],
  { stations }: HitNames,
  context: ModelContext,
): HitModel['getOff'] {
  if (!station) return undefined;
  const { code, lineIds } = station;
  return { code, name: stationName(code, stations, context), lineId: lineIds[0] };
}
