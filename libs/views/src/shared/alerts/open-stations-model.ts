import type { StationCode } from '@raang/domain';
import type { ModelContext } from '../page/model-context';
import { distanceWords } from '../words/change-words';
import { type StationIndex, walkMinutesWords } from '../words/station-words';
import { type StationLinkModel, toStationLink } from './alert-notes-model';

/** An open station near a closed one, as the API offers it. */
export interface OpenStation {
  station: StationCode;
  metres?: number | undefined;
  walkMinutes?: number | undefined;
}

export interface OpenStationModel extends StationLinkModel {
  /** How far it is, in words: minutes if the walk is known, else the distance. */
  away?: string | undefined;
}

export function toOpenStations(
  open: readonly OpenStation[],
  stations: StationIndex,
  context: ModelContext,
): OpenStationModel[] {
  return open.map((near) => ({
    ...toStationLink(near.station, stations, context),
    away: awayWords(near, context),
  }));
}

export function awayWords({ metres, walkMinutes }: OpenStation, context: ModelContext): string | undefined {
  if (walkMinutes !== undefined) return walkMinutesWords(walkMinutes, context);
  return metres === undefined ? undefined : distanceWords(metres, context);
}
