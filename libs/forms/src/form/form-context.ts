import type { Locale } from '@raang/domain/locale';
import { createContext, use } from 'react';
import type { FieldRule, FieldRules } from '../check/field-rule';
import type { FormProblem } from '../check/sent-form';
import type { Values } from './typed-values';
import type { UnsentPart } from './use-submission';

export interface FormContextValue {
  /** Begins the ids of the fields. */
  name: string;
  rules: FieldRules;
  locale: Locale;
  /** The current day at the network, `YYYY-MM-DD`. */
  today: string;
  telephoneExample: string | undefined;
  values: Values;
  /** Grows when the values change under a field with state of its own. */
  generation: number;
  problems: readonly FormProblem[];
  /** Tells the form that a control without native events has changed. */
  changed: () => void;
  /** Makes the form wait before it is sent. */
  waitFor: (work: Promise<unknown>) => void;
  /** Adds something that has to reach the server before the form. Returns a function that removes it. */
  addPart: (part: UnsentPart) => () => void;
  /** Adds a check of what no rule describes. Returns a function that removes it. */
  addCheck: (check: () => readonly FormProblem[]) => () => void;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useFormContext(): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error('useFormContext: put the field into a <Form>');
  return form;
}

/** Id of a field's control, for links of the error summary. */
export const fieldId = (form: string, field: string) => `${form}-${field}`;

export interface FieldState {
  id: string;
  rule: FieldRule;
  /** The first value. */
  value: string;
  problems: readonly FormProblem[];
}

/** A field of the form around it. */
export function useFieldState(field: string): FieldState {
  const { name, rules, values, problems } = useFormContext();
  const rule = rules[field];
  if (!rule) throw new Error(`The form "${name}" has no field "${field}"`);
  return {
    id: fieldId(name, field),
    rule,
    value: values[field]?.[0] ?? '',
    problems: problems.filter((problem) => problem.field === field || problem.also?.includes(field)),
  };
}
