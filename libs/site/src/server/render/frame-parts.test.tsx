import { beforeAll, expect, it } from 'vitest';
import { loadWords } from '../../language/words';
import { addFrameParts, footerHtml, frameLinks, menuHtml } from './frame-parts';

const linksOf = (news: string) => ({
  menuPages: [{ label: 'Map', href: '/en/mrt-map' }],
  groups: [{ title: 'Updates', links: [{ label: news, href: '/en/updates/news' }] }],
  sitemap: [{ title: 'Updates', links: [{ label: news, href: '/en/updates/news' }] }],
  contact: {
    title: 'MRTA',
    address: '175 Rama IX Road',
    telephone: { text: '0 2716 4000', href: 'tel:027164000' },
    website: { text: 'www.example.org', href: 'https://www.example.org' },
  },
  copyright: '© 2026',
  policies: [],
  lines: ['blue'],
});

beforeAll(() => loadWords('en'));

it('gives equal links the same name, and changed links another with their own HTML', () => {
  const [one, same, changed] = [linksOf('News'), linksOf('News'), linksOf('Latest news')].map((links) =>
    addFrameParts('en', links),
  );
  expect(same).toBe(one);
  expect(changed).not.toBe(one);
  expect(footerHtml(one!)).not.toContain('Latest');
  expect(footerHtml(changed!)).toContain('Latest news');
  expect(menuHtml(changed!, '/en')).toContain('Latest news');
  expect(frameLinks(changed!).sitemap[0]!.links[0]!.label).toBe('Latest news');
});

it.each([
  ['/en/updates/news', ['/en/updates/news']],
  ['/en/updates/news/an-item', ['/en/updates/news']],
  ['/en/updates/newsletter', []],
  ['/en/mrt-map', ['/en/mrt-map']],
])('the menu of %s marks %j', (path, current) => {
  const html = menuHtml(addFrameParts('en', linksOf('News')), path);
  const links = [...html.matchAll(/<a href="([^"]+)"( aria-current="true")?/g)];
  expect(links.filter(([, , mark]) => mark).map(([, href]) => href)).toEqual(current);
});

it('does not guess a version that it has not seen', () => {
  expect(() => footerHtml('unknown')).toThrow('addFrameParts');
});
