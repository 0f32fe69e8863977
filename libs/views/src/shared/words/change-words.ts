import { msg } from '@lingui/core/macro';
import type { StationSummary } from '@raang/domain';
import { formatNumber } from '@raang/i18n';
import type { ModelContext } from '../page/model-context';
import { type ChangeModel, type StationIndex, toChanges } from './station-words';

/** A station's changes with the distance and the way, for the station's own page. */
export function toDetailedChanges(
  station: StationSummary,
  stations: StationIndex,
  context: ModelContext,
): ChangeModel[] {
  const { hrefs, locale } = context;
  const detailsOf = new Map(
    station.interchanges.map(({ station: other, metres, note }) => [
      hrefs.station(locale, other),
      [...(metres ? [distanceWords(metres, context)] : []), ...(note ? [note[locale]] : [])],
    ]),
  );
  return toChanges(station, stations, context).map((change) => ({
    ...change,
    details: [...change.details, ...(detailsOf.get(change.href) ?? [])],
  }));
}

const metresPerKilometre = 1000;

/** A distance in a straight line, rounded: `240 m in a straight line`. */
export function distanceWords(metres: number, { i18n }: ModelContext): string {
  if (metres < metresPerKilometre) {
    const rounded = roundedMetres(metres);
    return i18n._(msg`${rounded} m in a straight line`);
  }
  const kilometres = formatNumber(Math.round(metres / 100) / 10);
  return i18n._(msg`${kilometres} km in a straight line`);
}

/** To ten metres, as positions are known; never 0. */
export function roundedMetres(metres: number): number {
  return Math.max(10, Math.round(metres / 10) * 10);
}
