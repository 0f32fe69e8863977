import type { FieldRules } from '../check/field-rule';

/** Texts by field. */
export type Values = Readonly<Record<string, readonly string[]>>;

/**
 * What a person has typed so far. Not passwords, which never stay on a device, and not files, which the device has.
 * Fields that still have their first value are left out.
 */
export function typedValues(form: HTMLFormElement, rules: FieldRules, initial: Values): Values {
  const data = new FormData(form);
  return Object.fromEntries(
    Object.entries(rules)
      .filter(([name, rule]) => !rule.isExact && name !== 'files')
      .map(([name]) => [name, data.getAll(name).filter((value) => typeof value === 'string' && value !== '')])
      .filter(([name, texts]) => !isSame(texts as string[], initial[name as string] ?? [])),
  ) as Values;
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');

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
