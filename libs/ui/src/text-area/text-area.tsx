import { cva } from 'class-variance-authority';
import { useId } from 'react';
import { CharacterCounter } from '../character-counter/character-counter';
import { idList } from '../form-field/field-ids';
import { controlLook } from '../form-field/field-look';
import type { FieldTexts } from '../form-field/field-texts';
import { FormField } from '../form-field/form-field';
import type { NativeProps } from '../native/native-props';

/** For browsers with field-sizing, which ignore the attribute `rows`. */
const area = cva('block max-h-[24lh] resize-y field-sizing-content', {
  variants: {
    rows: {
      3: 'min-h-[calc(3lh+1rem)]',
      5: 'min-h-[calc(5lh+1rem)]',
      8: 'min-h-[calc(8lh+1rem)]',
    },
  },
});

export interface TextAreaProps
  extends FieldTexts, Omit<NativeProps<'textarea'>, 'rows' | 'cols' | 'children'> {
  /**
   * Height while empty, which suggests the length of the answer. Grows with the text.
   * @default 5
   */
  rows?: 3 | 5 | 8;
  /**
   * Shows how many characters are left. Allows more than `maxLength`, so that pasted text is not cut: the form must
   * report the error. Without it, the browser enforces `maxLength`.
   * @default false
   */
  counter?: boolean;
}

/** A field for several lines of text. `className` is the field's, everything else the textarea's. */
export function TextArea({
  label,
  labelHidden,
  optional,
  hint,
  error,
  rows = 5,
  counter = false,
  maxLength,
  className,
  'aria-describedby': describedBy,
  ...textarea
}: TextAreaProps) {
  const own = useId();
  const id = textarea.id ?? own;
  const counts = counter && maxLength !== undefined;
  const counterId = `${id}-counter`;
  const more = idList(counts && counterId, describedBy);
  return (
    <FormField
      id={id}
      label={label}
      labelHidden={labelHidden}
      optional={optional}
      hint={hint}
      error={error}
      className={className}
      describedBy={more}
    >
      {(control) => (
        <>
          <textarea
            {...textarea}
            {...control}
            rows={rows}
            maxLength={counts ? undefined : maxLength}
            className={controlLook({ className: area({ rows }) })}
          />
          {counts && (
            <CharacterCounter
              id={counterId}
              controlId={id}
              max={maxLength}
              initialLength={String(textarea.value ?? textarea.defaultValue ?? '').length}
            />
          )}
        </>
      )}
    </FormField>
  );
}
