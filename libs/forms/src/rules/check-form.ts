import { checkCaseFields, fieldProblemOf } from '@raang/contract';
import type { z } from 'zod';
import type { CheckedProblem } from '../check/check-fields';
import type { FieldInput } from '../check/field-rule';
import { stationFields } from '../check/chosen-station';
import { type Reading, readFields } from '../check/read-fields';
import { formRules, isCaseForm } from './form-rules';
import { type FormName, type FormSchemas, formSchemas } from './form-schemas';

/** Either the fields as the API takes them, or the problems, at most one for each field. */
export type CheckedForm<Name extends FormName> =
  { fields: z.output<FormSchemas[Name]>; problems?: never } | { fields?: never; problems: CheckedProblem[] };

/**
 * The server's check of a posted form.
 * @param today the current day at the network, `YYYY-MM-DD`
 */
export function checkForm<Name extends FormName>(
  name: Name,
  form: FormData,
  { today, ...reading }: Reading & { today: string },
): CheckedForm<Name> {
  const input = readFields(formRules(name), form, reading);
  const given = withoutEmpty(input);
  const result = formSchemas[name].safeParse(given);
  const problems = [
    ...(result.error?.issues ?? []).map((issue) => ({
      field: String(issue.path[0] ?? ''),
      code: fieldProblemOf(issue, given),
    })),
    ...unknownStations(input, reading.stations),
    ...(isCaseForm(name) ? checkCaseFields(name, input as Parameters<typeof checkCaseFields>[1], today) : []),
  ];
  if (result.success && problems.length === 0) return { fields: result.data as z.output<FormSchemas[Name]> };
  return { problems: problems.filter(({ field }, i) => problems.findIndex((p) => p.field === field) === i) };
}

/** A name that is no code may still look like one. */
function unknownStations(input: FieldInput, stations: Reading['stations']): CheckedProblem[] {
  const isUnknown = (text: string) => stations?.every(({ code }) => code !== text) ?? false;
  return stationFields.flatMap((field) =>
    [input[field] ?? []].flat().some(isUnknown) ? [{ field, code: 'invalid' as const }] : [],
  );
}

const withoutEmpty = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
