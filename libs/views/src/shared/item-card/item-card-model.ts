import { msg } from '@lingui/core/macro';
import type { Item } from '@raang/domain';
import { abbreviateNumber } from '@raang/i18n';
import type { NamedIcon } from '@raang/ui';
import { formatBaht } from '../words/format-baht';
import { toArea, toAvailability, toRent } from './space-words';
import { type StationModel, toStation } from './item-station';
import { type BadgeModel, toClosing, toPeriod } from '../words/item-period';
import {
  type DateModel,
  foreignLang,
  type LineModel,
  toDateModel,
  toLineModels,
  toValidity,
  type ValidityModel,
} from '../words/item-words';
import { documentKindName, spaceKindName } from '../words/kind-words';
import type { ModelContext } from '../page/model-context';
import { spaceCounts } from './car-park-words';

/** A short fact of a card. The icon shows its subject; the text must name it too. */
interface CardFactModel {
  icon: NamedIcon;
  text: string;
}

const factIcons = {
  place: 'lucide:map-pin',
  date: 'lucide:calendar-days',
  time: 'lucide:clock',
  walk: 'lucide:footprints',
  price: 'lucide:coins',
  space: 'lucide:store',
  telephone: 'lucide:phone',
  parking: 'lucide:square-parking',
  document: 'lucide:file-text',
} as const;

export interface ItemCardModel {
  href: string;
  title: string;
  summary: string;
  /** Set if the text is in the other language. */
  lang?: 'th' | 'en' | undefined;
  published: DateModel;
  lines: LineModel[];
  validity?: ValidityModel | undefined;
  /** Whether it is available or still open. */
  state?: BadgeModel | undefined;
  /** The item is invented. */
  isExample?: boolean | undefined;
  station?: StationModel | undefined;
  /** The facts that help to choose an item of this kind. */
  facts: CardFactModel[];
  /** The fact that decides, if there is room for one: the price, else the first. */
  keyFact?: string | undefined;
  /** Likes of all visitors, abbreviated; absent without likes. */
  likes?: string | undefined;
  /** Path of the picture. Decorative here: its alt text is on the item's page. */
  pictureUrl?: string | undefined;
  /** Without a picture: the number of the drawing in the colours of the lines. */
  drawing?: number | undefined;
}

export function toItemCardModel(item: Item, context: ModelContext): ItemCardModel {
  const own = ofKind(item, context);
  return {
    href: context.hrefs.item(context.locale, item),
    title: item.title,
    summary: item.summary,
    lang: foreignLang(item, context.locale),
    published: toDateModel(item.publishedOn, context.locale),
    lines: toLineModels(item.lines, context),
    isExample: item.example,
    likes: item.likes > 0 ? abbreviateNumber(item.likes) : undefined,
    pictureUrl: item.pictureUrl,
    keyFact: toKeyFact(own.facts, context),
    ...own,
  };
}

function toKeyFact(facts: readonly CardFactModel[], context: ModelContext): string | undefined {
  const { name } = context.iconOf(factIcons.price);
  return (facts.find(({ icon }) => icon.name === name) ?? facts[0])?.text;
}

/** Adds the facts that help to choose an item of its kind. */
function ofKind(
  item: Item,
  context: ModelContext,
): Pick<ItemCardModel, 'validity' | 'state' | 'station' | 'facts'> {
  const { i18n } = context;
  const fact = (subject: keyof typeof factIcons, text: string | undefined): CardFactModel[] =>
    text ? [{ icon: context.iconOf(factIcons[subject]), text }] : [];
  switch (item.kind) {
    case 'article':
      return {
        validity: item.example ? undefined : toValidity(item, context),
        facts: item.venue ? [...fact('date', toPeriod(item, context)), ...fact('place', item.venue)] : [],
      };
    case 'space':
      return {
        state: toAvailability(item, context),
        station: toStation(item),
        facts: [
          ...fact('place', item.location),
          ...fact(
            'space',
            [spaceKindName(item.spaceKind, i18n), toArea(item, context)].filter(Boolean).join(' · '),
          ),
          ...fact('price', toRent(item, context)),
        ],
      };
    case 'place': {
      const { walkMinutes } = item;
      return {
        station: toStation(item),
        facts: fact('walk', walkMinutes ? i18n._(msg`About ${walkMinutes} min on foot`) : undefined),
      };
    }
    case 'car-park':
      return {
        station: toStation(item),
        facts: spaceCounts(item, context).flatMap((text) => fact('parking', text)),
      };
    case 'document':
      return {
        state: toClosing(item, context),
        facts: [
          ...fact('document', documentKindName(item.documentKind, i18n)),
          ...fact('date', toPeriod(item, context)),
        ],
      };
    case 'ticket-type':
      return { validity: toValidity(item, context), facts: fact('price', item.price) };
    case 'fare-group': {
      const [lowest, highest] = [formatBaht(item.minimumSatang), formatBaht(item.maximumSatang)];
      return {
        validity: toValidity(item, context),
        facts: fact('price', i18n._(msg`${lowest}–${highest} baht`)),
      };
    }
    case 'contact-point':
      return { facts: [...fact('telephone', item.telephone), ...fact('time', item.hours)] };
    case 'safety-picture':
      return { facts: [] };
  }
}
