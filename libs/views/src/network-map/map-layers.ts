import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Certainty, Facility, StationSummary } from '@raang/domain';
import { facilityNouns, formatMonth } from '@raang/i18n';
import { fareWords } from '../shared/fares/fare-words';
import type { ModelContext } from '../shared/page/model-context';
import { formatBaht } from '../shared/words/format-baht';
import { facilityName, type StationIndex, toChanges } from '../shared/words/station-words';
import { certaintyWord } from '../shared/words/certainty-words';

/** The layers of the map. */
export const mapLayers = ['interchanges', 'connections', 'step-free', 'toilets', 'parking', 'fares'] as const;
export type MapLayer = (typeof mapLayers)[number];

/** Reads the layer of the map from a URL. Returns undefined for an unknown one. */
export function readMapLayer(text: string | undefined): MapLayer | undefined {
  return mapLayers.find((layer) => layer === text);
}

const layerNames: Record<MapLayer, MessageDescriptor> = {
  interchanges: msg`Interchanges`,
  connections: msg`Other systems`,
  'step-free': msg`Step-free`,
  toilets: facilityNouns.toilet,
  parking: facilityNouns.parking,
  fares: msg`Fares`,
};

export function layerName(layer: MapLayer, { i18n }: ModelContext): string {
  return i18n._(layerNames[layer]);
}

export type MarkKind = 'change' | 'yes' | 'no' | 'unknown' | 'amount' | 'here';

/** A layer's information about one station: a mark on the map, and its text in the list. */
export interface LayerMark {
  kind: MarkKind;
  /** Text on the mark. */
  text?: string | undefined;
  says: string;
}

/** Adult fares from one station. A missing station has no known price. */
export interface FaresFrom {
  from: string;
  fares: readonly {
    to: string;
    amountSatang: number;
    highestSatang?: number | undefined;
    status: Certainty;
  }[];
}

export interface LayerSources {
  stations: StationIndex;
  fares?: FaresFrom | undefined;
}

/** Returns undefined without a mark: no connection to other lines, or no start for fares. */
export function toLayerMark(
  layer: MapLayer,
  station: StationSummary,
  sources: LayerSources,
  context: ModelContext,
): LayerMark | undefined {
  switch (layer) {
    case 'interchanges':
      return toChangeMark(station, sources, context);
    case 'connections':
      return toConnectionMark(station, sources, context);
    case 'step-free':
      return toStepFreeMark(station, context);
    case 'toilets':
      return toFacilityMark('toilet', station, context);
    case 'parking':
      return toFacilityMark('parking', station, context);
    case 'fares':
      return sources.fares && toFareMark(station, sources.fares, context);
  }
}

function toChangeMark(
  station: StationSummary,
  { stations }: LayerSources,
  context: ModelContext,
): LayerMark | undefined {
  const changes = toChanges(station, stations, context);
  if (changes.length === 0) return undefined;
  const says = changes.map(({ line, details }) => [line, ...details.slice(0, 2)].join(', ')).join(' · ');
  return { kind: 'change', says };
}

/** A mark with the changes to connecting systems only. */
function toConnectionMark(
  station: StationSummary,
  sources: LayerSources,
  context: ModelContext,
): LayerMark | undefined {
  const interchanges = station.interchanges.filter((change) => !sources.stations.get(change.station)?.isOwn);
  return toChangeMark({ ...station, interchanges }, sources, context);
}

function toStepFreeMark({ isStepFree }: StationSummary, { i18n }: ModelContext): LayerMark {
  if (isStepFree === undefined) return { kind: 'unknown', says: i18n._(msg`Not known`) };
  return isStepFree
    ? { kind: 'yes', says: i18n._(msg`Step-free`) }
    : { kind: 'no', says: i18n._(msg`Not step-free`) };
}

function toFacilityMark(id: Facility, { facilities }: StationSummary, context: ModelContext): LayerMark {
  const { i18n, locale } = context;
  const record = facilities.find(({ facility }) => facility === id);
  if (!record) return { kind: 'unknown', says: i18n._(msg`Not known`) };
  const name = facilityName(id, context);
  const year = record.asOf && formatMonth(record.asOf.slice(0, 4), locale);
  const provenance = [year, certaintyWord(record.certainty, context)].filter(Boolean).join(' ');
  const fact = record.isPresent ? name : i18n._(msg`${name}: none`);
  return {
    kind: record.isPresent ? 'yes' : 'no',
    text: record.isPresent ? facilitySigns[id] : undefined,
    says: provenance ? `${fact} (${provenance})` : fact,
  };
}

/** International station signs. */
const facilitySigns: Partial<Record<Facility, string>> = { toilet: 'WC', parking: 'P' };

function toFareMark({ code }: StationSummary, { from, fares }: FaresFrom, context: ModelContext): LayerMark {
  const { i18n } = context;
  if (code === from) return { kind: 'here', says: i18n._(msg`You start here`) };
  const fare = fares.find(({ to }) => to === code);
  if (!fare) return { kind: 'unknown', says: i18n._(msg`Fare not available`) };
  const { amountSatang, highestSatang = amountSatang, status } = fare;
  const sure = certaintyWord(status, context);
  const says = fareWords(fare, context);
  const text = [...new Set([amountSatang, highestSatang])].map(formatBaht).join('–');
  return { kind: 'amount', text, says: sure ? `${says} (${sure})` : says };
}
