import { expect, test } from './crawl-test';
import { differencesOfLanguages } from './figures/languages';
import { readFigures } from './figures/read-figures';

test('both languages of a page have the same amounts, times, telephone numbers and days', async ({
  crawl,
}) => {
  const pages = await readFigures(crawl);
  const differences = [...pages.values()]
    .filter(({ locale }) => locale === 'en')
    .flatMap((english) => {
      const thai = pages.get(english.path.replace('/en', '/th'));
      return thai ? differencesOfLanguages(thai, english) : [`${english.path} has no Thai page`];
    });
  expect(differences).toEqual([]);
});
