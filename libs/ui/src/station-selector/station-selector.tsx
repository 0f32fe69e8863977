import { useId, useRef } from 'react';
import { idList } from '../form-field/field-ids';
import { controlBox } from '../form-field/field-look';
import type { FieldTexts } from '../form-field/field-texts';
import { FormField } from '../form-field/form-field';
import { useFormReset } from '../form-field/use-form-reset';
import { useHydrated } from '../hydrated/use-hydrated';
import { Icon } from '../icon/icon';
import { ChevronDownIcon, CloseIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import { StationCode } from '../station-code/station-code';
import { type StationFieldOptions, useStationField } from './station-field-state';
import { StationList } from './station-list';

export interface StationSelectorProps extends FieldTexts, StationFieldOptions {
  /** Names of the lines in the page's language, without the word "line", by id. */
  lineNames: Readonly<Record<string, string>>;
  /** Of the text field, where an error summary leads to it. */
  id?: string;
  /** The form gets the code by this name; without scripts, or when nothing was chosen, the typed text. */
  name?: string;
  required?: boolean;
  disabled?: boolean;
  'aria-describedby'?: string;
  className?: string;
}

/** What the server's HTML must not promise: without scripts it is a text field. */
const plainField = {
  role: undefined,
  'aria-autocomplete': undefined,
  'aria-controls': undefined,
  'aria-expanded': undefined,
  'aria-activedescendant': undefined,
};

const inputLook =
  'w-full min-w-0 grow rounded-sm bg-transparent px-3 py-1.5 text-inherit outline-none focus-visible:shadow-none disabled:cursor-not-allowed disabled:opacity-100';

const buttonLook =
  'flex w-12 shrink-0 cursor-pointer items-center justify-center rounded-e-sm border-s border-transparent text-ink-muted hover:bg-accent-soft hover:text-accent disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-muted noscript:hidden';

export function StationSelector({ name, lineNames, ...props }: StationSelectorProps) {
  const { stationSelector: labels } = useLabels();
  const own = useId();
  const id = props.id ?? own;
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const field = useStationField(id, props);
  useFormReset(input, field.reset);
  const { combobox, chosen, text } = field;
  const { label, labelHidden, optional, hint, error, className, required, disabled, locale } = props;
  const describedBy = idList(chosen && `${id}-code`, props['aria-describedby']);
  return (
    <FormField {...{ id, label, labelHidden, optional, hint, error, describedBy, className }}>
      {(control) => (
        <div className="relative">
          <div className={controlBox()}>
            {chosen && (
              <span id={`${id}-code`} className="flex shrink-0 items-center ps-2">
                <StationCode code={chosen.code} lineId={chosen.lineIds[0]} />
              </span>
            )}
            <input
              {...combobox.getInputProps({
                ...control,
                ref: input,
                name: hydrated ? undefined : name,
                required,
                disabled,
                spellCheck: false,
                'aria-labelledby': undefined,
                ...(!hydrated && plainField),
                onKeyDown: (event) => {
                  if (event.key === 'Escape' && combobox.isOpen) event.stopPropagation();
                },
              })}
              className={inputLook}
            />
            {text && !disabled ? (
              <button
                type="button"
                aria-label={labels.clear}
                className={buttonLook}
                onClick={() => {
                  field.clear();
                  input.current?.focus();
                }}
              >
                <Icon icon={CloseIcon} />
              </button>
            ) : (
              <button
                type="button"
                aria-label={labels.open}
                className={buttonLook}
                {...combobox.getToggleButtonProps({ disabled })}
              >
                <Icon icon={ChevronDownIcon} />
              </button>
            )}
          </div>
          <StationList {...{ field, lineNames, locale }} />
          {hydrated && name && (
            <input type="hidden" name={name} value={chosen?.code ?? text.trim()} disabled={disabled} />
          )}
        </div>
      )}
    </FormField>
  );
}
