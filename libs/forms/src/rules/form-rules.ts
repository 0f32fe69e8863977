import { caseFields, checkCaseFields } from '@raang/contract';
import { caseFileLimits } from '@raang/domain';
import type { FieldRules } from '../check/field-rule';
import { toFieldRules, withFileLimits } from './field-rules';
import { type FormName, formSchemas } from './form-schemas';

/** The rules of a form, for its page: those of its schema, and those across fields. */
export function formRules(name: FormName): FieldRules {
  const rules = toFieldRules(formSchemas[name]);
  return isCaseForm(name) ? withCaseRules(name, rules) : rules;
}

type CaseFormName = keyof typeof caseFields;
export const isCaseForm = (name: FormName): name is CaseFormName => name in caseFields;

/** Asks the contract's own check which of its rules a form has, so that they are not written twice. */
function withCaseRules(name: CaseFormName, rules: FieldRules): FieldRules {
  const codes = checkCaseFields(name, { day: '9999-12-31' }, '2000-01-01').map(({ code }) => code);
  const { email = {}, day, files } = rules;
  return {
    ...rules,
    ...(codes.includes('contact-missing') && { email: { ...email, requiredWithout: 'telephone' } }),
    ...(day && codes.includes('date-in-future') && { day: { ...day, isPast: true } }),
    ...(files && { files: withFileLimits(files, caseFileLimits) }),
  };
}
