import { msg, plural } from '@lingui/core/macro';
import type { NamedPlace, NearStation, StationSummary } from '@raang/domain';
import type { ModelContext } from '../page/model-context';

/** Says why a station was taken for a place: "Central Rama 9 is near Phra Ram 9 (BL20), exit 2." */
export function nearWords(
  place: NamedPlace,
  stations: readonly StationSummary[],
  context: ModelContext,
): string {
  const { i18n, locale } = context;
  const name = place.name[locale];
  const way = placeNote(place, stations, context);
  return i18n._(msg`${name} is ${way}.`);
}

/** Where a place is: "near Phra Ram 9 (BL20), exit 2". Says only what is known of the way; empty without a station. */
export function placeNote(
  { near }: NamedPlace,
  stations: readonly StationSummary[],
  context: ModelContext,
): string {
  const { i18n } = context;
  const way = nearestOf(near, stations);
  if (!way) return '';
  const { walkMinutes } = way;
  const exit = exitWords(way, stations, context);
  return walkMinutes
    ? i18n._(
        msg`${plural(walkMinutes, { one: `about # minute on foot from ${exit}`, other: `about # minutes on foot from ${exit}` })}`,
      )
    : i18n._(msg`near ${exit}`);
}

/** The nearest of the stations in a list. */
export function nearestOf(
  near: readonly NearStation[],
  stations: readonly StationSummary[],
): NearStation | undefined {
  return near.find((way) => stations.some(({ code }) => code === way.station));
}

function exitWords(
  { station: code, exit }: NearStation,
  stations: readonly StationSummary[],
  { i18n, locale }: ModelContext,
): string {
  const station = stations.find((one) => one.code === code);
  const name = station ? `${station.name[locale]} (${station.signCode ?? code})` : code;
  return exit ? i18n._(msg`${name}, exit ${exit}`) : name;
}
