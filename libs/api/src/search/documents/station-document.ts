import type { Facility, Line, Locale, StationDetail } from '@raang/domain';
import type { SearchDocument } from '../search-document';

const facilityWords: Record<Facility, Record<Locale, string>> = {
  lift: { th: 'ลิฟต์', en: 'lift' },
  escalator: { th: 'บันไดเลื่อน', en: 'escalator' },
  toilet: { th: 'ห้องน้ำ', en: 'toilet' },
  'accessible-toilet': { th: 'ห้องน้ำสำหรับคนพิการ', en: 'accessible toilet' },
  parking: { th: 'ที่จอดรถ', en: 'parking' },
  'bicycle-rack': { th: 'ที่จอดจักรยาน', en: 'bicycle rack' },
  atm: { th: 'ตู้ ATM', en: 'cash machine (ATM)' },
  shop: { th: 'ร้านค้า', en: 'shop' },
  aed: { th: 'เครื่อง AED', en: 'AED' },
  wifi: { th: 'Wi-Fi', en: 'Wi-Fi' },
  locker: { th: 'ตู้ล็อกเกอร์', en: 'locker' },
  'first-aid': { th: 'จุดปฐมพยาบาล', en: 'first aid' },
};

export const stationKey = (code: string): string => `station/${code}`;

/** A station with its code, its connections as other names, and what is at its exits. */
export function toStationDocument(
  station: StationDetail,
  lines: ReadonlyMap<string, Pick<Line, 'name'>>,
): SearchDocument {
  const { code, name, aliases = [], lineIds, connections, exits, facilities } = station;
  const textIn = (locale: Locale) =>
    [
      ...exits.map((exit) =>
        [locale === 'th' ? `ทางออก ${exit.name}` : `Exit ${exit.name}`, exit.landmarks?.[locale]].join(' '),
      ),
      ...facilities
        .filter(({ isPresent }) => isPresent)
        .map(({ facility }) => facilityWords[facility][locale]),
      ...connections.map((to) => `${to.system[locale]} ${to.line[locale]} ${to.name[locale]} ${to.code}`),
    ].join(' · ');
  const summaryIn = (locale: Locale) => {
    const ofLines = lineIds.map((id) => lines.get(id)?.name[locale] ?? id).join(', ');
    const changes = [...new Set(connections.map((to) => `${to.line[locale]} (${to.name[locale]})`))].join(
      ', ',
    );
    if (locale === 'th') return `สถานี ${code} ${ofLines}${changes && ` เปลี่ยนไป${changes}`}`;
    return `Station ${code}, ${ofLines}.${changes && ` Change to ${changes}.`}`;
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
        ...aliases,
        ...connections.flatMap((to) => [to.name.th, to.name.en, to.code]),
      ]),
    ],
    keywords: ['สถานี', 'station', 'MRT'],
    station: { code, lineIds },
  };
}
