import { msg } from '@lingui/core/macro';
import type { StationSummary } from '@raang/domain';
import type { ModelContext } from '../page/model-context';
import { ownStationsNear } from '../station/nearest-own-stations';
import { linesLabel } from '../words/station-words';
import { nothingTyped, type TypedStation } from './typed-station';

/** The number of our stations to offer for one of another system. */
const offered = 2;

/**
 * What to offer where only our own stations have an answer: for a station of another system, ours nearby. Others are
 * returned as they are.
 */
export function withOwnOffers(asked: TypedStation, stations: readonly StationSummary[]): TypedStation {
  const { station, typed } = asked;
  if (!station || station.isOwn) return asked;
  return { ...nothingTyped, typed, nearest: ownStationsNear(station, stations, offered) };
}

/** Names the station of another system and its lines; undefined for our own, and for a text without a station. */
export function elsewhereWords(
  { station }: Pick<TypedStation, 'station'>,
  context: ModelContext,
): string | undefined {
  if (!station || station.isOwn) return undefined;
  const { i18n, locale } = context;
  const name = station.name[locale];
  const lines = linesLabel(station.lineIds, context);
  return i18n._(msg`${name} is a station of the ${lines}, not one of ours.`);
}
