import type { Item, ItemOf } from '@raang/domain';
import type { StationModel } from '../shared/item-card/item-station';
import { foreignLang } from '../shared/words/item-words';
import { placeKindName } from '../shared/words/kind-words';
import type { ListingData } from '../shared/listing/listing-data';
import { toWay } from '../shared/item-card/place-words';
import type { ModelContext } from '../shared/page/model-context';
import { indexStations, type StationIndex, stationName } from '../shared/words/station-words';

export interface PlaceCardModel {
  href: string;
  title: string;
  summary: string;
  /** Set when the words are in the other language. */
  lang?: 'th' | 'en' | undefined;
  pictureUrl?: string | undefined;
  kind: string;
  /** The link is its page's; absent where the network does not know it. */
  station: StationModel & { name: string; href?: string | undefined };
  /** Which exit to take and how long one walks. */
  way?: string | undefined;
  hours?: string | undefined;
  admission?: string | undefined;
}

/** Places line by line, along each line. */
export interface PlaceListModel {
  lines: { id: string; name: string; cards: PlaceCardModel[] }[];
}

type Place = ItemOf<'place'>;

/** Undefined where the category holds other things than places, or places of no line. */
export function toPlaceListModel(
  { items, filter, sources }: Pick<ListingData<'stations'>, 'items' | 'filter' | 'sources'>,
  context: ModelContext,
): PlaceListModel | undefined {
  const places = items.filter(isPlace);
  const stations = indexStations(sources.stations);
  // a place of several lines stands once: under the line that was asked for, else under its first
  const lineOf = ({ lines, station }: Place) => filter.line ?? lines[0] ?? stations.get(station)?.lineIds[0];
  const ofLine = (line: string) => places.filter((place) => lineOf(place) === line).sort(alongTheLine);
  const lines = context.lines
    .map(({ id, name }) => ({
      id,
      name: name[context.locale],
      cards: ofLine(id).map((place) => toCard(place, id, stations, context)),
    }))
    .filter(({ cards }) => cards.length > 0);
  return lines.reduce((count, { cards }) => count + cards.length, 0) < items.length ? undefined : { lines };
}

function isPlace(item: Item): item is Place {
  return item.kind === 'place';
}

function alongTheLine(one: Place, other: Place): number {
  return one.station.localeCompare(other.station, 'en', { numeric: true });
}

function toCard(place: Place, lineId: string, stations: StationIndex, context: ModelContext): PlaceCardModel {
  const { hrefs, i18n, locale } = context;
  return {
    href: hrefs.item(locale, place),
    title: place.title,
    summary: place.summary,
    lang: foreignLang(place, locale),
    pictureUrl: place.pictureUrl,
    kind: placeKindName(place.placeKind, i18n),
    station: {
      code: place.station,
      lineId,
      name: stationName(place.station, stations, context),
      href: stations.has(place.station) ? hrefs.station(locale, place.station) : undefined,
    },
    way: toWay(place, context),
    hours: place.hours,
    admission: place.admission,
  };
}
