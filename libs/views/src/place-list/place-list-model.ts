import type { Item, ItemOf } from '@raang/domain';
import { foreignLang } from '../shared/words/item-words';
import { markedTitle } from '../shared/words/marked-title';
import { placeKindName } from '../shared/words/kind-words';
import type { ListingData } from '../shared/listing/listing-data';
import { toWay } from '../shared/item-card/place-words';
import type { ModelContext } from '../shared/page/model-context';
import { indexStations, stationName } from '../shared/words/station-words';
import { placesOnPage } from './places-on-page';
import { type SurroundingsModel, toSurroundings } from './surroundings-model';

export interface PlaceCardModel {
  href: string;
  title: string;
  summary: string;
  /** Set if the text is in the other language. */
  lang?: 'th' | 'en' | undefined;
  pictureUrl?: string | undefined;
  kind: string;
  /** Exit and walking time. */
  way?: string | undefined;
  hours?: string | undefined;
  admission?: string | undefined;
}

/** A page of the places, by line and by station along each line. */
export interface PlaceListModel {
  lines: PlaceLineModel[];
}

export interface PlaceLineModel {
  id: string;
  name: string;
  stations: PlaceStationModel[];
  /** Absent if the positions of the stations are unknown. */
  map?: SurroundingsModel | undefined;
}

export interface PlaceStationModel {
  code: string;
  name: string;
  /** The station's page; absent if the network does not have it. */
  href?: string | undefined;
  cards: PlaceCardModel[];
}

type Place = ItemOf<'place'>;

type Data = Pick<ListingData<'stations' | 'lines'>, 'items' | 'filter' | 'sources' | 'page'>;

/** Returns undefined if the category has other items than places, or places without a line. */
export function toPlaceListModel(
  { items, filter, sources, page }: Data,
  context: ModelContext,
): PlaceListModel | undefined {
  const places = items.filter(isPlace);
  const stations = indexStations(sources.stations);
  // a place of several lines appears once: under the selected line, else under its first
  const lineOf = ({ lines, station }: Place) => filter.line ?? lines[0] ?? stations.get(station)?.lineIds[0];
  const inOrder = context.lines.flatMap(({ id }) =>
    places
      .filter((place) => lineOf(place) === id)
      .sort(alongTheLine)
      .map((place) => ({ id, place })),
  );
  if (inOrder.length < items.length) return undefined;
  const shown = inOrder.slice((page - 1) * placesOnPage, page * placesOnPage);
  return {
    lines: context.lines.flatMap(({ id, name }) => {
      const ofLine = shown.filter((one) => one.id === id).map(({ place }) => place);
      if (ofLine.length === 0) return [];
      const byStation = Map.groupBy(ofLine, ({ station }) => station);
      const line = sources.lines.find((one) => one.id === id);
      const counts = new Map([...byStation].map(([code, of]) => [code as string, of.length]));
      return {
        id,
        name: name[context.locale],
        stations: [...byStation].map(([code, of]) => ({
          code,
          name: stationName(code, stations, context),
          href: stations.has(code) ? context.hrefs.station(context.locale, code) : undefined,
          cards: of.map((place) => toCard(place, context)),
        })),
        map: line && toSurroundings({ line, counts, stations }, context),
      };
    }),
  };
}

function isPlace(item: Item): item is Place {
  return item.kind === 'place';
}

function alongTheLine(one: Place, other: Place): number {
  return one.station.localeCompare(other.station, 'en', { numeric: true });
}

function toCard(place: Place, context: ModelContext): PlaceCardModel {
  const { hrefs, i18n, locale } = context;
  return {
    href: hrefs.item(locale, place),
    title: markedTitle(place, context),
    summary: place.summary,
    lang: foreignLang(place, locale),
    pictureUrl: place.pictureUrl,
    kind: placeKindName(place.placeKind, i18n),
    way: toWay(place, context),
    hours: place.hours,
    admission: place.admission,
  };
}
