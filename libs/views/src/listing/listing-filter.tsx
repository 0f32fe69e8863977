import { Trans, useLingui } from '@lingui/react/macro';
import { Button, buttonVariants, ChevronDownIcon, Icon, Notice, Select, TextField } from '@raang/ui';
import { DateField } from '../shared/fields/date-field';
import { leaveOutEmptyFields } from '../shared/fields/leave-out-empty-fields';
import type { FilterFieldModel, ListingFilterModel } from './listing-filter-model';

/**
 * Filters a listing with a GET form, so that a filtered listing has a URL to share. On a phone the form is folded
 * until a filter is active: the list comes first.
 */
export function ListingFilter({ model }: { model: ListingFilterModel }) {
  const { t } = useLingui();
  return (
    <div className="space-y-4 print:hidden">
      {model.notice && <Notice tone="warning">{model.notice}</Notice>}
      <details
        open={model.chosen.length > 0 || model.notice !== undefined}
        className="group sm:[&::details-content]:[content-visibility:visible]"
      >
        <summary
          className={buttonVariants({
            variant: 'secondary',
            block: true,
            className: 'list-none sm:supports-[selector(::details-content)]:hidden',
          })}
        >
          <Trans>Filter</Trans>
          <Icon icon={ChevronDownIcon} className="transition-transform group-open:rotate-180" />
        </summary>
        {/* another URL is another form: its fields start with the values of that URL */}
        <form
          key={JSON.stringify(model.fields.map(({ value }) => value))}
          ref={leaveOutEmptyFields}
          method="get"
          action={model.action}
          role="search"
          aria-label={t`Filter`}
          className="grid gap-4 rounded-md bg-surface-sunken p-4 max-sm:mt-3 sm:grid-cols-2 sm:p-5 lg:flex lg:flex-wrap lg:items-end"
        >
          {model.fields.map((field) => (
            <FilterField key={field.name} field={field} />
          ))}
          <Button type="submit" className="sm:self-end sm:justify-self-start">
            <Trans>Show</Trans>
          </Button>
        </form>
      </details>
    </div>
  );
}

function FilterField({ field }: { field: FilterFieldModel }) {
  const { name, label, value } = field;
  const className = 'lg:w-60';
  switch (field.kind) {
    case 'choice':
      return (
        <Select
          {...{ name, label, className }}
          defaultValue={value}
          emptyOption={field.every}
          options={field.options}
        />
      );
    case 'month':
      return (
        <Select
          {...{ name, label, className }}
          defaultValue={value}
          emptyOption={field.every}
          options={field.years}
        />
      );
    case 'text':
      return (
        <TextField
          {...{ name, label }}
          className="lg:w-80"
          type="search"
          defaultValue={value}
          maxLength={field.maxLength}
        />
      );
    case 'date':
      return <DateField field={field} className={className} />;
  }
}
