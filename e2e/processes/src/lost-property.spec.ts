import type { Page } from '@playwright/test';
import { type Holder, register } from '@raang/e2e-kit/account-holder';
import { fillSender, formWith, type Lang, openCase, receiptOf, send } from '@raang/e2e-kit/case-forms';
import { type DeskDatabase, type DeskSite, expect, test } from '@raang/e2e-kit/desk-site';
import { noisePicture } from '@raang/e2e-kit/noise-picture';
import { registerUmbrella } from '@raang/e2e-kit/register-find';
import { openPage } from '@raang/e2e-kit/site-test';
import { siteDay, typedSiteDay } from './site-day';

const main = (page: Page) => page.getByRole('main');

const words = {
  en: {
    day: 'Date',
    photos: /^Photos of the item/,
    sent: 'Sent',
    report: 'report of a lost item',
    statuses: {
      matched: 'Possible match',
      claimed: 'Claim under review',
      appointed: 'Collection arranged',
      returned: 'Returned',
    },
    reasons: ['Same kind of item', 'Same colour', 'Found on the line that you named', 'Similar description'],
    description: 'Folding umbrella, navy blue, with a handle of bamboo',
    colour: 'navy blue',
    place: 'Lost property desk, Phahon Yothin station',
  },
  th: {
    day: 'วันที่',
    photos: /^ภาพถ่ายของสิ่งของ/,
    sent: 'ส่งแล้ว',
    report: 'เรื่องแจ้งของหาย',
    statuses: {
      matched: 'พบของที่อาจเป็นของท่าน',
      claimed: 'กำลังตรวจสอบคำขอรับคืน',
      appointed: 'นัดรับของแล้ว',
      returned: 'คืนของแล้ว',
    },
    reasons: ['สีเดียวกัน'],
    description: 'ร่มพับสีกรมท่า ด้ามไม้ไผ่',
    colour: 'กรมท่า',
    place: 'ห้องรับของหาย สถานีพหลโยธิน',
  },
};

/** A detail that only the owner and the desk know. */
const marks = 'initials S.K. under the handle';

interface Visitor {
  locale: Lang;
  javaScriptEnabled: boolean;
}

/** The way of an umbrella from the loss to its return, with a mail for each step. */
async function loseAndCollect(page: Page, site: DeskSite, visitor: Visitor) {
  const { locale } = visitor;
  const text = words[locale];
  const owner = await register(page, { site, locale });
  const reference = await test.step('the report', () => reportLoss(page, owner, visitor));

  await test.step('the case is one of the account', async () => {
    await page.goto(`/${locale}/profile`);
    await main(page).getByRole('link', { name: reference }).click();
    await expect(page).toHaveURL(`/${locale}/contact/lost-tracking?reference=${reference}`);
    await expect(main(page).getByRole('link', { name: /^umbrella-[12]\./ })).toHaveCount(2);
  });

  const item = await test.step('the desk registers and matches an umbrella', async () => {
    const id = await registerUmbrella(site, {
      foundOn: siteDay(-1),
      keptUntil: siteDay(89),
      description: `${words.th.description} ปักอักษร S.K.`,
    });
    const matches = await site.desk('matches', reference);
    const match = matches.find(({ foundItem }: { foundItem: { id: string } }) => foundItem.id === id);
    const kinds = match.reasons.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['category', 'colour', 'line', 'time', 'words']));
    await site.desk('match', reference, id);
    return id;
  });

  await test.step('the owner claims it', async () => {
    await openCase(page, locale, reference);
    await expect(main(page)).toContainText(text.statuses.matched);
    await expect(main(page)).toContainText(item);
    for (const reason of text.reasons) await expect(main(page)).toContainText(reason);
    const form = formWith(page, 'proof');
    await form.locator('[name=proof]').fill(marks);
    await send(form);
    await expect(main(page)).toContainText(text.statuses.claimed);
  });

  await test.step('the desk arranges the collection', async () => {
    await site.desk('appoint', reference, '--at', `${siteDay(2)}T10:00:00+07:00`, '--place', text.place);
    await openCase(page, locale, reference);
    await expect(main(page)).toContainText(text.place);
  });

  await test.step('the umbrella is returned', async () => {
    await site.desk('move', reference, 'returned');
    await openCase(page, locale, reference);
    await expect(main(page).locator('[aria-current=step]')).toContainText(text.statuses.returned);
    const { items } = await (await page.request.get('/api/v1/found-items')).json();
    expect(items.map(({ id }: { id: string }) => id)).not.toContain(item);
  });

  await test.step('each step had its mail, in one thread', async () => {
    const { matched, claimed, appointed, returned } = text.statuses;
    const statuses = [matched, claimed, appointed, returned];
    // mails of the same second have no order
    for (const status of statuses) await site.mailbox.messageTo(owner.email, status);
    const mails = (await site.mailbox.messagesTo(owner.email)).filter(({ subject }) =>
      subject.includes(reference),
    );
    // the first of a thread refers to none
    const [receipt] = mails.filter(({ references }) => !references);
    const later = mails.filter(({ references }) => references);
    expect(receipt!.subject.toLowerCase()).toContain(text.report);
    expect(receipt!.inReplyTo).toBeUndefined();
    expect(later.map(({ subject }) => subject.split(': ')[1]).toSorted()).toEqual(statuses.toSorted());
    for (const { references, inReplyTo } of later)
      expect([references, inReplyTo]).toEqual([receipt!.messageId, receipt!.messageId]);
    for (const mail of mails) {
      expect(mail.html).toContain(`<html lang="${locale}"`);
      expect(mail.text).toContain(`${site.address}/${locale}/contact/lost-tracking?reference=${reference}`);
      // a mail may reach a stranger
      expect(mail.text + mail.html).not.toMatch(/S\.K\.|bamboo|ไม้ไผ่/);
    }
    expect((await site.mailbox.messageTo(owner.email, appointed)).text).toContain(text.place);
  });
}

