import { templateExamples } from './site-pages';
import { expect, openPage, test } from './visited-pages';

for (const [index, { path, template, heading }] of templateExamples.entries()) {
  const locale = (['th', 'en'] as const)[index % 2]!;

  test(`the template ${template || 'of the home page'} hydrates without errors: /${locale}${path}`, async ({
    page,
  }) => {
    expect((await openPage(page, `/${locale}${path}`))?.status()).toBe(200);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveCount(1);
    if (heading) await expect(title).toHaveText(heading[locale]);
  });
}
