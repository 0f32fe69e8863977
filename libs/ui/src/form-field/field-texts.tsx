import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { AlertIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';

/** Texts of every field. */
export interface FieldTexts {
  label: string;
  /** Hides the label visually. Use it only if visible text says the same, such as a search button. */
  labelHidden?: boolean;
  /** Marks the field as optional. Required fields have no mark. */
  optional?: boolean;
  /** Help for the answer. Stays visible next to an error. */
  hint?: ReactNode;
  /** What is wrong and how to correct it. ErrorSummary announces the errors of the form. */
  error?: ReactNode;
}

const name = cva('font-semibold text-ink', {
  variants: { hidden: { true: 'sr-only' }, size: { md: '', lg: 'text-xl' } },
});

export interface FieldNameProps {
  text: string;
  hidden?: boolean;
  optional?: boolean;
  size?: 'md' | 'lg';
}

/** Text of a label or legend. */
export function FieldName({ text, hidden, optional, size }: FieldNameProps) {
  const { formField } = useLabels();
  return (
    <span className={name({ hidden, size })}>
      {text}
      {optional && <span className="text-base font-normal text-ink-muted"> ({formField.optional})</span>}
    </span>
  );
}

interface FieldTextProps {
  id: string;
  children: ReactNode;
}

export function FieldHint({ id, children }: FieldTextProps) {
  return (
    <div id={id} className="text-sm text-ink-muted">
      {children}
    </div>
  );
}

export function FieldError({ id, children }: FieldTextProps) {
  const { formField } = useLabels();
  return (
    <div id={id} className="flex gap-2 font-semibold text-danger">
      <Icon icon={AlertIcon} label={formField.error} className="first-line" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
