import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { AlertIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';

/** What every field of the kit says about itself. */
export interface FieldTexts {
  label: string;
  /** Heard, not seen: only where the page says the same in sight, e.g. a search field with its button. */
  labelHidden?: boolean;
  /** Says that it may stay empty. Fields that must be filled say nothing: they are the rule. */
  optional?: boolean;
  /** What helps to answer, before a mistake is made. It stays while there is an error. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. Not announced when it appears: ErrorSummary does that for the whole form. */
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

/** Inside a label or a legend. */
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
      <Icon icon={AlertIcon} label={formField.error} className="mt-[0.3em]" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
