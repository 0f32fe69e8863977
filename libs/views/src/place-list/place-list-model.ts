import type { Item, ItemOf } from '@raang/domain';
import type { StationModel } from '../shared/item-card/item-station';
import { foreignLang } from '../shared/words/item-words';
import { markedTitle } from '../shared/words/marked-title';
import { placeKindName } from '../shared/words/kind-words';
import type { ListingData } from '../shared/listing/listing-data';
import { toWay } from '../shared/item-card/place-words';
import type { ModelContext } from '../shared/page/model-context';
import { indexStations, type StationIndex, stationName } from '../shared/words/station-words';

export interface PlaceCardModel {
  href: string;
  title: string;
  summary: string;
  /** Set if the text is in the other language. */
  lang?: 'th' | 'en' | undefined;
  pictureUrl?: string | undefined;
  kind: string;
  /** The link leads to the station's page; absent if the network does not have it. */
  station: StationModel & { name: string; href?: string | undefined };
  /** Exit and walking time. */
  way?: string | undefined;
  hours?: string | undefined;
  admission?: string | undefined;
}

/** Places by line, in order along each line. */
export interface PlaceListModel {
  lines: { id: string; name: string; cards: PlaceCardModel[] }[];
}

type Place = ItemOf<'place'>;

/** Returns undefined if the category has other items than places, or places without a line. */
export function toPlaceListModel(
  { items, filter, sources }: Pick<ListingData<'stations'>, 'items' | 'filter' | 'sources'>,
  context: ModelContext,
): PlaceListModel | undefined {
  const places = items.filter(isPlace);
  const stations = indexStations(sources.stations);
  // a place of several lines appears once: under the selected line, else under its first
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
    title: markedTitle(place, context),
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
