import { msg, plural } from '@lingui/core/macro';
import type { NamedPlace, PlaceWay, StationSummary } from '@raang/domain';
import type { ModelContext } from '../page/model-context';

/** Says why a station was taken for a place: "Central Rama 9 is near Phra Ram 9 (BL20), exit 2". */
export function nearWords(
  { name }: NamedPlace,
  { exit, walkMinutes }: PlaceWay,
  station: StationSummary,
  { i18n, locale }: ModelContext,
): string {
  const { place, near, code } = { place: name[locale], near: station.name[locale], code: station.code };
  if (walkMinutes)
    return i18n._(msg`${place} is about ${walkMinutes} minutes on foot from ${near} (${code}).`);
  return exit
    ? i18n._(msg`${place} is near ${near} (${code}), exit ${exit}.`)
    : i18n._(msg`${place} is near ${near} (${code}).`);
}

/** Says where a place is that is not at one of our stations, and asks for the way. */
export function placeWords(
  place: NamedPlace,
  stations: readonly StationSummary[],
  context: ModelContext,
): string {
  const { i18n, locale } = context;
  const { system } = place;
  const name = place.name[locale];
  if (!system) return i18n._(msg`${name} is near several stations. Choose one.`);
  const [systemName, changes] = [system.name[locale], changesOf(place, stations, context)];
  if (system.station) {
    const station = system.station[locale];
    return i18n._(msg`${name} is near ${station} (${systemName}): change at ${changes}.`);
  }
  return beginsWithVowel(system.name.en)
    ? i18n._(msg`${name} is an ${systemName} station: change at ${changes}.`)
    : i18n._(msg`${name} is a ${systemName} station: change at ${changes}.`);
}

/** What a place is, and how to get there, in a few words. */
export function placeNote(
  place: NamedPlace,
  stations: readonly StationSummary[],
  context: ModelContext,
): string {
  const { i18n, locale } = context;
  const changes = changesOf(place, stations, context);
  if (!place.system) return i18n._(msg`near ${changes}`);
  const system = place.system.name[locale];
  return i18n._(msg`${system} · change at ${changes}`);
}

/** A way in a few words: "Sala Daeng, Silom Line, 2 stops". */
export function wayNote({ exit, change }: PlaceWay, { i18n, locale }: ModelContext): string | undefined {
  if (!change) return exit && i18n._(msg`Exit ${exit}`);
  const { name, line } = { name: change.name[locale], line: change.line[locale] };
  const { stops } = change;
  return stops === 0
    ? i18n._(msg`walk to ${name}, ${line}`)
    : i18n._(msg`walk to ${name}, ${line}, then ${plural(stops, { one: '# stop', other: '# stops' })}`);
}

/** The names of our stations on the ways, as a choice: "Si Lom or Sukhumvit". */
function changesOf(
  { ways }: NamedPlace,
  stations: readonly StationSummary[],
  { locale }: ModelContext,
): string {
  const names = ways.map(
    (way) => stations.find(({ code }) => code === way.station)?.name[locale] ?? way.station,
  );
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(new Set(names));
}

/** Of an abbreviation, its first letter is spoken: an SRT station. */
function beginsWithVowel(name: string): boolean {
  return /^(?:[AEFHILMNORSX][A-Z]|[AEIO][a-z])/.test(name);
}
