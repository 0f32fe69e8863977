import { expect, test } from './visitor-test';

test.use({ hasConsented: false });

const question = 'คุกกี้บนเว็บไซต์นี้';

test('the cookie question is asked once', async ({ visitor }) => {
  await visitor.visit.resize(360, 740);
  await visitor.visit.open('/th');
  await visitor.sees('section', question);
  await visitor.click('section button', 'ยอมรับทั้งหมด');
  await visitor.seesNo('section', question);
  expect(await visitor.visit.evaluate(() => document.cookie, undefined)).toContain(
    'consent=2.necessary.convenience',
  );
  await visitor.visit.open('/th/updates/news');
  await visitor.sees('h1', 'ข่าว');
  await visitor.seesNo('section', question);
});
