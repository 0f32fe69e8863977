/** A request that tries to cost more than it looks. */
export interface Adversary {
  name: string;
  method?: 'GET' | 'POST';
  target: string;
  headers?: Record<string, string>;
  body?: string;
}

const times = (text: string, count: number) => text.repeat(count);
/** %-encoded, as long as a target may be. */
const query = (text: string) =>
  encodeURIComponent(times(text, 4000))
    .slice(0, 3900)
    .replace(/%[0-9A-F]?$/, '');
const form = 'application/x-www-form-urlencoded';
const json = 'application/json';
const multipart = 'multipart/form-data; boundary=limit';

const targets = {
  '31,000 slashes': `/th${times('/', 31_000)}a`,
  '15,000 slashes': `/th${times('/', 15_000)}a`,
  '4,000 slashes': times('/', 4000),
  'slashes before a letter': `/TH${times('/', 4000)}a`,
  'many segments': `/th/${times('a/', 2000)}`,
  'dots between slashes': `/th${times('/..', 1300)}`,
  'encoded slashes': `/th/${times('%2f', 1300)}`,
  'broken escapes': `/th/${times('%', 4000)}`,
  'bytes of no letter': `/th/${times('%ff', 1300)}`,
  backslashes: `/th/${times('\\', 4000)}`,
  'modifiers of a picture': `/_ipx/${times('w_1,', 980)}/a.png`,
  'names of icons': `/api/icons/lucide.json?icons=${times('a-', 1900)}`,
  'a list of icons': `/api/icons/lucide.json?icons=${times('a,', 1900)}`,
  'braces under the API': `/api/v1/${times('{a}/', 900)}`,
  'a number of a sitemap': `/th-sitemap-${times('1', 3900)}.xml`,
  'a name of a function': `/_serverFn/${times('A', 3900)}`,
  'a payload of a function': `/_serverFn/loadHome?payload=${query('[')}`,
  'a slug': `/th/updates/news/${times('a-', 1900)}`,
  'a code of a station': `/th/stations/${times('BL', 1900)}`,
  'a name of open data': `/open-data/${times('.', 3900)}`,
  'an absolute target without an end': `http://${times('a', 4000)}`,
  'an absolute target of colons': `http:${times('//', 2000)}`,
};

const queries = {
  'spaces to search for': `/th/search?q=${query(' ')}`,
  'spaces before a letter': `/th/search?q=${query(' ').slice(0, 3000)}a`,
  'one letter': `/th/search?q=${query('a')}`,
  'two letters in turn': `/th/search?q=${query('ab')}`,
  words: `/en/search?q=${query('station ')}`,
  'Thai letters': `/th/search?q=${query('ก')}`,
  'tone marks': `/th/search?q=${query('ก่')}`,
  'Thai digits': `/th/search?q=${query('๑')}`,
  digits: `/en/search?q=${query('1')}`,
  'quotation marks': `/th/search?q=${query('"')}`,
  brackets: `/th/search?q=${query('(')}`,
  'names of letters': `/th/search?q=${query('บี แอล ')}`,
  suggestions: `/api/v1/search/suggest?lang=th&q=${query('ส')}`,
  'places of a journey': `/th/search-departure?from=${query('ส').slice(0, 1900)}&to=${query('a ').slice(0, 1900)}`,
  'a day of separators': `/th/search-departure?from=BL01&to=BL13&date=1${query(' ')}`,
  'a day of months': `/th/search-departure?from=BL01&to=BL13&date=20${query('a ')}2026`,
  'a time of spaces': `/th/search-departure?from=BL01&to=BL13&time=8${query(' ')}`,
  'a filter of a listing': `/th/updates/news?q=${query('รถ ')}`,
  'a rider of a fare': `/th/which-ticket?from=BL01&to=BL13&rider=${query('a')}`,
  'a page to return to': `/th/login?next=${query('/')}`,
  'parameters without end': `/th/search?${times('q=a&', 950)}`,
  'empty parameters': `/th?${times('&', 3900)}`,
};

