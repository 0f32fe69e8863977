import { allowOf } from '@raang/server';
import { readFileSync } from 'node:fs';
import { contract, isPublic } from '@raang/contract';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { switches } from '../../authority/switches';
import { pageFunctions } from '../../addresses/page-functions';
import { type PageRoute, pageRoutes } from '../../addresses/page-routes';
import { createResources } from './resources';

const render = vi.fn(async () => new Response('a page'));
const resourceAt = createResources(render);

/** A sample path of a pattern: `/$lang/stations/$code`, `/stations/{code}`. */
const pathOf = (pattern: string) => pattern.replace('$lang', 'th').replaceAll(/\$\w+|\{\w+\}/g, 'x');

describe('the cache key of a response', () => {
  test.each([
    ['/th/updates/news', '/th/updates/news'],
    ['/th/updates/news?page=2&utm_source=x', '/th/updates/news?page=2'],
    ['/api/v1/categories?x=1', '/api/v1/categories?x=1'],
    ['/_serverFn/loadHome?payload=1', '/_serverFn/loadHome?payload=1'],
    ['/media/0123456789abcdef/train.svg?x=1', '/media/0123456789abcdef/train.svg'],
    ['/en/updates/news/feed.xml?utm_source=x', '/en/updates/news/feed.xml'],
    ['/th/updates/activity/run/calendar.ics', '/th/updates/activity/run/calendar.ics'],
    ['/en/kept-row.json?to=BL15&from=CEN&utm_source=x', '/en/kept-row.json?from=CEN&to=BL15'],
    [
      '/en/kept-row.json?from=CEN&to=BL15&lines=blue.%3Cb%3E&stepFree=yes&prefer=x',
      '/en/kept-row.json?from=CEN&to=BL15&stepFree=yes&lines=blue',
    ],
    ['/_serverFn/sendLike', undefined],
    ['/api/v1/categories/updates/news/items/one/like', undefined],
    ['/api/icons/lucide.json?icons=train', undefined],
    ['/_ipx/f_webp/media/0123456789abcdef/train.jpg', undefined],
    ['/social/th.jpg', undefined],
    ['/sitemap.xml?utm_source=x', '/sitemap.xml'],
    ['/en-sitemap-2.xml', '/en-sitemap-2.xml'],
    ['/robots.txt', '/robots.txt'],
    ['/', undefined],
    ['/nowhere', undefined],
    ['/readyz', undefined],
  ])('of %s is %s', (target, key) => {
    expect(resourceAt(target).key).toBe(key);
  });
});

describe('a resource is public only if it is declared so', () => {
  test.each(Object.entries<PageRoute>(pageRoutes))('the page %s', (route, page) => {
    expect(resourceAt(pathOf(route)).public).toBe(page.public);
  });

  test.each(Object.entries(pageFunctions))('the page function %s', (name, called) => {
    expect(resourceAt(`/_serverFn/${name}`).public).toBe(called.public);
  });

  test.each(
    Object.values(contract)
      .flatMap((feature) => Object.values(feature))
      .map((procedure) => [procedure['~orpc'].route.path!, procedure] as const),
  )('the procedure of %s', (path, procedure) => {
    expect(resourceAt(`/api/v1${pathOf(path)}`).public).toBe(isPublic(procedure));
  });

  test.each([
    '/',
    '/nowhere',
    '/fr/updates/news',
    '/thai/updates/news',
    '/healthz',
    '/readyz',
    '/api/nothing',
    '/_serverFn/nothing',
    '*',
  ])('%s is not public', (target) => expect(resourceAt(target)).toMatchObject({ public: false }));
});

describe('a list of pages for crawlers', () => {
  const listed = [
    '/robots.txt',
    '/.well-known/security.txt',
    '/llms.txt',
    '/sitemap.xml',
    '/index-sitemap.xml',
    '/th-sitemap.xml',
  ];
  test.each([...listed, '/en-sitemap.xml', '/en-sitemap-2.xml', '/th-sitemap-12.xml'])(
    '%s is public',
    (path) => {
      expect(resourceAt(path)).toMatchObject({ public: true, cacheControl: 'public, max-age=300' });
    },
  );

  test.each(['/fr-sitemap.xml', '/th-sitemap-1.xml', '/th-sitemap-02.xml', '/sitemap-th.xml', '/toString'])(
    '%s is not one',
    (path) => expect(resourceAt(path).public).toBe(false),
  );
});

test.each([
  ['/th/search?q=a', 'searches'],
  ['/_serverFn/loadSuggestions?payload=1', 'searches'],
  ['/api/v1/journeys?from=BL01&to=BL13', 'searches'],
  ['/th/kept-row.json?from=BL01&to=BL13', 'searches'],
  ['/healthz', 'health'],
  ['/api/csp-reports', 'reports'],
  ['/th/stations/BL01', undefined],
])('%s is limited as %s', (target, purpose) => {
  expect(resourceAt(target).purpose).toBe(purpose);
});

