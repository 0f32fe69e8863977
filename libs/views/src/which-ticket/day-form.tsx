import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@raang/ui';
import { DateField } from '../shared/fields/date-field';
import { leaveOutEmptyFields } from '../shared/fields/leave-out-empty-fields';
import type { DayFormModel } from './day-form-model';

/** Selects another day for the same query. */
export function DayForm({ form }: { form: DayFormModel }) {
  const { t } = useLingui();
  return (
    <form
      id={form.id}
      // another URL is another form: its field starts with the value of that URL
      key={form.field.value}
      ref={leaveOutEmptyFields}
      method="get"
      action={form.action}
      aria-label={t`Another day`}
      className="flex scroll-mt-4 flex-wrap items-end gap-4 rounded-md bg-surface-sunken p-4 sm:p-5 lg:scroll-mt-44 print:hidden"
    >
      {form.hidden.map((field) => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      <DateField field={form.field} className="min-w-0" />
      <Button type="submit" variant="secondary">
        <Trans>Show for this day</Trans>
      </Button>
    </form>
  );
}
