import { expect, userEvent } from 'storybook/test';

type Values = Readonly<Record<string, string>>;

/** More keys than any form needs. */
const mostTabs = 80;

/**
 * Fills in a form with the keyboard alone, in the order of the Tab key, and sends it with Enter. A field without a value
 * is passed over.
 */
export async function fillByKeyboard(form: HTMLFormElement, values: Values) {
  const rest = new Map(Object.entries(values));
  for (let tab = 0; tab < mostTabs; tab++) {
    await userEvent.tab();
    const active = document.activeElement as HTMLInputElement | null;
    if (!active || !form.contains(active)) continue;
    if (active.type === 'submit') break;
    const name = nameOf(active, form.id);
    const value = rest.get(name);
    if (value === undefined || /^(button|file)$/.test(active.type)) continue;
    // each checkbox of a group has its own stop
    if (active.type === 'checkbox' && active.value !== value) continue;
    rest.delete(name);
    await enter(active, value);
  }
  await expect([...rest.keys()], 'every field can be reached').toEqual([]);
  await expect(document.activeElement).toHaveAttribute('type', 'submit');
  await userEvent.keyboard('{Enter}');
}

/** The name is on a hidden field where a part has state of its own, so its id tells. */
const nameOf = (control: HTMLInputElement, form: string) =>
  control.name || control.id.replace(`${form}-`, '');

async function enter(control: HTMLInputElement | HTMLSelectElement, value: string) {
  if (control instanceof HTMLSelectElement) return userEvent.selectOptions(control, value);
  if (control.type === 'radio') return choose(control, value);
  if (control.type === 'checkbox') return userEvent.keyboard(' ');
  await userEvent.keyboard(value.replaceAll(/[{[]/g, '$&$&'));
  if (control.getAttribute('role') === 'combobox') await userEvent.keyboard('{Enter}');
}

async function choose(first: HTMLInputElement, value: string) {
  if (first.value === value) return userEvent.keyboard(' ');
  for (let key = 0; key < mostTabs && (document.activeElement as HTMLInputElement).value !== value; key++)
    await userEvent.keyboard('{ArrowDown}');
}
