import { useLingui } from '@lingui/react/macro';
import { RadioGroup, TimeField } from '@raang/ui';
import { DateField } from '../fields/date-field';
import type { WhenModel } from './when-model';

/**
 * When to travel. Style sheets alone hide the fields that a choice does not need, so that this works without JavaScript;
 * a browser without `:has()` shows all of them.
 */
export function WhenFields({ when: { value, options, date, time } }: { when: WhenModel }) {
  const { t } = useLingui();
  return (
    <div className="group/when grid gap-3">
      <RadioGroup
        name="mode"
        legend={t`Time of travel`}
        legendHidden
        layout="segments"
        defaultValue={value}
        options={options}
      />
      <div className="grid gap-x-4 gap-y-3 group-has-[[value=now]:checked]/when:hidden @min-[26rem]:grid-cols-[3fr_2fr] @min-[26rem]:items-end">
        <DateField field={{ ...date, name: 'date' }} error={date.error} className="min-w-0" />
        <TimeField
          name="time"
          label={time.label}
          hint={time.hint}
          defaultValue={time.value}
          error={time.error}
          width="full"
          className="group-has-[[value=last]:checked]/when:hidden"
        />
      </div>
    </div>
  );
}
