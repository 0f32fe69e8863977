import { msg } from '@lingui/core/macro';
import type { Locale, StationSummary } from '@raang/domain';
import { formatDate } from '@raang/i18n';
import { foreignLang } from '../shared/words/item-words';
import { markedTitle } from '../shared/words/marked-title';
import { type ChangeModel, structureWords, toChanges } from '../shared/words/station-words';
import type { StationSources } from './station-sources';

/** A station of a line. What is unknown is absent. */
export interface StationRowModel {
  code: string;
  /** The station's page. */
  href: string;
  name: string;
  /** In the other language, as on station signs. */
  otherName: string;
  otherLang: Locale;
  structure?: string | undefined;
  opened?: string | undefined;
  changes: ChangeModel[];
  stepFree?: string | undefined;
  /** Empty if `parking` has all the information. */
  carParks: { href: string; name: string; lang?: 'th' | 'en' | undefined }[];
  parking?: string | undefined;
}

export function toStationRow(
  station: StationSummary,
  { data, stations, context }: StationSources,
): StationRowModel {
  const { i18n, locale, hrefs } = context;
  const { code, name, structure, openedOn, isStepFree } = station;
  const otherLang = locale === 'th' ? 'en' : 'th';
  const yesOrNo = (flag: boolean | undefined) => {
    if (flag === undefined) return undefined;
    return flag
      ? i18n._(msg({ message: 'Yes', context: 'there is one' }))
      : i18n._(msg({ message: 'No', context: 'there is one' }));
  };
  return {
    code,
    href: hrefs.station(locale, code),
    name: name[locale],
    otherName: name[otherLang],
    otherLang,
    structure: structure && structureWords(structure, context),
    opened: openedOn && formatDate(openedOn, locale),
    changes: toChanges(station, stations, context),
    stepFree: yesOrNo(isStepFree),
    carParks: data.sources.carParks
      .filter((park) => park.station === code)
      .map((park) => ({
        href: hrefs.item(locale, park),
        name: markedTitle(park, context),
        lang: foreignLang(park, locale),
      })),
    parking: yesOrNo(station.facilities.find(({ facility }) => facility === 'parking')?.isPresent),
  };
}
