import { type Era, writeDate } from '@raang/text-time';
import { fillLabel } from '../labels/fill-label';
import type { Labels } from '../labels/labels';
import type { DateProblem } from './date-field-state';

interface DateMessageContext {
  min?: string;
  max?: string;
  example: string;
  era: Era;
  labels: Labels['datePicker'];
}

/** Error message that says how to correct the date. Empty without a problem. */
export function messageOf(problem: DateProblem | undefined, context: DateMessageContext): string {
  const { min, max, example, era, labels } = context;
  if (problem === 'too-early' && min)
    return fillLabel(labels.tooEarly, { date: writeDate(min, labels.months, era) });
  if (problem === 'too-late' && max)
    return fillLabel(labels.tooLate, { date: writeDate(max, labels.months, era) });
  return problem ? fillLabel(labels.unreadable, { example }) : '';
}
