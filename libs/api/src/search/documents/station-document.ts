import type { LineId, Locale, StationDetail } from '@raang/domain';
import { facilityNouns } from '@raang/i18n';
import type { Network } from '@raang/journeys';
import type { SearchDocument } from '../search-document';
import { say } from '../../words/say';
import { systemNames } from './system-names';

export const stationKey = (code: string): string => `station/${code}`;

/** A station with its code, what people call its trains, where to change to, and what is at its exits. */
export function toStationDocument(
  station: StationDetail,
  { stations, lines }: Pick<Network, 'stations' | 'lines'>,
): SearchDocument {
  const { code, signCode, name, aliases = [], lineIds, isOwn, interchanges, exits, facilities } = station;
  const nameOfLine = (id: LineId, locale: Locale) => lines.get(id)?.name[locale] ?? id;
  const changes = interchanges.flatMap((to) => {
    const other = stations.get(to.station);
    return other ? to.lineIds.map((line) => ({ line, other })) : [];
  });
  const textIn = (locale: Locale) =>
    [
      ...exits.map((exit) =>
        [locale === 'th' ? `ทางออก ${exit.name}` : `Exit ${exit.name}`, exit.landmarks?.[locale]].join(' '),
      ),
      ...facilities
        .filter(({ isPresent }) => isPresent)
        .map(({ facility }) => say(facilityNouns[facility], locale)),
      ...changes.map(({ other }) => `${other.name[locale]} ${other.code}`),
    ].join(' · ');
  const summaryIn = (locale: Locale) => {
    const ofLines = lineIds.map((id) => nameOfLine(id, locale)).join(', ');
    const to = changes
      .map(({ line, other }) => `${nameOfLine(line, locale)} (${other.name[locale]})`)
      .join(', ');
    if (locale === 'th') return `สถานี ${signCode ?? code} ${ofLines}${to && ` เปลี่ยนไป${to}`}`;
    return `Station ${signCode ?? code}, ${ofLines}.${to && ` Change to ${to}.`}`;
  };
  return {
    key: stationKey(code),
    source: 'stations',
    kind: 'station',
    target: { type: 'station', code },
    title: name,
    summary: { th: summaryIn('th'), en: summaryIn('en') },
    text: { th: textIn('th'), en: textIn('en') },
    aliases: [
      // BL1 for BL01
      ...new Set([
        code,
        code.replace(/(?<=[A-Z])0+/, ''),
        ...(signCode === undefined ? [] : [signCode]),
        ...aliases,
        ...namesWithSystem(station, { stations, lines }),
      ]),
    ],
    keywords: ['สถานี', 'station', ...systemsAt(station, lines)],
    station: { code, lineIds, isOwn },
  };
}

/** "BTS Bang Wa": the name with the system, where a station of another system has the same name. */
function namesWithSystem(
  station: StationDetail,
  { stations, lines }: Pick<Network, 'stations' | 'lines'>,
): string[] {
  const systems = systemsAt(station, lines);
  const isShared = [...stations.values()].some(
    (other) =>
      other.name.en === station.name.en &&
      !systemsAt(other, lines).some((system) => systems.includes(system)),
  );
  if (!isShared) return [];
  return systems.map((system) => `${system} ${station.name[/\p{Script=Thai}/u.test(system) ? 'th' : 'en']}`);
}

function systemsAt({ lineIds }: Pick<StationDetail, 'lineIds'>, lines: Network['lines']): string[] {
  return [
    ...new Set(lineIds.flatMap((id) => lines.get(id) ?? []).flatMap(({ agency }) => systemNames(agency))),
  ];
}
