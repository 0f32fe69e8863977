import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ChevronDownIcon, Icon, Notice, Select, TextField } from '@raang/ui';
import { DateField } from '../shared/fields/date-field';
import { leaveOutEmptyFields } from '../shared/fields/leave-out-empty-fields';
import type { FilterFieldModel, ListingFilterModel } from './listing-filter-model';

/**
 * Filters a listing with a GET form, so that a filtered listing has a URL to share. On a phone the form is one line that
 * says what is shown, and opens; on a wider screen it is one row.
 */
export function ListingFilter({ model }: { model: ListingFilterModel }) {
  const { t } = useLingui();
  return (
    <div className="min-w-0 grow space-y-3 print:hidden">
      {model.notice && <Notice tone="warning">{model.notice}</Notice>}
      <details
        open={model.notice !== undefined}
        className="group sm:[&::details-content]:[content-visibility:visible]"
      >
        <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center justify-between gap-x-2 rounded-md border-2 border-line-strong bg-surface-raised px-3 py-1.5 hover:border-accent sm:supports-[selector(::details-content)]:hidden">
          <span className="min-w-0 wrap-anywhere">{model.state}</span>
          <span className="inline-flex items-center gap-2 font-semibold text-accent">
            <Trans>Filter</Trans>
            <Icon icon={ChevronDownIcon} className="transition-transform group-open:rotate-180" />
          </span>
        </summary>
        {/* another URL is another form: its fields start with the values of that URL */}
        <form
          key={JSON.stringify(model.fields.map(({ value }) => value))}
          ref={leaveOutEmptyFields}
          method="get"
          action={model.action}
          role="search"
          aria-label={t`Filter`}
          className="grid gap-4 max-sm:mt-3 max-sm:rounded-md max-sm:bg-surface-sunken max-sm:p-4 sm:flex sm:flex-wrap sm:items-end sm:gap-x-4 sm:gap-y-3"
        >
          {model.fields.map((field) => (
            <FilterField key={field.name} field={field} />
          ))}
          <Button type="submit">
            <Trans>Show</Trans>
          </Button>
        </form>
      </details>
    </div>
  );
}

/** From sm the hint follows its label on one line, which keeps the row low. */
const width = 'sm:w-60 sm:[&>label+[id]]:ms-2 sm:[&>label+[id]]:inline';

function FilterField({ field }: { field: FilterFieldModel }) {
  const { name, label, value } = field;
  switch (field.kind) {
    case 'choice':
      return (
        <Select
          name={name}
          label={label}
          className={width}
          defaultValue={value}
          emptyOption={field.every}
          options={field.options}
        />
      );
    case 'month':
      return (
        <Select
          name={name}
          label={label}
          className={width}
          defaultValue={value}
          emptyOption={field.every}
          options={field.years}
        />
      );
    case 'text':
      return (
        <TextField
          name={name}
          label={label}
          className="sm:w-72"
          type="search"
          defaultValue={value}
          maxLength={field.maxLength}
        />
      );
    case 'date':
      return <DateField field={field} className={width} />;
  }
}
