import { msg } from '@lingui/core/macro';
import type { CarParkItem } from '@raang/domain';
import { type DetailData, type DetailModel, toDetailModel } from '../detail-model';
import type { ModelContext } from '../model-context';
import { spaceCounts, structureName } from '../table-mrt/table-mrt-model';

export interface CarParkModel extends DetailModel {
  kind: 'car-park';
  station: { code: string; lineId?: string | undefined };
  /** What a driver asks first, in the order of asking; what is not known is left out. */
  facts: { term: string; values: string[] }[];
}

export function toCarParkModel(item: CarParkItem, data: DetailData, context: ModelContext): CarParkModel {
  const { i18n } = context;
  const given = (value: string | undefined) => (value ? [value] : []);
  return {
    ...toDetailModel(data, context),
    kind: 'car-park',
    station: { code: item.station, lineId: item.lines[0] },
    facts: [
      { term: i18n._(msg`Open`), values: given(item.hours) },
      { term: i18n._(msg`Spaces`), values: spaceCounts(item, context) },
      { term: i18n._(msg`Fee for train passengers`), values: given(item.riderFee) },
      { term: i18n._(msg`Fee for everybody else`), values: given(item.visitorFee) },
      { term: i18n._(msg`By the month`), values: given(item.monthlyFee) },
      { term: i18n._(msg`Type`), values: [structureName(item, context)] },
    ].filter(({ values }) => values.length > 0),
  };
}
