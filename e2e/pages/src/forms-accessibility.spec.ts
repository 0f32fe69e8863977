import { test } from '@raang/e2e-kit/account-holder';
import { expectEveryState } from './form-states';
import { visitedForms } from './visited-forms';

// the network is lost on purpose, and the server rejects what no browser checks
test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|status of 422/] });

const locales = ['th', 'en'] as const;

for (const [place, [name, arrive]] of Object.entries(visitedForms).entries()) {
  const locale = locales[place % 2]!;

  test(`${name}: accessibility tree, keyboard and every state: ${locale}`, async ({ page, site }) => {
    const form = await arrive(page, site);
    await expectEveryState(page, form, { name, locale, firstLook: Math.floor(place / 2) });
  });
}
