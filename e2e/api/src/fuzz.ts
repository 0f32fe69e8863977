import { apiPrefix, contract, type Example, examples } from '@raang/contract';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the routes of the site, as plain data
import { pageFunctions } from '../../../libs/site/src/addresses/page-functions';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the routes of the site, as plain data
import { pageRoutes } from '../../../libs/site/src/addresses/page-routes';

/** A request as bytes: the path is not normalised by any client. */
export interface FuzzedRequest {
  method: string;
  /** ASCII, without spaces. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer | undefined;
}

/** A random source with a seed (mulberry32), so that a failure can be repeated. */
function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    of: <T>(list: readonly T[]): T => list[below(list.length)]!,
    chance: (p: number) => next() < p,
  };
}

type Random = ReturnType<typeof createRandom>;

const long = 'ก'.repeat(500);

/** Texts that break parsers, queries, paths and layouts. */
const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u202egnp.exe',
  '\u200f\u200e\u2066',
  '\ufeff',
  '\u0301'.repeat(50),
  '👩‍👩‍👧‍👦'.repeat(20),
  'กำ'.normalize('NFD'),
  long,
  'x'.repeat(5000),
  "' or 1=1 --",
  `"; drop table items; --`,
  '%',
  '_%\\',
  '%00',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '//evil.example',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '${7*7}',
  '$(id)',
  '__proto__',
  'constructor',
  'toString',
  '-1',
  '0',
  '1e309',
  'NaN',
  '9007199254740993',
  '99999999999999999999',
  '0x10',
  '1;2',
  '2026-02-30',
  '9999-12-31',
  '-271821-04-20',
  '31/2/2569',
  '24:60',
  'null',
  'true',
  '[object Object]',
  '(a+)+$',
  'a\r\nSet-Cookie: a=b',
  'BL01',
  'bl22',
  'news',
  'blue',
];

/** Values that are not texts, in JSON. */
const values: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  [],
  {},
  [[[[[[]]]]]],
  { constructor: { prototype: { isStaff: true } } },
  Array.from({ length: 300 }, () => 'a'),
  JSON.parse(`${'{"a":'.repeat(200)}1${'}'.repeat(200)}`),
];

/** Tails of paths: overlong UTF-8, broken escapes, mixed separators. */
const tails = [
  '%c0%ae%c0%ae%c0%af',
  '%e0%80%af',
  '%ff%fe',
  '%E0%A4%A',
  '%',
  '%zz',
  '%00',
  '%2e%2e/%2e%2e/etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '..%5c..%5c',
  '....//....//',
  './././/',
  '//',
  '\\',
  ';a=b',
  '%0d%0aSet-Cookie:a=b',
  '%e2%80%ae',
  '%ed%a0%80',
  '?',
  '?&&&=&==',
  '?a[b][c]=d',
  '?page=1&page=2&page=3',
  '#fragment',
  '%23',
  'x'.repeat(3000),
  `${'a/'.repeat(400)}`,
];

const prefixes = [
  ...[
    '/media/',
    '/_ipx/',
    '/_ipx/w_320/',
    '/_ipx/w_99999,h_99999/',
    '/social/',
    '/social/th/',
    '/documents/',
  ],
  ...['/open-data/', '/assets/', '/builds/', '/cases/', '/api/', '/api/v1/', '/api/icons/', '/_serverFn/'],
  ...[
    '/',
    '/th',
    '/en/',
    '/TH/',
    '/th/stations/',
    '/en/updates/',
    '/th/updates/news/',
    '/th/confirm-register/',
  ],
  ...['/.env', '/.git/', '/metrics', '/server.js', '/package.json', '/th-sitemap', '/en/opensearch'],
];

const headersOf = (random: Random): Record<string, string> => ({
  // a network of its own: limits are tested elsewhere
  'x-forwarded-for': `2001:db8:${random.below(65_535).toString(16)}:${random.below(65_535).toString(16)}::1`,
  ...(random.chance(0.2) && {
    'accept-language': random.of(['*', 'th;q=9', 'xx-'.repeat(100), ';;;,,,', '%00']),
  }),
  ...(random.chance(0.2) && {
    cookie: random.of([
      'session=%00',
      'session=a.b.c',
      'case=%7B',
      'consent=9',
      '=;=;',
      `a=${'b'.repeat(3000)}`,
    ]),
  }),
  ...(random.chance(0.1) && { 'if-none-match': random.of(['"', 'W/', '*, *', '"a", "b'.repeat(50)]) }),
  ...(random.chance(0.1) && { 'accept-encoding': random.of(['br;q=x', '*;q=0', 'zstd, nothing', ',,,']) }),
  ...(random.chance(0.1) && { accept: random.of(['application/json', '*/*;q=0', 'text/html;;', 'x']) }),
  ...(random.chance(0.1) && { range: random.of(['bytes=0-', 'bytes=9-1', 'bytes=-', 'lines=1']) }),
  ...(random.chance(0.1) && { host: random.of(['evil.example', 'a@b', '[::1', 'localhost:99999']) }),
  ...(random.chance(0.05) && { forwarded: 'for=evil;proto=javascript;host="a' }),
  ...(random.chance(0.05) && { 'x-forwarded-proto': 'javascript' }),
  ...(random.chance(0.05) && { 'x-request-id': random.of(['a b', 'x'.repeat(500), '{"level":60}']) }),
});

const encode = (text: string) => encodeURIComponent(text.toWellFormed());
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)) ?? '';

