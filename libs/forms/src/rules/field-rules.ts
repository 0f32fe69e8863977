import { caseReference, type caseFileLimits, clockTime } from '@raang/domain';
import type { z } from 'zod';
import type { FieldRule, FieldRules } from '../check/field-rule';

/**
 * The rules of a form's schema, as JSON for its page.
 * @throws Error for a rule of the schema that has no counterpart here, so that no form is laxer than its schema
 */
export function toFieldRules(schema: z.ZodObject): FieldRules {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => {
      try {
        return [name, ruleOf(field as z.core.$ZodTypes, { isRequired: true })];
      } catch (error) {
        throw new Error(`No rule for the field "${name}"`, { cause: error });
      }
    }),
  );
}

type Check = z.core.$ZodChecks | z.core.$ZodCustom;

/** A text's meaning that its checks do not show. */
const typeOf = new Map<unknown, FieldRule['type']>([
  [clockTime, 'time'],
  [caseReference, 'reference'],
]);

function ruleOf(schema: z.core.$ZodTypes, { isRequired, ...outer }: FieldRule): FieldRule {
  const { def } = schema._zod;
  const inner = (next: z.core.$ZodType, rule: FieldRule = { ...outer, ...(isRequired && { isRequired }) }) =>
    ruleOf(next as z.core.$ZodTypes, rule);
  switch (def.type) {
    case 'optional':
    case 'default':
      return inner(def.innerType, outer);
    case 'pipe':
      return { ...inner(def.in), ...inner(def.out) };
    case 'enum':
      return { ...outer, ...(isRequired && { isRequired }), options: Object.values(def.entries).map(String) };
    case 'array':
      return { ...listRule(schema as z.core.$ZodArray), ...outer };
    case 'union':
      return def.options.map((option) => inner(option)).reduce(either);
    case 'string': {
      const type = typeOf.get(schema);
      const checks = checksOf(schema as z.core.$ZodString);
      const rule: FieldRule = { ...outer, ...(isRequired && { isRequired }), ...(type && { type }) };
      const isTrimmed = checks.some(({ _zod }) => _zod.def.check === 'overwrite');
      const isFormat = checks.some(({ _zod }) => _zod.def.check === 'string_format');
      return checks.reduce(withCheck, isTrimmed || isFormat ? rule : { ...rule, isExact: true });
    }
    default:
      throw new Error(`The schema type "${def.type}" has no field rule.`);
  }
}

/** A format such as z.email() is a check too. */
function checksOf(schema: z.core.$ZodString): Check[] {
  const { checks = [] } = schema._zod.def;
  const own = 'check' in schema._zod.def ? [schema] : [];
  return [...own, ...checks] as Check[];
}

function withCheck(rule: FieldRule, { _zod: { def } }: Check): FieldRule {
  switch (def.check) {
    case 'overwrite':
      return rule;
    case 'min_length':
      return { ...rule, minLength: def.minimum };
    case 'max_length':
      return { ...rule, maxLength: def.maximum };
    case 'string_format':
      if (def.format === 'date') return { ...rule, type: 'date' };
      return {
        ...rule,
        ...(def.format === 'email' && { type: 'email' as const }),
        ...(def.pattern && { pattern: def.pattern.source }),
      };
    case 'custom':
      if (codeOf(def) === 'telephone') return { ...rule, type: 'tel' };
      // refines a format that the browser checks by its own function, as the check symbol of a reference
      if (rule.type === 'date' || rule.type === 'reference') return rule;
      throw new Error(`The check with the code "${codeOf(def)}" has no field rule.`);
    default:
      throw new Error(`The check "${def.check}" has no field rule.`);
  }
}

const codeOf = (def: object): unknown => (def as { params?: { code?: unknown } }).params?.code;

/** A list of texts: the rule of each, and how many. */
function listRule(schema: z.core.$ZodArray): FieldRule {
  const { element, checks = [] } = schema._zod.def;
  const each = ruleOf(element as z.core.$ZodTypes, {});
  return (checks as Check[]).reduce<FieldRule>(
    (rule, { _zod: { def } }) => {
      if (def.check !== 'max_length')
        throw new Error(`The check "${def.check}" of a list has no field rule.`);
      return { ...rule, maximumCount: def.maximum };
    },
    { ...each, isList: true },
  );
}

/** A contact: the e-mail address's pattern, or a telephone number. */
function either(one: FieldRule, other: FieldRule): FieldRule {
  if (one.type !== 'email' || other.type !== 'tel')
    throw new Error('The only union with a field rule is e-mail or telephone.');
  return { ...one, type: 'contact', maxLength: Math.max(one.maxLength ?? 0, other.maxLength ?? 0) };
}

/** Adds the limits of uploaded files, which are ids in the schema. */
export function withFileLimits(rule: FieldRule, limits: typeof caseFileLimits): FieldRule {
  return { ...rule, accept: limits.mediaTypes, maximumBytes: limits.bytes };
}
