import type { Line, LineId, NamedPlace, StationSummary } from '@raang/domain';
import type { Named } from '@raang/text-time';
import type { Place } from './question';

/** What a question can name. */
export type Thing = Named & ({ kind: 'place'; place: Place } | { kind: 'line'; line: LineId });

export interface NamedThings {
  things: readonly Thing[];
  /** Places by their reference. */
  places: ReadonlyMap<string, Place>;
}

/** Everything that a question can name. Two stations of one name and one place are one thing. */
export function namedThings(
  lines: readonly Line[],
  stations: readonly StationSummary[],
  gazetteer: readonly NamedPlace[],
): NamedThings {
  const ofStations = stations.map(({ code, name, aliases }) => ({
    kind: 'place' as const,
    code,
    names: name,
    ...(aliases && { aliases }),
    place: { ref: code as string, name, station: code },
  }));
  const ofGazetteer = gazetteer.map((place) => ({
    names: place.name,
    aliases: [...place.aliases, ...(place.system?.codes ?? []), ...(kindNames[place.kind] ?? [])],
    kind: 'place' as const,
    place: { ref: place.id, name: place.name, station: place.ways[0]!.station, place },
  }));
  return {
    things: [...ofStations, ...ofGazetteer, ...lines.map(toLineThing)],
    places: new Map([...ofStations, ...ofGazetteer].map(({ place }) => [place.ref, place])),
  };
}

/** A kind of place of which a city has so few that people name the kind: then the assistant asks which one. */
const kindNames: Partial<Record<NamedPlace['kind'], string[]>> = { airport: ['airport', 'สนามบิน'] };

/** Also without the word for "line": "blue", "สีน้ำเงิน". */
function toLineThing({ id, name }: Line): Thing {
  const short = { th: name.th.replace(/^สาย/, ''), en: name.en.replace(/ line$/i, '') };
  return {
    kind: 'line',
    line: id,
    names: name,
    aliases: [short.th, short.th.replace(/^สี/, 'สาย'), short.en, `mrt ${short.en}`, `mrt ${short.th}`],
  };
}