test.each([
  ['/th/stations/BL01?x=secret', '/$lang/stations/$code'],
  ['/th/confirm-register/secret', '/$lang/confirm-register/$token'],
  ['/api/v1/stations/secret/departures?x=a', '/api/v1/stations/{code}/departures'],
  ['/th/kept-row.json?from=secret', '/$lang/kept-row.json'],
  ['/cases/LP-1/0b7e1d9c-6b0f-4a3c-9a51-0d4ff1f0a001', '/cases/{reference}/{file}'],
  ['/_ipx/w_320/a.png', '/_ipx/'],
  ['/secret', 'no page'],
  ['/th/secret', '/$lang/*'],
  ['/_serverFn/constructor', '/_serverFn/'],
])('the resource of %s is called %s, without what the client wrote', (target, name) => {
  expect(resourceAt(target).name).toBe(name);
});

describe('the methods of a URL', () => {
  test.each([
    ['/th', 'GET, HEAD'],
    ['/th/cookie-policy', 'GET, HEAD, POST'],
    ['/nowhere', 'GET, HEAD'],
    ['/healthz', 'GET, HEAD'],
    ['/sitemap.xml', 'GET, HEAD'],
    ['/media/0/a.svg', 'GET, HEAD'],
    ['/th/updates/news/feed.json', 'GET, HEAD'],
    ['/documents/0/a.pdf', 'GET, HEAD'],
    ['/_serverFn/loadHome', 'GET, HEAD'],
    ['/_serverFn/sendLike', 'POST'],
  ])('%s: %s', (target, allow) => {
    expect(allowOf(resourceAt(target))).toBe(allow);
  });
});

test('what the site does not have is refused before a body is read, whatever the method', () => {
  const paths = ['/_serverFn/abc', '/_serverFn/constructor', '/api/nothing', '/api/v1/nothing', 'nothing'];
  const statuses = paths.map((path) => [path, resourceAt(path).refusal?.status]);
  expect(Object.fromEntries(statuses)).toEqual({
    '/_serverFn/abc': 404,
    '/_serverFn/constructor': 404,
    '/api/nothing': 404,
    '/api/v1/nothing': 404,
    nothing: 400,
  });
});

describe('a page has one canonical URL', () => {
  test.each([
    ['/th/', '/th'],
    ['/th/updates/news///?page=2', '/th/updates/news?page=2'],
    ['/TH/updates', '/th/updates'],
    ['/En', '/en'],
    ['/EN/map/?layer=lifts', '/en/mrt-map?layer=lifts'],
    ['/EN/updates/news/feed.xml', '/en/updates/news/feed.xml'],
    ['//example.org', '/example.org'],
    ['///example.org/th/', '/example.org/th'],
    ['//', '/'],
    ['/\\example.org', '/example.org'],
  ])('%s redirects to %s', async (target, location) => {
    const response = await resourceAt(target).answer(new Request('http://localhost'));
    expect([response.status, response.headers.get('location')]).toEqual([308, location]);
  });

  test.each(['/', '/th', '/th/updates/news?page=2', '/th/THE'])('%s does not redirect', async (target) => {
    render.mockClear();
    await resourceAt(target).answer(new Request('http://localhost'));
    expect(render).toHaveBeenCalledTimes(1);
  });
});

describe('the mailbox of developers', () => {
  afterEach(() => void vi.unstubAllEnvs());
  const paths = ['/mailbox', '/mailbox/0a', '/mailbox/0a.html'];

  test.each(paths)('has %s in development, and it is private', (path) => {
    vi.stubEnv('DEV', true);
    expect(resourceAt(path)).toMatchObject({ methods: ['GET'], public: false });
    expect(resourceAt(path).refuse).toBeUndefined();
  });

  test.each(paths)('does not have %s in a build', async (path) => {
    vi.stubEnv('DEV', false);
    await expect(resourceAt(path).answer(new Request('http://localhost'))).rejects.toMatchObject({
      status: 404,
    });
  });
});

it('serves every page of the router', () => {
  const tree = readFileSync(new URL('../../routeTree.gen.ts', import.meta.url), 'utf8');
  const [, union = ''] = /\bto:\n([\s\S]*?)\n {2}id:/.exec(tree) ?? [];
  const routes = [...union.matchAll(/'([^']+)'/g)].map(([, route]) => route!);
  expect(routes.filter((route) => route !== '/').toSorted()).toEqual(Object.keys(pageRoutes).toSorted());
});

describe('a part that the authority switches off', () => {
  const parts = { ...switches };
  afterEach(() => Object.assign(switches, parts));

  it.each([
    ['accounts', ['/th/login', '/en/register', '/th/profile', '/en/set-password/x']],
    ['accounts', ['/_serverFn/loadProfile', '/_serverFn/loadAccountMenu']],
    ['assistant', ['/_serverFn/askAssistant']],
    ['likes', ['/_serverFn/sendLike']],
  ] as const)('%s has no page and no page function: %s', async (part, paths) => {
    for (const isOn of [true, false]) {
      switches[part] = isOn;
      for (const path of paths) {
        const { name, answer, methods } = resourceAt(path);
        const request = new Request(new URL(path, 'https://www.example.org'), { method: methods[0]! });
        if (isOn) expect(name, path).not.toBe('no page');
        else await expect(answer(request), path).rejects.toMatchObject({ status: 404 });
      }
    }
    expect(resourceAt('/th').name).toBe('/$lang');
  });
});
