import { expectAccessibleInLook, looks } from '@raang/e2e-kit/accessibility';
import { templateExamples } from '@raang/e2e-kit/site-pages';
import { expect, openPage, test } from '@raang/e2e-kit/visited-pages';

// each template in one look, so that all looks take turns; the pages project has every page and look
for (const [index, { path, template }] of templateExamples.entries()) {
  const look = looks[index % looks.length]!;

  test(`a page of the template “${template || 'home'}” opens and passes axe (${look.locale}, ${look.colorScheme}, ${look.width} px)`, async ({
    page,
  }) => {
    expect((await openPage(page, `/${look.locale}${path}`))?.status()).toBe(200);
    await expectAccessibleInLook(page, look);
  });
}
