import type { FieldRules } from '../check/field-rule';

/** Texts by field. */
export type Values = Readonly<Record<string, readonly string[]>>;

/** Uploaded files: id and name of each. */
const fileNames = 'fileNames';

/**
 * What a person has typed so far, with the uploaded files. Not passwords, which never stay on a device. Fields that still
 * have their first value are left out.
 */
export function typedValues(form: HTMLFormElement, rules: FieldRules, initial: Values): Values {
  const data = new FormData(form);
  const names = Object.entries(rules).flatMap(([name, rule]) => (rule.isExact ? [] : [name]));
  return Object.fromEntries(
    [...names, ...(rules['files'] ? [fileNames] : [])]
      .map((name) => [name, textsOf(data, name)] as const)
      .filter(([name, texts]) => !isSame(texts, initial[name] ?? [])),
  );
}

export const textsOf = (data: FormData, name: string): string[] =>
  data.getAll(name).filter((value) => typeof value === 'string' && value !== '') as string[];

/** Without the files, which the server no longer has. */
export function withoutFiles(values: Values): Values {
  const { files: _ids, [fileNames]: _names, ...rest } = values;
  return rest;
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');

/** Whether two forms have the same texts. */
export function areSame(one: Values, other: Values): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name] ?? [], other[name] ?? []));
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Puts texts into the native controls of a form. Controls with state of their own read the form's context. */
export function fillControls(form: HTMLFormElement, values: Values): void {
  for (const [name, texts] of Object.entries(values))
    for (const control of controlsOf(form, name)) {
      if (control.type === 'hidden' || control.type === 'file') continue;
      if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type))
        control.checked = texts.includes(control.value);
      else control.value = texts[0] ?? '';
      // for what counts and checks as people type
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
}

/** Names are sought by hand: a form's `elements` are a radio list for one name and an element for another. */
function controlsOf(form: HTMLFormElement, name: string): Control[] {
  return [...form.elements].filter((element): element is Control => (element as Control).name === name);
}
