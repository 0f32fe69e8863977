import { msg } from '@lingui/core/macro';
import type { StationSummary } from '@raang/domain';
import type { StationOption } from '@raang/ui';
import type { ModelContext } from '../page/model-context';
import { shortLineName } from '../words/station-words';
import { type TypedStation, toStationOption } from './typed-station';

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
  /** Suggestions, each with the URL of its result. */
  nearest: { code: string; name: string; lineId?: string | undefined; href: string }[];
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
  const nothing = { typed: '', nearest: [] };
  const toField = (name: 'from' | 'to') => toStationField(name, nothing, { hrefWith: () => '' }, context);
  return { from: toField('from'), to: toField('to') };
}

export function toStationField(
  name: 'from' | 'to',
  { typed, station, nearest }: TypedStation,
  {
    error,
    hrefWith,
  }: {
    error?: string | undefined;
    /** Returns the URL of the same query with this station. */
    hrefWith: (code: string) => string;
  },
  { i18n, locale }: ModelContext,
): StationFieldModel {
  return {
    name,
    label: name === 'from' ? i18n._(msg`From`) : i18n._(msg`To`),
    value: station?.code ?? typed,
    error,
    nearest: nearest.map(({ code, name: names, lineIds }) => ({
      code,
      name: names[locale],
      lineId: lineIds[0],
      href: hrefWith(code),
    })),
  };
}

/** Returns the error of a typed station, or undefined if it is known or empty. */
export function unknownStationError(
  { typed, station, nearest }: TypedStation,
  { i18n, locale }: ModelContext,
): string | undefined {
  if (station || typed === '') return undefined;
  const [suggestion, ...others] = nearest;
  if (suggestion && others.length === 0) {
    const { name, code } = { name: suggestion.name[locale], code: suggestion.code };
    return i18n._(msg`Did you mean ${name} (${code})?`);
  }
  return suggestion
    ? i18n._(msg`We found several stations for “${typed}”. Did you mean one of these?`)
    : i18n._(msg`We cannot find a station called “${typed}”. Enter a name or a code, such as BL13.`);
}
