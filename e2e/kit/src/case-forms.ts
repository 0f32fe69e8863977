import { expect, type Locator, type Page } from '@playwright/test';
import type { Holder } from './account-holder';

export type Lang = 'th' | 'en';

/** The form of the page with a field of this name. */
export const formWith = (page: Page, name: string): Locator =>
  page.getByRole('main').locator(`form:has([name="${name}"])`);

/** Fills in who sends a case. The form itself waits for its human verification, which takes two seconds. */
export async function fillSender(form: Locator, { name, email }: Pick<Holder, 'name' | 'email'>) {
  await form.locator('[name=name]').fill(name);
  await form.locator('[name=email]').fill(email);
}

/** Waits for the human verification, which starts with the first focus, and needs the network. */
export async function proved(form: Locator) {
  const proof = form.locator('[name=verification]');
  if (await form.locator('[id$="-verification"]').count()) await expect(proof).not.toHaveValue('');
}

export const send = (form: Locator) => form.locator('button[type=submit]').click();

/** Waits for the receipt of a case, and returns its reference. */
export async function receiptOf(page: Page, sent: 'mail' | 'page' = 'mail'): Promise<string> {
  await expect(page).toHaveURL(new RegExp(`/contact/lost-tracking\\?reference=[^&]+&sent=${sent}$`));
  const reference = new URL(page.url()).searchParams.get('reference')!;
  await expect(page.getByRole('main')).toContainText(reference);
  return reference;
}

/** Opens the page of a case that this visitor may follow. */
export async function openCase(page: Page, locale: Lang, reference: string) {
  await page.goto(`/${locale}/contact/lost-tracking?reference=${reference}`);
  await expect(page.getByRole('main')).toContainText(reference);
}
