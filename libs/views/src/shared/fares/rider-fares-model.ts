import { msg } from '@lingui/core/macro';
import type { Fare, FareMediaId } from '@raang/domain';
import type { ModelContext } from '../page/model-context';
import { certaintyWord, type StationIndex } from '../words/station-words';
import type { FaresBetween } from './fare-data';
import { bahtWords, fareWords, partWords } from './fare-words';

export interface FareModel {
  /** The fare medium, if it makes a difference. */
  medium?: string | undefined;
  amount: string;
  /** The parts add up to the amount; empty for free travel. */
  parts: { text: string; detail: string; amount: string; remark?: string | undefined }[];
  /** How certain it is; absent for official data. */
  doubt?: string | undefined;
}

export interface RiderFaresModel {
  id: string;
  name: string;
  condition?: string | undefined;
  /** The ordinary fare, then those of media with another price. */
  fares: FareModel[];
}

export function faresOfDefaultRider({ fares, riderCategories }: FaresBetween): readonly Fare[] {
  const id = riderCategories.find(({ isDefault }) => isDefault)?.id;
  return fares.filter(({ riderCategory }) => riderCategory === id);
}

/** Rider categories in the order of the tariff. */
export function toRiderFares(
  between: FaresBetween,
  stations: StationIndex,
  context: ModelContext,
): RiderFaresModel[] {
  const byRider = Map.groupBy(between.fares, ({ riderCategory }) => riderCategory);
  return between.riderCategories.flatMap(({ id, name, condition, isDefault }) => {
    const fares = byRider.get(id);
    return fares
      ? [
          {
            id,
            name: name[context.locale],
            condition: condition?.[context.locale],
            fares: fares.map((fare) => toFare(fare, { isDefault, between, stations, context })),
          },
        ]
      : [];
  });
}

interface FareContext {
  isDefault: boolean;
  between: FaresBetween;
  stations: StationIndex;
  context: ModelContext;
}

function toFare(
  { fareMedia, amountSatang, parts, status }: Fare,
  { isDefault, between, stations, context }: FareContext,
): FareModel {
  const { i18n, locale } = context;
  const nameOfMedium = (id: FareMediaId) =>
    between.fareMedia.find((medium) => medium.id === id)?.name[locale] ?? id;
  return {
    medium: fareMedia.length > 0 ? fareMedia.map(nameOfMedium).join(', ') : undefined,
    amount: fareWords(amountSatang, context),
    parts:
      amountSatang === 0
        ? []
        : parts.map((part) => ({
            ...partWords(part, stations, context),
            amount: bahtWords(part.amountSatang, context),
            remark:
              part.basis === 'general' && !isDefault
                ? i18n._(msg`General fare: no reduction is known here`)
                : undefined,
          })),
    doubt: certaintyWord(status, context),
  };
}