const headers: Record<string, Record<string, string>> = {
  languages: { 'accept-language': times('th;q=0.1,', 1400) },
  'commas for languages': { 'accept-language': times(',', 13_000) },
  'parts of a language': { 'accept-language': times('a-', 6500) },
  encodings: { 'accept-encoding': times('gzip;q=0,', 1400) },
  tags: { 'if-none-match': times('W/"a",', 2000) },
  'spaces between tags': { 'if-none-match': `"a"${times(' ', 13_000)},` },
  types: { accept: times('text/html;q=0.1,', 800) },
  proxies: { 'x-forwarded-for': times('10.0.0.1,', 1400) },
  'commas for proxies': { 'x-forwarded-for': times(',', 13_000) },
  'an id': { 'x-request-id': times('a.', 6500) },
  'an origin': { origin: `http://${times('a.', 6500)}` },
  'semicolons for cookies': { cookie: times(';', 13_000) },
  'equals signs for cookies': { cookie: times('=', 13_000) },
  cookies: { cookie: times('a=b; ', 2600) },
  'a case': { cookie: `case=${times('%', 13_000)}` },
  'a session': { cookie: `session=${times('a.', 6500)}` },
  'an answer about cookies': { cookie: `consent=${times('1.', 6500)}` },
};

const field = (name: string, text: string) => new URLSearchParams({ [name]: text }).toString();
const long = 20_000;

const bodies: Record<string, Omit<Adversary, 'name'>> = {
  'spaces for a name': { target: '/en/contact/comment', body: field('name', times(' ', long)) },
  'spaces within a message': {
    target: '/en/contact/comment',
    body: field('message', `a${times(' ', long)}a`),
  },
  'lines of a message': { target: '/en/contact/comment', body: field('message', times('\r\n', long / 2)) },
  'dots of an e-mail address': {
    target: '/en/contact/comment',
    body: field('email', `${times('a.', long / 2)}@`),
  },
  'at signs': { target: '/en/contact/comment', body: field('email', times('a@', long / 2)) },
  'a telephone number': { target: '/en/contact/comment', body: field('telephone', times('0 ', long / 2)) },
  'a day of a loss': { target: '/en/contact/lost-asset', body: field('day', `1${times(' ', long)}a`) },
  'months of a loss': { target: '/en/contact/lost-asset', body: field('day', `1 ${times('a ', long / 2)}`) },
  'a time of a loss': { target: '/en/contact/lost-asset', body: field('time', times(' ', long)) },
  'a reference': { target: '/en/contact/lost-tracking', body: field('reference', times('LR-', long / 3)) },
  fields: { target: '/en/contact/comment', body: times('a=&', 4000) },
  parts: {
    target: '/en/contact/comment',
    headers: { 'content-type': multipart },
    body: `${times('--limit\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n', 500)}--limit--\r\n`,
  },
  'a part of dashes': {
    target: '/en/contact/comment',
    headers: { 'content-type': multipart },
    body: `--limit\r\ncontent-disposition: form-data; name="a"\r\n\r\n${times('\r\n--limi', 3000)}`,
  },
  'brackets for JSON': {
    target: '/api/v1/accounts/login',
    headers: { 'content-type': json },
    body: times('[', 60_000),
  },
  'a type of semicolons': {
    target: '/en/contact/comment',
    headers: { 'content-type': `${form}${times(' ;', 6000)}` },
    body: 'a=b',
  },
};

/** Targets, queries, headers, cookies and fields, each as long as it may be. */
export const adversaries: Adversary[] = [
  ...Object.entries({ ...targets, ...queries }).map(([name, target]) => ({ name, target })),
  ...Object.entries(headers).map(([name, given]) => ({ name, target: '/th/login', headers: given })),
  ...Object.entries(bodies).map(([name, { headers: given, ...rest }]) => ({
    name,
    method: 'POST' as const,
    headers: { 'content-type': form, ...given },
    ...rest,
  })),
];

/** What people ask for, which no cache has: a search, and a form with a problem. */
export const usual = {
  GET: { name: 'a search', target: `/th/search?q=${encodeURIComponent('สถานีจตุจักร')}` },
  POST: {
    name: 'a comment',
    method: 'POST',
    target: '/en/contact/comment',
    headers: { 'content-type': form },
    body: field('message', 'The train was clean and on time. Thank you.'),
  },
} satisfies Record<string, Adversary>;
