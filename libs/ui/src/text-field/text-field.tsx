import type { VariantProps } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { CharacterCounter } from '../character-counter/character-counter';
import { idList } from '../form-field/field-ids';
import { controlBox } from '../form-field/field-look';
import type { FieldTexts } from '../form-field/field-texts';
import { FormField, type FormFieldProps } from '../form-field/form-field';
import type { NativeProps } from '../native/native-props';

type NativeInput = Omit<NativeProps<'input'>, 'type' | 'prefix' | 'size' | 'width' | 'children'>;

export interface TextFieldProps
  extends FieldTexts, NativeInput, Pick<FormFieldProps, 'labelBeside'>, VariantProps<typeof controlBox> {
  /**
   * For digits that are not a quantity, such as a phone number, use `text` or `tel` with inputMode.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password';
  /** Before the text, inside the box, such as a unit or country code. Announced after the label. */
  prefix?: ReactNode;
  /** After the text, inside the box, such as a unit or small button. */
  suffix?: ReactNode;
  /**
   * Shows how many characters are left. Allows more than `maxLength`, so that pasted text is not cut: the form must
   * report the error. Without it, the browser enforces `maxLength`.
   * @default false
   */
  counter?: boolean;
}

/** A field for one line of text. `className` is the field's, everything else the input's. */
export function TextField({
  label,
  labelHidden,
  labelBeside,
  optional,
  hint,
  error,
  width,
  prefix,
  suffix,
  counter = false,
  maxLength,
  className,
  type = 'text',
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) {
  const own = useId();
  const id = input.id ?? own;
  const counts = counter && maxLength !== undefined;
  const [prefixId, suffixId, counterId] = [`${id}-prefix`, `${id}-suffix`, `${id}-counter`];
  const more = idList(prefix && prefixId, suffix && suffixId, counts && counterId, describedBy);
  return (
    <FormField
      id={id}
      label={label}
      labelHidden={labelHidden}
      labelBeside={labelBeside}
      optional={optional}
      hint={hint}
      error={error}
      className={className}
      describedBy={more}
    >
      {(control) => (
        <>
          <div className={controlBox({ width })}>
            {prefix && (
              <Affix id={prefixId} side="border-e">
                {prefix}
              </Affix>
            )}
            <input
              {...input}
              {...control}
              type={type}
              maxLength={counts ? undefined : maxLength}
              className="py-1.5"
            />
            {suffix && (
              <Affix id={suffixId} side="border-s">
                {suffix}
              </Affix>
            )}
          </div>
          {counts && (
            <CharacterCounter
              id={counterId}
              controlId={id}
              max={maxLength}
              initialLength={String(input.value ?? input.defaultValue ?? '').length}
            />
          )}
        </>
      )}
    </FormField>
  );
}

interface AffixProps {
  id: string;
  side: 'border-s' | 'border-e';
  children: ReactNode;
}

/** A text affix has a border, so that people do not mistake it for their input. */
function Affix({ id, side, children }: AffixProps) {
  const line = typeof children === 'string' ? `border-line ${side}` : '';
  return (
    <span id={id} className={`flex shrink-0 items-center px-3 text-ink-muted ${line}`}>
      {children}
    </span>
  );
}
