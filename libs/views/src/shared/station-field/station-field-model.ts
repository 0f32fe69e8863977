import { msg } from '@lingui/core/macro';
import type { StationSummary } from '@raang/domain';
import type { StationOption } from '@raang/ui';
import type { ModelContext } from '../page/model-context';
import { shortLineName } from '../words/station-words';
import { toStationOption } from './known-names';
import { nearWords, placeWords } from './place-words';
import { type OfferSources, type StationOfferModel, toStationOffers } from './station-offers';
import type { TypedStation } from './typed-station';

/** The stations that the fields of a form choose from. */
export interface StationChoiceModel {
  stations: StationOption[];
  /** Without the word for "line". */
  lineNames: Record<string, string>;
  locale: 'th' | 'en';
}

export interface StationFieldModel {
  name: 'from' | 'to' | 'station';
  label: string;
  /** The code of a known station, else the typed text. */
  value: string;
  error?: string | undefined;
  /** Why this station: the typed place is near it. */
  note?: string | undefined;
  /** What the typed text may mean, each with the URL of its result. */
  offers: StationOfferModel[];
}

export function toStationChoice(
  stations: readonly StationSummary[],
  { lines, locale }: ModelContext,
): StationChoiceModel {
  return {
    stations: stations.map(toStationOption),
    lineNames: Object.fromEntries(lines.map(({ id, name }) => [id, shortLineName(name[locale])])),
    locale,
  };
}

/** Returns both station fields, empty. */
export function toEmptyStationFields(context: ModelContext): Record<'from' | 'to', StationFieldModel> {
  const nothing = { typed: '', places: [], nearest: [], nearestPlaces: [] };
  const sources = { stations: [], hrefWith: () => '' };
  const toField = (name: 'from' | 'to') => toStationField(name, nothing, sources, context);
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
    value: asked.station?.code ?? asked.typed,
    error,
    note: nearNote(asked, context),
    offers: toStationOffers(asked, sources, context),
  };
}

/** Says why a station was taken for a typed place. Undefined if the station itself was typed. */
export function nearNote({ near, station }: TypedStation, context: ModelContext): string | undefined {
  return near && station && nearWords(near.place, near.way, station, context);
}

/** Returns the error of a typed station, or undefined if it is known or empty. */
export function unknownStationError(
  { typed, station, places, nearest, nearestPlaces }: TypedStation,
  stations: readonly StationSummary[],
  context: ModelContext,
): string | undefined {
  const { i18n, locale } = context;
  if (station || typed === '') return undefined;
  const [place, ...otherPlaces] = places;
  if (place)
    return otherPlaces.length > 0
      ? i18n._(msg`“${typed}” is the name of several places. Choose one.`)
      : placeWords(place, stations, context);
  const [suggestion, ...others] = [...nearest, ...nearestPlaces];
  if (!suggestion)
    return i18n._(msg`We cannot find a station called “${typed}”. Enter a name or a code, such as BL13.`);
  if (others.length > 0)
    return i18n._(msg`We found several stations for “${typed}”. Did you mean one of these?`);
  const { name, code } = { name: suggestion.name[locale], code: 'code' in suggestion && suggestion.code };
  return code ? i18n._(msg`Did you mean ${name} (${code})?`) : i18n._(msg`Did you mean ${name}?`);
}
