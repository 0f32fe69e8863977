import { StationCode } from '@raang/ui';
import { DetailPage } from '../detail-page';
import type { CarParkModel } from './car-park-model';

/** A car park: hours, spaces and fees first, then the text. */
export function CarParkView({ model }: { model: CarParkModel }) {
  const { station } = model;
  return (
    <DetailPage
      model={model}
      meta={<StationCode code={station.code} lineId={station.lineId} />}
      facts={model.facts.map(({ term, values }) => ({
        term,
        value: values.map((value) => (
          <span key={value} className="block">
            {value}
          </span>
        )),
      }))}
    />
  );
}
