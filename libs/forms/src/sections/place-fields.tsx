import { useLingui } from '@lingui/react/macro';
import { Fieldset } from '@raang/ui';
import { SelectInput } from '../fields/choice-inputs';
import { DateInput } from '../fields/date-input';
import type { Place } from '../fields/place';
import { StationInput } from '../fields/station-input';
import { TimeInput } from '../fields/time-input';

export interface PlaceFieldsProps {
  legend: string;
  place: Place;
  dayHint?: string;
  stationHint?: string;
  timeHint?: string;
}

/** Where and when something happened. */
export function PlaceFields({ legend, place, dayHint, stationHint, timeHint }: PlaceFieldsProps) {
  const { t } = useLingui();
  return (
    <Fieldset legend={legend} legendSize="lg" contentClassName="mt-4 grid gap-6">
      <DateInput name="day" label={t`Date`} hint={dayHint} />
      <TimeInput name="time" label={t`Time`} hint={timeHint} />
      <SelectInput
        name="line"
        label={t`Line`}
        options={place.lines}
        emptyOption={t`I do not know`}
        width="md"
      />
      <StationInput name="station" label={t`Station`} hint={stationHint} place={place} />
    </Fieldset>
  );
}
