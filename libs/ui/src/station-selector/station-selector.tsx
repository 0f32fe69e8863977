import { useId, useImperativeHandle, useRef } from 'react';
import { idList } from '../form-field/field-ids';
import { controlBox } from '../form-field/field-look';
import type { FieldTexts } from '../form-field/field-texts';
import { FormField, type FormFieldProps } from '../form-field/form-field';
import { useFormReset } from '../form-field/use-form-reset';
import { useHydrated } from '../hydrated/use-hydrated';
import { Icon } from '../icon/icon';
import { ChevronDownIcon, CloseIcon, MapPinIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import { isComposing } from '../native/is-composing';
import type { NativeProps } from '../native/native-props';
import { StationCode } from '../station-code/station-code';
import { type StationFieldOptions, useStationField } from './station-field-state';
import { StationList } from './station-list';
import { isStation, keyOf, type SelectorOption } from './station-option';

/** What the station selector sets on its input itself. */
type OwnInputProps = 'type' | 'value' | 'defaultValue' | 'onChange' | 'onKeyDown';

type NativeInput = Omit<NativeProps<'input'>, OwnInputProps | 'size' | 'children'>;

export interface StationSelectorProps
  extends FieldTexts, StationFieldOptions, NativeInput, Pick<FormFieldProps, 'labelBeside'> {
  /** Line names by id, in full, in the page's language. */
  lineNames: Readonly<Record<string, string>>;
  /**
   * Classes that let the list reach beyond a narrow field.
   * @default 'inset-x-0'
   */
  listReach?: string;
  /** The form sends the code or id under this name. Without JavaScript, or without a choice, it sends the typed text. */
  name?: string;
}

/** Removes the combobox semantics: without JavaScript it is a text field. */
const plainField = {
  role: undefined,
  'aria-autocomplete': undefined,
  'aria-controls': undefined,
  'aria-expanded': undefined,
  'aria-activedescendant': undefined,
};

const buttonLook =
  'flex w-12 shrink-0 cursor-pointer items-center justify-center rounded-e-sm border-s border-transparent text-ink-muted hover:bg-accent-soft hover:text-accent disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-muted noscript:hidden';

function ChosenMark({ chosen }: { chosen: SelectorOption }) {
  return isStation(chosen) ? (
    <StationCode code={chosen.signCode ?? chosen.code} lineId={chosen.lineIds[0]} />
  ) : (
    <>
      <Icon icon={MapPinIcon} className="text-ink-muted" />
      <span className="sr-only">{chosen.note}</span>
    </>
  );
}

/** A station or place by name or code, picked from a list. `className` is the field's, everything else the input's. */
export function StationSelector({
  label,
  labelHidden,
  labelBeside,
  optional,
  hint,
  error,
  className,
  stations,
  places,
  locale,
  value,
  defaultValue,
  onChange,
  recent,
  startsOpen,
  name,
  lineNames,
  listReach,
  'aria-describedby': more,
  ref,
  ...props
}: StationSelectorProps) {
  const { stationSelector: labels } = useLabels();
  const own = useId();
  const id = props.id ?? own;
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!, []);
  const field = useStationField(id, {
    stations,
    places,
    locale,
    value,
    defaultValue,
    onChange,
    recent,
    startsOpen,
  });
  useFormReset(input, field.reset);
  const { combobox, chosen, text } = field;
  const { disabled } = props;
  const describedBy = idList(chosen && `${id}-code`, more);
  return (
    <FormField
      id={id}
      label={label}
      labelHidden={labelHidden}
      labelBeside={labelBeside}
      optional={optional}
      hint={hint}
      error={error}
      describedBy={describedBy}
      className={className}
    >
      {(control) => (
        <div className="relative">
          <div className={controlBox()}>
            {chosen && (
              // beside a label, a phone has room for the name only
              <span
                id={`${id}-code`}
                className={`flex shrink-0 items-center ps-2 ${labelBeside ? '@max-[24rem]:sr-only' : ''}`}
              >
                <ChosenMark chosen={chosen} />
              </span>
            )}
            <input
              {...combobox.getInputProps({
                ...props,
                ...control,
                ref: input,
                name: hydrated ? undefined : name,
                spellCheck: false,
                'aria-labelledby': undefined,
                ...(!hydrated && plainField),
                onChange: (event) => field.type(event.currentTarget.value),
                onKeyDown: (event) => {
                  if (event.key === 'Escape' && combobox.isOpen) event.stopPropagation();
                  // Downshift leaves the input method its Enter, but none of its other keys
                  if (isComposing(event.nativeEvent))
                    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
                },
              })}
              className="py-1.5 text-ellipsis"
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
          <StationList field={field} lineNames={lineNames} locale={locale} reach={listReach} />
          {hydrated && name && (
            <input
              type="hidden"
              name={name}
              value={chosen ? keyOf(chosen) : text.trim()}
              disabled={disabled}
            />
          )}
        </div>
      )}
    </FormField>
  );
}
