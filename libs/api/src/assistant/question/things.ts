import type { AgencyId, Line, LineId, NamedPlace, StationCode, StationSummary } from '@raang/domain';
import type { Named } from '@raang/text-time';
import { systemNames } from '../../search/documents/system-names';
import type { Place } from './question';

/** What a question can name. */
export type Thing = Named &
  (
    | { kind: 'place'; place: Place }
    | { kind: 'line'; line: LineId }
    | { kind: 'system'; agency: AgencyId }
    | { kind: 'unreached' }
  );

export interface NamedThings {
  things: readonly Thing[];
  /** Places by their reference. */
  places: ReadonlyMap<string, Place>;
  /** Who runs each line. */
  agencies: ReadonlyMap<LineId, AgencyId>;
  /** Agencies that run no line of ours. */
  others: ReadonlySet<AgencyId>;
}

/** Everything that a question can name, own stations first. */
export function namedThings(
  lines: readonly Line[],
  stations: readonly StationSummary[],
  gazetteer: readonly NamedPlace[],
): NamedThings {
  const ownFirst = stations.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
  const own = new Set(ownFirst.flatMap(({ code, isOwn }) => (isOwn ? [code] : [])));
  const ofStations = ownFirst.map(({ code, signCode, name, aliases = [] }) => ({
    kind: 'place' as const,
    code: signCode ?? code,
    names: name,
    aliases: signCode === undefined ? aliases : [...aliases, code],
    place: { ref: code, name, station: code },
  }));
  const isReached = ({ near }: NamedPlace) => near.length > 0;
  const ofGazetteer = gazetteer.filter(isReached).map((place) => ({
    names: place.name,
    aliases: [...place.aliases, ...(kindNames[place.kind] ?? [])],
    kind: 'place' as const,
    place: { ref: place.id, name: place.name, station: stationOf(place, own), place },
  }));
  const unreached = gazetteer
    .filter((place) => !isReached(place))
    .map(({ name, aliases }) => ({ kind: 'unreached' as const, names: name, aliases }));
  return {
    things: [
      ...ofStations,
      ...ofGazetteer,
      ...unreached,
      ...lines.map(toLineThing),
      ...toSystemThings(lines),
    ],
    places: new Map([...ofStations, ...ofGazetteer].map(({ place }) => [place.ref, place])),
    agencies: new Map(lines.map(({ id, agency }) => [id, agency.id])),
    others: new Set(lines.flatMap(({ isOwn, agency }) => (isOwn ? [] : [agency.id]))),
  };
}

function stationOf({ near }: NamedPlace, own: ReadonlySet<StationCode>): StationCode {
  return (near.find(({ station }) => own.has(station)) ?? near[0]!).station;
}

/** A kind of place of which a city has so few that people name the kind: then the assistant asks which one. */
const kindNames: Partial<Record<NamedPlace['kind'], string[]>> = { airport: ['airport', 'สนามบิน'] };

/** Our lines also without the word for "line": "blue", "สีน้ำเงิน". Those of others may be called like a station. */
function toLineThing({ id, name, isOwn, agency }: Line): Thing {
  const short = { th: name.th.replace(/^สาย/, ''), en: name.en.replace(/ line$/i, '') };
  const colour = short.th.startsWith('สี') ? [short.th.replace(/^สี/, 'สาย')] : [];
  const ours = [short.th, short.en].flatMap((text) => [
    text,
    ...(agency.brand ? [`${agency.brand.en} ${text}`] : []),
  ]);
  return { kind: 'line', line: id, names: name, aliases: [...colour, ...(isOwn ? ours : [])] };
}

function toSystemThings(lines: readonly Line[]): Thing[] {
  const agencies = new Map(lines.map(({ agency }) => [agency.id, agency]));
  return [...agencies.values()].flatMap((agency) =>
    agency.brand
      ? [{ kind: 'system', agency: agency.id, names: agency.brand, aliases: systemNames(agency) }]
      : [],
  );
}