/** Escapes as a client does, or leaves the tricks as they are. */
const segment = (random: Random) => (random.chance(0.8) ? encode(random.of(texts)) : random.of(tails));

function queryOf(random: Random, names: readonly string[]): string {
  const chosen = names.filter(() => random.chance(0.5));
  if (random.chance(0.2)) chosen.push(encode(random.of(texts)));
  return chosen.map((name) => `${name}=${segment(random)}`).join('&');
}

const withQuery = (path: string, query: string) =>
  query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;

const formTypes = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'a/b; c',
];

/** A page with parameters, or a post of its form. */
function pageRequest(random: Random): FuzzedRequest {
  const [pattern, route] = random.of(Object.entries(pageRoutes));
  const path = pattern
    .replace('$lang', random.of(['th', 'en']))
    .replaceAll(/\$\w+/g, () =>
      random.chance(0.3) ? random.of(['stations', 'BL01', 'updates', 'news']) : segment(random),
    );
  const target = withQuery(path, queryOf(random, Object.keys(route.search.shape)));
  if (!('form' in route) || random.chance(0.6))
    return { method: 'GET', path: target, headers: headersOf(random) };
  const names = [
    'form',
    'name',
    'email',
    'message',
    'topic',
    'password',
    'csrf',
    'key',
    'station',
    'lostOn',
    'upload',
  ];
  const fields = names.map((name) => [name, random.of(texts).toWellFormed()] as const);
  const type = random.chance(0.7) ? formTypes[0]! : random.of(formTypes);
  return {
    method: 'POST',
    path: target,
    headers: {
      ...headersOf(random),
      'content-type': type,
      ...(random.chance(0.9) && { 'sec-fetch-site': 'same-origin' }),
    },
    body: Buffer.from(
      type.startsWith('multipart')
        ? fields
            .map(([name, text]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`)
            .join('') + random.of(['--x--\r\n', '--x', ''])
        : new URLSearchParams(fields as unknown as string[][]).toString(),
    ),
  };
}

interface Procedure {
  '~orpc': { route: { method?: string; path?: string }; inputSchema?: { shape?: object } };
}

const procedures = Object.entries(contract).flatMap(([feature, members]) =>
  Object.entries(members as unknown as Record<string, Procedure>).map(([name, { '~orpc': definition }]) => ({
    method: definition.route.method ?? 'GET',
    path: definition.route.path ?? '/',
    fields: Object.keys(definition.inputSchema?.shape ?? {}),
    example: (examples as unknown as Record<string, Record<string, Example>>)[feature]?.[name]?.input as
      Record<string, unknown> | undefined,
  })),
);

/** A call of the API: its example with some fields replaced, or other fields. */
function apiRequest(random: Random): FuzzedRequest {
  const { method, path, fields, example } = random.of(procedures);
  const input: Record<string, unknown> = { ...example };
  for (const name of fields.length > 0 ? fields : ['a'])
    if (random.chance(0.4)) input[name] = random.chance(0.3) ? random.of(values) : random.of(texts);
  const pathname = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = random.chance(0.5) ? segment(random) : encode(asText(input[name] ?? 'x'));
    delete input[name];
    return value || 'x';
  });
  const headers = headersOf(random);
  if (method === 'GET') {
    const query = Object.entries(input).map(([name, value]) => `${name}=${encode(asText(value))}`);
    return { method, path: withQuery(apiPrefix + pathname, query.join('&')), headers };
  }
  const body = random.chance(0.85)
    ? JSON.stringify(input)
    : random.of([
        '',
        '{',
        '[]',
        'null',
        '"a"',
        '{"a":1,"a":2}',
        '\u0000',
        '[1e999]',
        '{"__proto__":{"a":1}}',
      ]);
  return {
    method,
    path: apiPrefix + pathname,
    headers: { ...headers, 'content-type': random.chance(0.9) ? 'application/json' : random.of(formTypes) },
    body: Buffer.from(body),
  };
}

function functionRequest(random: Random): FuzzedRequest {
  const [name, { maximumBytes }] = random.of(
    Object.entries(pageFunctions) as [string, { maximumBytes?: number }][],
  );
  const payload = random.chance(0.5)
    ? JSON.stringify({ t: { t: 10, i: 0, p: { k: ['data'], v: [random.of(values)] } }, f: 63, m: [] })
    : random.of([...texts, '{', '[]', 'null']);
  const headers = { ...headersOf(random), 'x-tsr-serverfn': 'true', accept: 'application/json' };
  if (maximumBytes === undefined)
    return { method: 'GET', path: `/_serverFn/${name}?payload=${encode(payload)}`, headers };
  return {
    method: 'POST',
    path: `/_serverFn/${name}`,
    headers: { ...headers, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: Buffer.from(payload.toWellFormed()),
  };
}

const pathRequest = (random: Random): FuzzedRequest => ({
  method: random.chance(0.8)
    ? 'GET'
    : random.of(['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'POST', 'TRACE']),
  path: random.of(prefixes) + random.of(tails) + (random.chance(0.3) ? random.of(tails) : ''),
  headers: headersOf(random),
});

/** Requests over every route and every input; the same for the same seed. */
export function fuzzedRequests(seed: number, count: number): FuzzedRequest[] {
  const random = createRandom(seed);
  const makers = [pageRequest, pageRequest, apiRequest, apiRequest, apiRequest, functionRequest, pathRequest];
  return Array.from({ length: count }, () => random.of(makers)(random));
}
