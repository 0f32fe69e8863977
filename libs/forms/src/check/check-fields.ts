import type { FieldProblem } from '@raang/contract';
import { isTelephone, readReferenceText } from '@raang/domain/typed-text';
import { isDay } from '@raang/text-time';
import type { FieldInput, FieldRule, FieldRules } from './field-rule';

export interface CheckedProblem {
  field: string;
  code: FieldProblem;
}

/**
 * Checks a form by its rules, as the schema they come from does: at most one problem for each field.
 * @param today the current day at the network, `YYYY-MM-DD`
 */
export function checkFields(rules: FieldRules, input: FieldInput, today: string): CheckedProblem[] {
  return Object.entries(rules).flatMap(([field, rule]) => {
    const code = problemOf(rule, input, input[field], today);
    return code ? [{ field, code }] : [];
  });
}

function problemOf(rule: FieldRule, input: FieldInput, value: FieldInput[string], today: string) {
  if (Array.isArray(value)) {
    if (rule.maximumCount !== undefined && value.length > rule.maximumCount) return 'too-many';
    return value.map((text) => problemOfText(rule, text, today)).find(Boolean);
  }
  if (value) return problemOfText(rule, value, today);
  if (rule.isRequired) return 'required';
  return rule.requiredWithout && !input[rule.requiredWithout] ? 'contact-missing' : undefined;
}

function problemOfText(rule: FieldRule, text: string, today: string): FieldProblem | undefined {
  const { options, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = rule;
  if (options) return options.includes(text) ? undefined : 'choice';
  const doesMatch = !rule.pattern || new RegExp(rule.pattern).test(text);
  // schemas report a text of the wrong form as such, however long it is; e-mail addresses have their length first
  if (!rule.type && !doesMatch) return 'invalid';
  if (text.length < minLength) return 'too-short';
  if (text.length > maxLength) return 'too-long';
  switch (rule.type) {
    case 'email':
      return doesMatch ? undefined : 'email';
    case 'tel':
      return isTelephone(text) ? undefined : 'telephone';
    case 'contact':
      return doesMatch || isTelephone(text) ? undefined : 'invalid';
    case 'date':
      if (!isDay(text)) return 'date';
      return rule.isPast && text > today ? 'date-in-future' : undefined;
    case 'reference':
      return readReferenceText(text) === text ? undefined : 'reference';
    default:
      return doesMatch ? undefined : 'invalid';
  }
}
