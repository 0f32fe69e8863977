import { slipsBetween, slipsForgiven, soundOf } from './spelling';

/** A station as it can be looked for. */
export interface StationOption {
  /** On the station's signs, e.g. BL22; what the form gets. */
  code: string;
  names: { th: string; en: string };
  /** Old, short and misspelt names, and further codes of the same station. */
  aliases?: readonly string[];
  /** The first one colours the code. */
  lineIds: readonly string[];
}

/** How well a text meets a name; the smaller, the better. */
const level = { whole: 0, begins: 1, beginsWord: 2, inside: 3, none: Number.POSITIVE_INFINITY };

/** What a passenger may write around a name. */
const wordsAround = /^(?:สถานี|mrt\s|station\s)\s*|\s(?:mrt|station)$/g;

/**
 * The stations that a text means, best first: whole names before beginnings, beginnings before what is inside; marks
 * as typed before marks left out; names before codes, codes before aliases; then what sounds the same, and only where
 * there is nothing of all this, names with a slip or two in them. Equals keep their order. Both languages are looked
 * through at once. An empty text means every station.
 */
export function rankStations<T extends StationOption>(stations: readonly T[], text: string): T[] {
  const wanted = wantedOf(text);
  if (!wanted) return [...stations];
  const found = sortedBy(stations, (station) => rankOf(station, wanted));
  return found.length > 0 ? found : sortedBy(stations, (station) => slipsIn(station, wanted));
}

function sortedBy<T>(stations: readonly T[], rankOf: (station: T) => number): T[] {
  return stations
    .map((station) => ({ station, rank: rankOf(station) }))
    .filter(({ rank }) => rank < level.none)
    .sort((a, b) => a.rank - b.rank)
    .map(({ station }) => station);
}

/**
 * The one station that a text names in full, for a form that came without scripts: as it is written, or else as it
 * sounds. Nothing where two lines have stations of that name: the code would tell.
 */
export function findStation<T extends StationOption>(stations: readonly T[], text: string): T | undefined {
  const wanted = wantedOf(text);
  if (!wanted) return undefined;
  const ranked = stations.map((station) => ({ station, rank: rankOf(station, wanted) }));
  const written = ranked.filter(({ rank }) => rank < level.begins * rankStep);
  const meant = written.length > 0 ? written : ranked.filter(({ rank }) => rank === soundRank);
  return meant.length === 1 ? meant[0]!.station : undefined;
}

/** Marks as typed or not (2) times the kinds of names (3). */
const rankStep = 6;

/** Behind everything that is written as it was typed. */
const soundRank = level.inside * rankStep + rankStep;

function rankOf(station: StationOption, wanted: string): number {
  const { code, names, aliases = [] } = station;
  const byKind = [[names.th, names.en], [code], aliases];
  const ranks = byKind.flatMap((sameKind, kind) =>
    sameKind.flatMap((name) => [
      levelOf(fold(name), wanted) * rankStep + kind,
      levelOf(fold(name).map(withoutMarks), withoutMarks(wanted)) * rankStep + byKind.length + kind,
    ]),
  );
  return Math.min(...ranks, soundRank + soundLevel(station, wanted));
}

/** Marks that a name differs in only by how it is written in Latin letters; the code is no name. */
function soundLevel({ names, aliases = [] }: StationOption, wanted: string): number {
  const sound = soundOf(wanted);
  if (sound.length < shortestSound) return level.none;
  const levels = [names.en, ...aliases].map((name) => levelOf([soundOf(fold(name).join(''))], sound));
  return Math.min(...levels.filter((one) => one <= level.begins), level.none);
}

/** Two letters sound like the beginning of nearly everything. */
const shortestSound = 3;

function slipsIn({ names, aliases = [] }: StationOption, wanted: string): number {
  const slips = [names.th, names.en, ...aliases].map((name) => {
    const [one, other] = [fold(name).join(''), wanted].map((text) => soundOf(text) || withoutMarks(text));
    const most = slipsForgiven(Math.min(one!.length, other!.length));
    const count = slipsBetween(one!, other!, most);
    return count <= most ? count : level.none;
  });
  return Math.min(...slips);
}

function levelOf(words: readonly string[], wanted: string): number {
  const name = words.join('');
  // marks alone are left with nothing, which would be found everywhere
  if (!wanted || !name.includes(wanted)) return level.none;
  if (name === wanted) return level.whole;
  if (name.startsWith(wanted)) return level.begins;
  return words.some((_, word) => words.slice(word).join('').startsWith(wanted))
    ? level.beginsWord
    : level.inside;
}

function wantedOf(text: string) {
  return fold(text.toLowerCase().replace(wordsAround, '')).join('');
}

/** Words in lower case, Thai digits as Latin ones, without accents: what people type the same. */
function fold(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .normalize('NFC')
    .replaceAll('ํา', 'ำ')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)))
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** Without tone marks, the shortener and the silencer: the first to be left out, and to be put on the wrong letter. */
function withoutMarks(text: string): string {
  return text.replace(/[็-์]/g, '');
}
