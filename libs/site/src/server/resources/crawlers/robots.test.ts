import { describe, expect, it, test } from 'vitest';
import { pageRoutes } from '../../../addresses/page-routes';
import { toRobots } from './robots';

const robots = (edition: 'demonstration' | 'official') =>
  toRobots({ publicUrl: 'https://www.example.org', edition });
const lines = robots('official').split('\n');
const disallowed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
const isDisallowed = (path: string) => disallowed.some((start) => path.startsWith(start));

it('keeps crawlers out of a demonstration, says why, and names no sitemap', () => {
  expect(robots('demonstration')).toMatch(/^# A demonstration, .*\nUser-agent: \*\nDisallow: \/\n$/);
});

it('allows everything else, and names the sitemap by its absolute URL', () => {
  expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /']);
  expect(lines.slice(-3)).toEqual(['', 'Sitemap: https://www.example.org/sitemap.xml', '']);
});

describe('disallows private pages only', () => {
  test.each(Object.entries(pageRoutes))('%s', (route, page) => {
    for (const locale of ['th', 'en']) {
      const path = route.replace('$lang', locale).replaceAll(/\$\w+/g, 'x');
      expect([path, isDisallowed(path)]).toEqual([path, !page.public]);
    }
  });

  test.each([
    ['/en/profile/export.json', true],
    ['/th/logout', true],
    ['/cases/L-7K3M-9PW4/file', true],
    ['/', false],
    ['/api/docs', false],
    ['/assets/client.js', false],
    ['/_serverFn/loadHome', false],
  ])('%s: %s', (path, is) => expect(isDisallowed(path)).toBe(is));
});
