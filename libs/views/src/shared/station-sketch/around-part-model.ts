import { msg, plural } from '@lingui/core/macro';
import type { ModelContext } from '../page/model-context';
import { exitList } from '../words/exit-list';
import { notKnownWords } from '../words/not-known';
import { signCode } from '../words/station-words';
import { type AroundModel, type AroundSources, type AroundThingModel, toAround } from './around-model';
import { type SketchModel, toSketch } from './sketch-model';

/** The part of a station's page with what is around it: a drawing, and a table with the same content. */
export interface AroundPartModel {
  /** On the station's signs. */
  code: string;
  /** The alternative text of the sketch. */
  label: string;
  sketch?: SketchModel | undefined;
  /** How to read the sketch. */
  remarks: string[];
  rows: AroundRowModel[];
  hasExits: boolean;
  /** Of buses and boats. */
  sources?: string | undefined;
  notKnown?: string | undefined;
  /** The station on OpenStreetMap. */
  positionHref?: string | undefined;
}

export interface AroundRowModel {
  id: string;
  /** As on its sign; absent where it is not recorded. */
  exit?: string | undefined;
  name: string;
  kindName?: string | undefined;
  href?: string | undefined;
  /** Of another station. */
  code?: string | undefined;
  lineId?: string | undefined;
  way?: string | undefined;
}

/** Makes the model of what is around a station: the sketch, and the table that says the same. */
export function toAroundPart(sources: AroundSources, context: ModelContext): AroundPartModel {
  const { station, stations } = sources;
  const { i18n, locale } = context;
  const around = toAround(sources, context);
  const name = station.name[locale];
  return {
    code: signCode(station.code, stations),
    label: i18n._(msg`What is around ${name} station, as a schematic`),
    sketch: toSketch(around, station.lineIds[0], context),
    remarks: toRemarks(around, context),
    rows: toRows(around),
    hasExits: around.exits.length > 0,
    sources: around.sources.join('; ') || undefined,
    notKnown: station.isOwn ? notKnownWords(gapsOf(around, context), context) : undefined,
    positionHref: station.position && toPositionHref(station.position),
  };
}

function toRemarks({ exits, others, stations }: AroundModel, { i18n }: ModelContext): string[] {
  return [
    ...(exits.length > 0 ? [i18n._(msg`On which side an exit lies is not recorded.`)] : []),
    ...(exits.length > 0 && others.length > 0 ? [i18n._(msg`Dashed frame: the exit is not recorded.`)] : []),
    ...(stations.length > 0 ? [i18n._(msg`Other stations are in their true direction.`)] : []),
  ];
}

function toRows({ exits, others, stations }: AroundModel): AroundRowModel[] {
  const toRow = ({ id, name, kindName, href, way }: AroundThingModel, exit?: string) => ({
    id,
    exit,
    name,
    kindName,
    href,
    way,
  });
  return [
    ...exits.flatMap(({ exit, things }) => things.map((thing) => toRow(thing, exit))),
    ...others.map((thing) => toRow(thing)),
    ...stations.map(({ code, lineId, name, href, way }) => ({ id: code, code, lineId, name, href, way })),
  ];
}

/** What nobody has recorded; for stations of this authority. */
function gapsOf({ exits, others }: AroundModel, context: ModelContext): string[] {
  const { i18n } = context;
  if (exits.length === 0)
    return [
      i18n._(msg`the exits`),
      ...(others.length === 0 ? [i18n._(msg`places and bus stops nearby`)] : []),
    ];
  const bare = exits.filter(({ things }) => things.length === 0).map(({ exit }) => exit);
  if (bare.length === 0) return [];
  const list = exitList(bare, context);
  return [
    i18n._(
      msg`${plural(bare.length, { one: `what is at exit ${list}`, other: `what is at exits ${list}` })}`,
    ),
  ];
}

/** A marker on OpenStreetMap. */
function toPositionHref({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
