import type { VariantProps } from 'class-variance-authority';
import { controlLook } from '../form-field/field-look';
import type { FieldTexts } from '../form-field/field-texts';
import { FormField } from '../form-field/form-field';
import { Icon } from '../icon/icon';
import { ChevronDownIcon } from '../icon/icons';
import type { NativeProps } from '../native/native-props';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

type NativeSelect = Omit<NativeProps<'select'>, 'size' | 'multiple' | 'children'>;

export interface SelectProps extends FieldTexts, NativeSelect, VariantProps<typeof controlLook> {
  options: readonly (SelectOption | SelectGroup)[];
  /** Text of the first option, which has no value, such as "Choose a line". */
  emptyOption?: string;
}

/** A native select. `className` is the field's, everything else the select's. */
export function Select({
  label,
  labelHidden,
  optional,
  hint,
  error,
  options,
  emptyOption,
  width,
  className,
  'aria-describedby': describedBy,
  ...select
}: SelectProps) {
  return (
    <FormField
      id={select.id}
      label={label}
      labelHidden={labelHidden}
      optional={optional}
      hint={hint}
      error={error}
      describedBy={describedBy}
      className={className}
    >
      {(control) => (
        <div className="flex">
          <select
            {...select}
            {...control}
            className={controlLook({
              width,
              className: 'peer min-h-12 cursor-pointer appearance-none truncate pe-11',
            })}
          >
            {emptyOption !== undefined && <option value="">{emptyOption}</option>}
            {options.map((option) =>
              'options' in option ? (
                <optgroup key={option.label} label={option.label}>
                  {option.options.map(toOption)}
                </optgroup>
              ) : (
                toOption(option)
              ),
            )}
          </select>
          <Icon
            icon={ChevronDownIcon}
            className="pointer-events-none -ms-8 shrink-0 self-center peer-disabled:text-ink-muted"
          />
        </div>
      )}
    </FormField>
  );
}

function toOption({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
