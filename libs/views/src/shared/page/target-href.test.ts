import { siteTarget, sitePage, type SiteTarget } from '@raang/domain';
import { expect, test } from 'vitest';
import { exampleContext } from '../examples/model-context-example';
import { toTargetHref } from './target-href';

const hrefOf = (target: unknown) => toTargetHref(siteTarget.parse(target), exampleContext('th'));

test.each([
  [{ type: 'page', page: 'last-train' }, '/th/search-departure?mode=last'],
  [{ type: 'page', page: 'lost-report' }, '/th/contact/lost-asset'],
  [{ type: 'category', group: 'tickets', category: 'fare-rates' }, '/th/tickets/fare-rates'],
  [{ type: 'item', group: 'updates', category: 'news', id: 'new-fares' }, '/th/updates/news/new-fares'],
  [{ type: 'station', code: 'BL22' }, '/th/stations/BL22'],
  [{ type: 'station', code: 'BL22', facility: 'lift' }, '/th/stations/BL22#facilities'],
  [{ type: 'journey', to: 'BL26' }, '/th/search-departure?to=BL26'],
  [{ type: 'journey', from: 'BL22', to: 'BL26' }, '/th/search-departure?from=BL22&to=BL26'],
])('%j is at %s', (target, href) => {
  expect(hrefOf(target)).toBe(href);
});

test('every page has a path of its own', () => {
  const hrefs = sitePage.options.map((page) => hrefOf({ type: 'page', page } satisfies SiteTarget));
  expect(new Set(hrefs).size).toBe(sitePage.options.length);
});
