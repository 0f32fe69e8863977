import { msg, plural } from '@lingui/core/macro';
import type { Alert, RideLeg, StationDetail, WalkLeg, Way } from '@raang/domain';
import { type TelephoneModel, toTelephone } from '../shared/contact/telephone-model';
import type { ModelContext } from '../shared/page/model-context';
import { toStepFree } from '../shared/step-free/step-free-model';
import { lineLabel, type StationIndex, stationName } from '../shared/words/station-words';
import type { JourneysAnswer, SearchDepartureData } from './travel-data';

/** What is known about steps on a part of a way. The first one is the weakest. */
const states = ['broken', 'steps', 'unknown', 'step-free'] as const;
export type StepFreeState = (typeof states)[number];

/** A part of a way: from the exit to the platform, a train, a change, or from the platform to the exit. */
interface StepFreePartModel {
  name: string;
  state: StepFreeState;
  /** The state in words. */
  says: string;
}

/** The parts of a way from exit to exit, for passengers who need to know about steps. */
export interface StepFreePathModel {
  parts: StepFreePartModel[];
  /** Names the weakest part. */
  summary: string;
  /** Of the operator of the weakest part; absent if every part is recorded as step-free. */
  telephone?: TelephoneModel | undefined;
  /** How much longer it takes because a lift elsewhere is out of order. */
  detour?: string | undefined;
  /** What is recorded of the stations where one enters and leaves, with its age. */
  records: { name: string; text: string }[];
}

export interface StepFreePathSources extends Pick<SearchDepartureData, 'lines' | 'authority'> {
  stations: StationIndex;
  /** Of the stations where passengers enter and leave. */
  ends: ReadonlyMap<string, StationDetail>;
  alerts: readonly Alert[];
  detour: JourneysAnswer['detour'];
}

/** Returns undefined for a way without a train. */
export function toStepFreePath(
  way: Way,
  sources: StepFreePathSources,
  context: ModelContext,
): StepFreePathModel | undefined {
  const rides = way.legs.filter((leg) => leg.kind === 'ride');
  const [first, last] = [rides[0], rides.at(-1)];
  if (!first || !last) return undefined;
  const at = new Date(way.departure);
  const wayIn = toEnd('in', first, { at, sources, context });
  const wayOut = toEnd('out', last, { at, sources, context });
  const between = way.legs.flatMap((leg) => {
    if (leg.kind === 'ride') return [toTrain(leg, context)];
    return leg.kind === 'walk' ? [toChange(leg, rides, sources, context)] : [];
  });
  const parts: Part[] = [wayIn, ...between, wayOut];
  const weakest = states.flatMap((state) => parts.find((part) => part.state === state) ?? [])[0]!;
  return {
    parts: parts.map(({ name, state, says }) => ({ name, state, says })),
    ...toSummary(weakest, sources, context),
    detour: sources.detour && detourWords(sources.detour, sources.stations, context),
    records: [wayIn, wayOut].flatMap(({ record, station }) =>
      record ? [{ name: stationName(station, sources.stations, context), text: record }] : [],
    ),
  };
}

interface Part extends StepFreePartModel {
  /** Its operator can be asked. */
  lineId: string;
}

interface EndOptions {
  at: Date;
  sources: StepFreePathSources;
  context: ModelContext;
}

function toEnd(
  side: 'in' | 'out',
  { lineId, from, to }: RideLeg,
  { at, sources, context }: EndOptions,
): Part & { station: string; record?: string | undefined } {
  const { i18n } = context;
  const station = side === 'in' ? from : to;
  const place = stationName(station, sources.stations, context);
  const detail = sources.ends.get(station);
  const known = detail && toStepFree({ ...sources, station: detail, now: at }, context);
  return {
    name: side === 'in' ? i18n._(msg`Way in at ${place}`) : i18n._(msg`Way out at ${place}`),
    ...stateOf(known?.kind, context, known?.since),
    lineId,
    station,
    record: known?.text,
  };
}

function toTrain({ lineId, isStepFree }: RideLeg, context: ModelContext): Part {
  return { name: lineLabel(lineId, context), ...stateOf(stateOfFlag(isStepFree), context), lineId };
}

function toChange(
  { from, to, isStepFree }: WalkLeg,
  rides: readonly RideLeg[],
  { stations }: StepFreePathSources,
  context: ModelContext,
): Part {
  const { i18n } = context;
  const [here, there] = [stationName(from, stations, context), stationName(to, stations, context)];
  const next = rides.find((ride) => ride.from === to) ?? rides.at(-1)!;
  return {
    name: here === there ? i18n._(msg`Change at ${here}`) : i18n._(msg`Walk from ${here} to ${there}`),
    ...stateOf(stateOfFlag(isStepFree), context),
    lineId: next.lineId,
  };
}

const stateOfFlag = (isStepFree: boolean | undefined): StepFreeState => {
  if (isStepFree === undefined) return 'unknown';
  return isStepFree ? 'step-free' : 'steps';
};

function stateOf(
  state: StepFreeState = 'unknown',
  { i18n }: ModelContext,
  since?: string,
): Pick<Part, 'state' | 'says'> {
  const says: Record<StepFreeState, string> = {
    broken: since ? i18n._(msg`out of order since ${since}`) : i18n._(msg`out of order`),
    steps: i18n._(msg`with steps`),
    unknown: i18n._(msg`not known`),
    'step-free': i18n._(msg`step-free`),
  };
  return { state, says: says[state] };
}

function toSummary(
  { name, state, says, lineId }: Part,
  { lines, authority }: StepFreePathSources,
  { i18n }: ModelContext,
): Pick<StepFreePathModel, 'summary' | 'telephone'> {
  if (state === 'step-free')
    return { summary: i18n._(msg`Every part of this way is recorded as step-free.`) };
  const number = lines.find(({ id }) => id === lineId)?.agency.telephone ?? authority.telephone;
  return { summary: i18n._(msg`Weakest part: ${name} (${says}).`), telephone: toTelephone(number) };
}

function detourWords(
  { stations: broken, seconds }: NonNullable<JourneysAnswer['detour']>,
  stations: StationIndex,
  context: ModelContext,
): string {
  const { i18n, locale } = context;
  const minutes = Math.round(seconds / 60);
  const names = new Set(broken.map((code) => stationName(code, stations, context)));
  const places = new Intl.ListFormat(locale).format(names);
  return i18n._(
    msg`${plural(minutes, { one: '# minute', other: '# minutes' })} longer than usual, because a lift or an escalator at ${places} is out of order.`,
  );
}
