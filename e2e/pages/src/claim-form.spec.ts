import { useCookies } from '@raang/e2e-kit/account-holder';
import { sendCase } from '@raang/e2e-kit/case-post';
import { test } from '@raang/e2e-kit/desk-site';
import { expectEveryState } from './form-states';
import { registerUmbrella } from '@raang/e2e-kit/register-find';

// the network is lost on purpose
test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

test('claim: accessibility tree, keyboard and every state: th', async ({ page, site }) => {
  // a command of the desk takes seconds
  test.setTimeout(300_000);
  const { reference, cookie } = await sendCase(site);
  const item = await registerUmbrella(site, {
    foundOn: '2026-01-06',
    keptUntil: '2026-04-06',
    description: 'Green umbrella, wooden handle',
  });
  await site.desk('match', reference, item);
  await useCookies(page, site, cookie);
  const form = {
    path: `contact/lost-tracking?reference=${reference}`,
    typed: { proof: 'S.K. is engraved below the handle' },
    receipt: /reference=[^&]+$/,
  };
  await expectEveryState(page, form, { name: 'claim', locale: 'th' });
});
