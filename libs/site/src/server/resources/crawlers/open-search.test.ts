import { expect, test } from 'vitest';
import { authority } from 'raang:authority';
import { toOpenSearch } from './open-search';

test('a browser learns how to search the site', () => {
  const xml = toOpenSearch({
    name: 'Trains & trams',
    description: 'Lines',
    locale: 'en',
    searchUrl: 'https://www.example.org/en/search',
    iconUrl: 'https://www.example.org/favicon.ico',
  });
  expect(xml).toContain('template="https://www.example.org/en/search?q={searchTerms}"');
  expect(xml).toContain('<ShortName>Trains &#38; trams</ShortName>');
});

test.each(Object.entries(authority.siteName))('the name in %s is short enough: %s', (_, name) => {
  expect([...name].length).toBeLessThanOrEqual(16);
});
