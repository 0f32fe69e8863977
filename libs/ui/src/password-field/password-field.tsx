import type { VariantProps } from 'class-variance-authority';
import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { controlBox } from '../form-field/field-look';
import type { FieldTexts } from '../form-field/field-texts';
import { FormField } from '../form-field/form-field';
import { useFormReset } from '../form-field/use-form-reset';
import { Icon } from '../icon/icon';
import { EyeIcon, EyeOffIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';

type NativeInput = Omit<NativeProps<'input'>, 'type' | 'size' | 'width' | 'children'>;

export interface PasswordFieldProps extends FieldTexts, NativeInput, VariantProps<typeof controlBox> {
  /** Tells password managers which password is meant. */
  autoComplete: 'current-password' | 'new-password';
}

/**
 * A password, which the person may show to check it, in place of typing it twice. It is hidden again when the form is
 * submitted, so that browsers do not keep it among typed texts. `className` is the field's, everything else the input's.
 */
export function PasswordField({
  label,
  labelHidden,
  optional,
  hint,
  error,
  width = 'md',
  className,
  'aria-describedby': describedBy,
  ref,
  ...input
}: PasswordFieldProps) {
  const { passwordField: labels } = useLabels();
  const own = useId();
  const id = input.id ?? own;
  const control = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => control.current!, []);
  const [isShown, setShown] = useState(false);
  const [news, setNews] = useState('');
  useFormReset(control, () => setShown(false));
  useEffect(() => {
    const form = control.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  const toggle = () => {
    setShown(!isShown);
    setNews(isShown ? labels.hidden : labels.shown);
  };
  return (
    <FormField
      id={id}
      label={label}
      labelHidden={labelHidden}
      optional={optional}
      hint={hint}
      error={error}
      describedBy={describedBy}
      className={className}
    >
      {(field) => (
        <div className={controlBox({ width })}>
          <input
            {...input}
            {...field}
            ref={control}
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            className="py-1.5"
          />
          <button
            type="button"
            aria-controls={id}
            aria-label={isShown ? labels.hide : labels.show}
            disabled={input.disabled}
            onClick={toggle}
            className="flex w-12 shrink-0 cursor-pointer items-center justify-center rounded-e-sm border-s border-transparent text-ink-muted hover:bg-accent-soft hover:text-accent disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-muted noscript:hidden"
          >
            <Icon icon={isShown ? EyeOffIcon : EyeIcon} />
          </button>
          <span role="status" className="sr-only">
            {news}
          </span>
        </div>
      )}
    </FormField>
  );
}
