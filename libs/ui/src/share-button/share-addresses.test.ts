import { expect, test } from 'vitest';
import { shareAddresses } from './share-addresses';

test.each([
  ['line', 'social-plugins.line.me', 'url', undefined],
  ['facebook', 'www.facebook.com', 'u', undefined],
  ['x', 'x.com', 'url', 'บัตร & ค่าโดยสาร'],
] as const)('%s gets the whole URL with its query', (network, host, parameter, text) => {
  const url = 'https://example.org/th/news?line=blue&page=2#สาระ';
  const shared = new URL(shareAddresses(url, 'บัตร & ค่าโดยสาร')[network]);
  expect(shared.host).toBe(host);
  expect(shared.searchParams.get(parameter)).toBe(url);
  expect(shared.searchParams.get('text') ?? undefined).toBe(text);
});
