import type { Fare, FareMediaId } from '@raang/domain';
import type { ModelContext } from '../page/model-context';
import { type StationIndex } from '../words/station-words';
import type { FaresBetween } from './fare-data';
import { type FarePartModel, toFareParts } from './fare-parts-model';
import { totalWords } from './fare-words';
import { certaintyWord } from '../words/certainty-words';

export interface FareModel {
  /** The fare medium, if it makes a difference. */
  medium?: string | undefined;
  amount: string;
  /** The parts add up to the amount; empty for free travel. */
  parts: FarePartModel[];
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

function toFare(fare: Fare, { isDefault, between, stations, context }: FareContext): FareModel {
  const { locale } = context;
  const { fareMedia, amountSatang, highestSatang = amountSatang, parts, status } = fare;
  const nameOfMedium = (id: FareMediaId) =>
    between.fareMedia.find((medium) => medium.id === id)?.name[locale] ?? id;
  return {
    medium: fareMedia.length > 0 ? fareMedia.map(nameOfMedium).join(', ') : undefined,
    amount: totalWords(fare, context),
    parts: highestSatang === 0 ? [] : toFareParts(parts, { isReduced: !isDefault, stations }, context),
    doubt: certaintyWord(status, context),
  };
}
