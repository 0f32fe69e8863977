import { msg } from '@lingui/core/macro';
import type { StationSummary } from '@raang/domain';
import type { PlaceOption } from '@raang/ui';
import type { ModelContext } from '../page/model-context';
import { lineLabel } from '../words/station-words';
import { toStationOption } from './known-names';
import { packStations } from './packed-stations';
import { toPlaceOption } from './place-options';
import { nearWords } from './place-words';
import { type OfferSources, type StationOfferModel, toStationOffers } from './station-offers';
import { endOf, nothingTyped, type TypedStation } from './typed-station';

/** The stations that the fields of a form choose from. */
export interface StationChoiceModel {
  /** See `packStations`. */
  packedStations: string;
  /** In full; those of other systems with their operator's brand. */
  lineNames: Record<string, string>;
  locale: 'th' | 'en';
}

export interface StationFieldModel {
  name: 'from' | 'to' | 'station';
  label: string;
  /** The code of a known station or the id of a known place, else the typed text. */
  value: string;
  /** The place that `value` refers to. */
  place?: PlaceOption | undefined;
  error?: string | undefined;
  /** Why this station: the typed place is near it. */
  note?: string | undefined;
  /** The page asks for this station alone: the focus begins here. */
  startsFocused?: boolean | undefined;
  /** What the typed text may mean, each with the URL of its result. */
  offers: StationOfferModel[];
}

/** Packs the stations that a station field offers, with the names of their lines. */
export function toStationChoice(
  stations: readonly StationSummary[],
  context: ModelContext,
): StationChoiceModel {
  const lineIds = new Set(stations.flatMap((station) => station.lineIds));
  return {
    packedStations: packStations(stations.map(toStationOption)),
    lineNames: Object.fromEntries([...lineIds].map((id) => [id, lineLabel(id, context)])),
    locale: context.locale,
  };
}

/** Returns both station fields, empty. */
export function toEmptyStationFields(context: ModelContext): Record<'from' | 'to', StationFieldModel> {
  const sources = { stations: [], hrefWith: () => '' };
  const toField = (name: 'from' | 'to') => toStationField(name, nothingTyped, sources, context);
  return { from: toField('from'), to: toField('to') };
}

export function toStationField(
  name: 'from' | 'to',
  asked: TypedStation,
  { error, ...sources }: OfferSources & { error?: string | undefined },
  context: ModelContext,
): StationFieldModel {
  const { i18n } = context;
  return {
    name,
    label: name === 'from' ? i18n._(msg`From`) : i18n._(msg`To`),
    value: endOf(asked) ?? asked.typed,
    place: asked.place && toPlaceOption(asked.place, sources.stations, context),
    error,
    note: nearNote(asked, sources.stations, context),
    offers: toStationOffers(asked, sources, context),
  };
}

/** Says why a station was taken for a typed place. Undefined if the station itself was typed. */
export function nearNote(
  { place, station }: TypedStation,
  stations: readonly StationSummary[],
  context: ModelContext,
): string | undefined {
  return place && station && nearWords(place, stations, context);
}

/** Returns the error of a typed station, or undefined if it is known or empty. */
export function unknownStationError(
  { typed, station, place, nearest, nearestPlaces, isNamesake }: TypedStation,
  { i18n, locale }: ModelContext,
): string | undefined {
  if (station || typed === '') return undefined;
  if (place) {
    const name = place.name[locale];
    return i18n._(msg`None of these stations is within walking distance of ${name}. Enter a station.`);
  }
  const [suggestion, ...others] = [...nearest, ...nearestPlaces];
  if (!suggestion)
    return i18n._(
      msg`We cannot find a station or place called “${typed}”. Enter a name, or the code on the sign of a station.`,
    );
  if (isNamesake) return i18n._(msg`“${typed}” is the name of several places. Choose one.`);
  if (others.length > 0)
    return i18n._(msg`We found several names like “${typed}”. Did you mean one of these?`);
  const { name, code } = { name: suggestion.name[locale], code: 'code' in suggestion && suggestion.code };
  return code ? i18n._(msg`Did you mean ${name} (${code})?`) : i18n._(msg`Did you mean ${name}?`);
}
