import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Certainty, type Facility, isActing, type StationSummary } from '@raang/domain';
import { facilityNouns, formatMonth } from '@raang/i18n';
import { toAlertTexts } from '../shared/alerts/alert-texts';
import { fareWords } from '../shared/fares/fare-words';
import type { ModelContext } from '../shared/page/model-context';
import { certaintyWord } from '../shared/words/certainty-words';
import { formatBaht } from '../shared/words/format-baht';
import { facilityName } from '../shared/words/station-words';
import { type LastDeparturesFrom, toLastDepartureMark } from './last-departure-mark';
import type { LayerMark } from './layer-mark';
import type { MapAlertData } from './map-alert-model';

/** The layers of the map. */
export const mapLayers = ['step-free', 'fares', 'last-trains', 'toilets', 'parking'] as const;
export type MapLayer = (typeof mapLayers)[number];

/** Reads the layer of the map from a URL. Returns undefined for an unknown one. */
export function readMapLayer(text: string | undefined): MapLayer | undefined {
  return mapLayers.find((layer) => layer === text);
}

const layerNames: Record<MapLayer, MessageDescriptor> = {
  'step-free': msg`Step-free`,
  toilets: facilityNouns.toilet,
  parking: facilityNouns.parking,
  fares: msg`Fares from here`,
  'last-trains': msg`Last trains from here`,
};

export function layerName(layer: MapLayer, { i18n }: ModelContext): string {
  return i18n._(layerNames[layer]);
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
  fares?: FaresFrom | undefined;
  lastDepartures?: LastDeparturesFrom | undefined;
  service?: MapAlertData | undefined;
}

/** Returns undefined without a mark: no start for fares or last trains. */
export function toLayerMark(
  layer: MapLayer,
  station: StationSummary,
  { fares, lastDepartures, service }: LayerSources,
  context: ModelContext,
): LayerMark | undefined {
  switch (layer) {
    case 'step-free':
      return toOutOfOrderMark(station, service, context) ?? toStepFreeMark(station, context);
    case 'toilets':
      return toFacilityMark('toilet', station, context);
    case 'parking':
      return toFacilityMark('parking', station, context);
    case 'fares':
      return fares && toFareMark(station, fares, context);
    case 'last-trains':
      return lastDepartures && toLastDepartureMark(station, lastDepartures, context);
  }
}

/** A lift or an escalator that an alert reports; examples are invented. */
function toOutOfOrderMark(
  { code }: StationSummary,
  service: MapAlertData | undefined,
  context: ModelContext,
): LayerMark | undefined {
  const alert = service?.alerts.find(
    ({ effect, example, informedEntities, ...rest }) =>
      effect === 'ACCESSIBILITY_ISSUE' &&
      !example &&
      isActing(rest, service.now) &&
      informedEntities.some(({ stationCode }) => stationCode === code),
  );
  if (!alert) return undefined;
  const { title } = toAlertTexts(alert, context);
  return { kind: 'out-of-order', says: context.i18n._(msg`Out of order: ${title}`) };
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
