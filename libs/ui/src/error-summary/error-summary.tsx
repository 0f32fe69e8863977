import { type MouseEvent, useEffect, useRef } from 'react';
import { Heading } from '../heading/heading';
import { Icon } from '../icon/icon';
import { AlertIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import type { HeadingLevel } from '../native/native-props';
import { focusField } from './focus-field';

export interface FieldProblem {
  /** Id of the field, the fieldset or the control; without it the problem is the whole form's and no link. */
  fieldId?: string;
  /** The same sentence that the field shows. */
  message: string;
}

export interface ErrorSummaryProps {
  /** In the order of the fields. With none of them nothing is shown. */
  problems: readonly FieldProblem[];
  title?: string;
  headingLevel?: HeadingLevel;
  /** Changes whenever the form was handed in again in vain: the focus comes back, also where it is shown already. */
  attempt?: number;
}

/** At the top of a form that was refused: takes the focus, so that it is read out, and leads to each field. */
export function ErrorSummary({ problems, title, headingLevel = 2, attempt }: ErrorSummaryProps) {
  const { errorSummary } = useLabels();
  const box = useRef<HTMLDivElement>(null);
  const isShown = problems.length > 0;
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown, attempt]);
  if (!isShown) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="max-w-text rounded-md border-2 border-s-8 border-danger bg-danger-soft p-4 focus-visible:focus-ring sm:p-5"
    >
      <div className="flex gap-3">
        <Icon icon={AlertIcon} size="lg" className="mt-[0.3em] text-danger" />
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
