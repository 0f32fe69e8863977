import { test } from './visitor-test';

test('the address of a guide opens it, and shows its text', async ({ visitor }) => {
  await visitor.visit.open('/en/travel/security#guide-lift');
  await visitor.sees('#guide-lift li', /Press the button once/);
});
