import { expect, type Locator, type Page } from '@playwright/test';

/** Moves the focus with the Tab key. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not reach the field');
}

/** A control where the Tab key stops. */
interface Stop {
  name: string;
  top: number;
  bottom: number;
  left: number;
}

/** Expects the Tab key to stop at every control of the form once, from top to bottom and along each row. */
export async function expectTabOrder(form: Locator): Promise<void> {
  const page = form.page();
  await form.focus();
  const reached: string[] = [];
  let presses = 0;
  for (;;) {
    await page.keyboard.press('Tab');
    const name = await form.evaluate(focusedIn);
    if (name === undefined) break;
    // a browser's own control can have several parts, such as hours and minutes
    if (name !== reached.at(-1)) reached.push(name);
    presses += 1;
    expect(presses, `the Tab key leaves the form after ${reached.join(', ')}`).toBeLessThan(100);
  }
  const stops = await form.evaluate(stopsOf);
  expect(reached).toEqual(stops.map(({ name }) => name));
  for (const [place, next] of stops.entries()) {
    const last = stops[place - 1];
    if (!last) continue;
    const isBelow = next.top >= last.bottom - 1;
    const isBeside = next.top < last.bottom && next.bottom > last.top && next.left > last.left;
    expect(isBelow || isBeside, `${next.name} comes after ${last.name}`).toBe(true);
  }
}

const focusedIn = (form: Element): string | undefined => {
  const focused = document.activeElement;
  if (!focused || focused === form || !form.contains(focused)) return undefined;
  return focused.id || focused.getAttribute('aria-label') || focused.textContent?.trim() || focused.tagName;
};

/** Every control that can be used, in the order of the document. A group of radio buttons is one stop. */
const stopsOf = (form: Element): Stop[] =>
  [...form.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')]
    .filter((control) => control.tabIndex >= 0 && !control.matches(':disabled, [type=hidden]'))
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
      const group = [...form.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${control.name}"]`)];
      return control === (group.find(({ checked }) => checked) ?? group[0]);
    })
    .map((control) => {
      const { top, bottom, left } = control.getBoundingClientRect();
      const name = control.id || control.getAttribute('aria-label') || control.textContent?.trim();
      return { name: name || control.tagName, top: top + scrollY, bottom: bottom + scrollY, left };
    });

/** Expects the focus on the summary of errors, and each of its links to lead into its field. */
export async function expectLeadingSummary(form: Locator): Promise<void> {
  const page = form.page();
  const summary = form.locator('[tabindex="-1"]:focus:has(a[href^="#"])');
  await expect(summary).toBeVisible();
  const targets = await summary
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.slice(1)));
  for (const target of targets) {
    await form.focus();
    await tabTo(page, form.locator(`a[href="#${target}"]`));
    await page.keyboard.press('Enter');
    await expect(form.locator(`[data-field]:has([id="${target}"]) :focus`)).toHaveCount(1);
  }
}

/** Types by keyboard alone, in the order of the fields: a space checks or unchecks the first choice, an arrow chooses. */
export async function typeInto(form: Locator, typed: Readonly<Record<string, string>>): Promise<void> {
  const page = form.page();
  await form.focus();
  for (const [name, keys] of Object.entries(typed)) {
    const id = await form.getAttribute('id');
    const choices = form.locator(`input:is([type=radio], [type=checkbox])[name="${name}"]`);
    await tabTo(page, keys === ' ' ? choices.first() : form.locator(`[id="${id}-${name}"]`));
    if (keys === '↓') await page.keyboard.press('ArrowDown');
    else if (keys === ' ') await page.keyboard.press('Space');
    else {
      await page.keyboard.press('ControlOrMeta+a');
      if (keys) await page.keyboard.type(keys);
      else await page.keyboard.press('Delete');
    }
  }
}

/** Expects Escape to close what opens over the form, and to keep the focus in it. */
export async function expectEscapeCloses(form: Locator): Promise<void> {
  const page = form.page();
  const calendar = form.locator('button[aria-haspopup=dialog]');
  if (await calendar.count()) {
    await calendar.focus();
    await page.keyboard.press('Enter');
    await expect(form.getByRole('grid')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form.getByRole('grid')).toBeHidden();
    await expect(calendar).toBeFocused();
  }
  const station = form.getByRole('combobox', { expanded: false }).and(form.locator('input'));
  if (await station.count()) {
    await station.focus();
    await page.keyboard.type('BL1');
    const opened = form.locator('input[role=combobox][aria-expanded=true]');
    await expect(opened).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
    await expect(station).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Escape');
  }
}
