import { useLingui } from '@lingui/react/macro';
import type { FieldRules } from '../check/field-rule';
import { useFieldState, useFormContext } from '../form/form-context';
import type { AnyFieldName } from '../rules/form-schemas';
import { problemWords } from '../words/problem-words';

/** Props of a kit field that its rule and the state of the form decide. */
export function useField(name: AnyFieldName) {
  const { i18n } = useLingui();
  const { name: form, rules } = useFormContext();
  const { id, rule, value, problems } = useFieldState(name);
  const words = problems.map((problem) => problemWords(form, problem, rule, i18n));
  return {
    rule,
    value,
    field: {
      id,
      name,
      optional: !rule.isRequired && !isOneOfTwo(name, rules),
      error: words[0],
    },
    /** One for each file that was refused; other fields have one problem. */
    words,
  };
}

/** Of two fields, one must be filled in: neither is optional. The hint of their group says so. */
const isOneOfTwo = (name: string, rules: FieldRules) =>
  rules[name]?.requiredWithout !== undefined ||
  Object.values(rules).some(({ requiredWithout }) => requiredWithout === name);
