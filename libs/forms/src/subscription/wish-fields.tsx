import { useLingui } from '@lingui/react/macro';
import type { Subscription, Weekday } from '@raang/domain';
import { Fieldset } from '@raang/ui';
import { CheckboxesInput, RadioInput } from '../fields/choice-inputs';
import type { Place } from '../fields/place';
import { StationsInput } from '../fields/stations-input';
import { TimeInput } from '../fields/time-input';
import { severityWords, weekdayWords } from '../words/wish-words';

export interface WishFieldsProps {
  /** Lines, and each of their directions. */
  lines: readonly { value: string; label: string }[];
  place: Place;
}

/** What to be told of, and when. */
export function WishFields({ lines, place }: WishFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Fieldset legend={t`Lines and stations`} legendSize="lg" contentClassName="mt-4 grid gap-6">
        <CheckboxesInput name="lines" legend={t`Lines`} options={lines} />
        <StationsInput
          name="stations"
          legend={t`Stations`}
          hint={t`Clear a station to remove it`}
          label={t`Add a station`}
          place={place}
        />
      </Fieldset>
      <Fieldset legend={t`Days and hours`} legendSize="lg" contentClassName="mt-4 grid gap-6">
        <CheckboxesInput
          name="days"
          legend={t`Days`}
          hint={t`Choose none for every day`}
          wordsOf={(day) => i18n._(weekdayWords[day as Weekday])}
        />
        <TimeInput name="from" label={t`Start time`} hint={t`Leave both times empty for the whole day`} />
        <TimeInput name="until" label={t`End time`} />
      </Fieldset>
      <RadioInput
        name="severity"
        legend={t`How severe`}
        wordsOf={(severity) => i18n._(severityWords[severity as Subscription['severity']])}
      />
    </>
  );
}
