import { cva } from 'class-variance-authority';
import { useId } from 'react';
import { CharacterCounter } from '../character-counter/character-counter';
import { idList } from '../form-field/field-ids';
import { controlLook } from '../form-field/field-look';
import type { FieldTexts } from '../form-field/field-texts';
import { FormField } from '../form-field/form-field';
import type { NativeProps } from '../native/native-props';

/** The attribute `rows` counts where a browser cannot size a field by its text; the classes count where it can. */
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
  /** What is shown when it is empty, as a hint of how much is expected; it grows with the text. */
  rows?: 3 | 5 | 8;
  /**
   * Shows how many of `maxLength` are left, and lets more be typed: what is pasted must not be cut without a word.
   * The form says the error. Without it `maxLength` is the browser's and stops the typing.
   */
  counter?: boolean;
}

/** Several lines of text. `className` is the field's, everything else the textarea's. */
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
    <FormField {...{ id, label, labelHidden, optional, hint, error, className }} describedBy={more}>
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