/** Reports a lost umbrella with two photos. */
async function reportLoss(page: Page, owner: Holder, visitor: Visitor): Promise<string> {
  const { locale } = visitor;
  const text = words[locale];
  const address = `/${locale}/contact/lost-asset`;
  await (visitor.javaScriptEnabled ? openPage(page, address) : page.goto(address));
  const form = formWith(page, 'description');
  await form.locator('[name=category]').selectOption('umbrella');
  await form.locator('[name=description]').fill(text.description);
  await form.locator('[name=colour]').fill(text.colour);
  await form.locator('[name=marks]').fill(marks);
  const day = form.getByLabel(text.day, { exact: true });
  await day.fill(typedSiteDay(-2));
  await form.locator('[name=line]').selectOption('blue');
  await attachPhotos(page, visitor);
  await fillSender(form, owner);
  await send(form);
  return receiptOf(page);
}

/** Without JavaScript the form itself sends them. */
async function attachPhotos(page: Page, { locale, javaScriptEnabled }: Visitor) {
  const { photos, sent } = words[locale];
  const input = formWith(page, 'description').locator('input[type=file]');
  const files = [noisePicture('umbrella-1.png', 600), noisePicture('umbrella-2.png', 600)];
  if (!javaScriptEnabled) return input.setInputFiles(files);
  // slow enough to see how far it is
  const devtools = await page.context().newCDPSession(page);
  const speed = { offline: false, latency: 0, downloadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: 500_000 });
  await page.getByLabel(photos).setInputFiles(files);
  await expect(page.getByRole('progressbar')).toHaveCount(2);
  await expect(page.getByText(sent, { exact: true })).toHaveCount(2);
  await devtools.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: -1 });
}

/** The files of the enhanced form reach one process, and its other fields may reach the other. */
const runs: { database: DeskDatabase; locale: Lang; javaScriptEnabled: boolean }[] = [
  { database: 'embedded', locale: 'th', javaScriptEnabled: false },
  { database: 'PostgreSQL with two processes', locale: 'en', javaScriptEnabled: true },
];

for (const { database, locale, javaScriptEnabled } of runs)
  test.describe(`${database}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    // a command of the desk takes seconds
    test.describe.configure({ timeout: 300_000 });
    test.use({ database, actionTimeout: 30_000, javaScriptEnabled });

    test(`lost, matched, claimed, collected: ${locale}`, ({ page, site }) =>
      loseAndCollect(page, site, { locale, javaScriptEnabled }));
  });
