import { expect, test } from '@playwright/test';

// the site has no scripts: forms work like this for everybody
for (const { locale, send, problem, received, message } of [
  {
    locale: 'en',
    send: 'Send message',
    problem: 'Message',
    received: 'We have received your message',
    message: 'The machine at Lighthouse gave no change.',
  },
  {
    locale: 'th',
    send: 'ส่งข้อความ',
    problem: 'ข้อความ',
    received: 'เราได้รับข้อความของท่านแล้ว',
    message: 'เครื่องจำหน่ายตั๋วที่สถานีประภาคารไม่ทอนเงิน',
  },
])
  test(`a message arrives, and an incomplete one comes back as it was typed: ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/contact`);
    const fill = (name: string, value: string) => page.locator(`[name=${name}]`).fill(value);
    await page.locator('[name=topic]').first().check({ force: true });
    await fill('name', 'Ana Reis');
    await fill('email', 'ana@example.org');
    await page.getByRole('button', { name: send }).click();

    await expect(page.getByRole('alert').or(page.getByRole('main')).getByText(problem).first()).toBeVisible();
    await expect(page.locator('[name=message]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[name=email]')).toHaveValue('ana@example.org');
    await expect(page.locator('[name=topic]').first()).toBeChecked();

    await fill('message', message);
    await page.getByRole('button', { name: send }).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/contact/received\\?reference=`));
    await expect(page.getByText(received)).toBeVisible();
    await expect(page.getByText(new URL(page.url()).searchParams.get('reference')!.slice(-4))).toBeVisible();
  });
