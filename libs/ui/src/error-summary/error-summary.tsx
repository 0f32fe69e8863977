import { cx } from 'class-variance-authority';
import { type MouseEvent, useEffect, useImperativeHandle, useRef } from 'react';
import { Heading } from '../heading/heading';
import { Icon } from '../icon/icon';
import { AlertIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import type { HeadingLevel } from '../native/native-props';
import type { NativeProps } from '../native/native-props';
import { focusField } from './focus-field';

export interface FieldProblem {
  /** Id of the field, fieldset or control to link to. Omit it for a problem of the whole form. */
  fieldId?: string;
  /** The same message as the field's. */
  message: string;
}

export interface ErrorSummaryProps extends Omit<NativeProps<'div'>, 'title' | 'children'> {
  /** In the order of the fields. Renders nothing if empty. */
  problems: readonly FieldProblem[];
  title?: string;
  /** @default 2 */
  headingLevel?: HeadingLevel;
  /** Number of failed submissions. A change focuses the summary again. */
  attempt?: number;
}

/** Lists the errors at the top of a form and links to each field. Takes the focus, so that screen readers announce it. */
export function ErrorSummary(props: ErrorSummaryProps) {
  return props.problems.length > 0 && <Summary {...props} />;
}

function Summary({
  problems,
  title,
  headingLevel = 2,
  attempt,
  ref,
  className,
  ...props
}: ErrorSummaryProps) {
  const { errorSummary } = useLabels();
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current!, []);
  useEffect(() => box.current?.focus(), [attempt]);
  return (
    <div
      {...props}
      ref={box}
      tabIndex={-1}
      className={cx(
        'max-w-text rounded-md border-2 border-s-8 border-danger bg-danger-soft p-4 focus-visible:focus-ring sm:p-5',
        className,
      )}
    >
      <div className="flex gap-3">
        <Icon icon={AlertIcon} size="lg" className="first-line text-danger" />
        <Heading level={headingLevel} className="min-w-0 text-lg font-semibold text-ink">
          {title ?? errorSummary}
        </Heading>
      </div>
      <ul className="mt-2 grid gap-1 sm:ps-9">
        {problems.map((problem) => (
          <li key={`${problem.fieldId} ${problem.message}`}>
            <Problem {...problem} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Problem({ fieldId, message }: FieldProblem) {
  if (!fieldId) return <span className="font-semibold text-danger">{message}</span>;
  const lead = (event: MouseEvent<HTMLAnchorElement>) => {
    if (focusField(event.currentTarget.ownerDocument, fieldId)) event.preventDefault();
  };
  return (
    <a
      href={`#${fieldId}`}
      onClick={lead}
      className="inline-block rounded-xs py-0.5 font-semibold text-danger underline underline-offset-[0.25em] hover:text-danger-hover hover:decoration-2"
    >
      {message}
    </a>
  );
}
