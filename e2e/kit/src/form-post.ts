import { expect } from '@playwright/test';

/** Who sends a request, and how: over HTTP alone, with the headers that a test wants to see accepted or refused. */
export interface Post {
  /** Fields of a form that is posted without JavaScript; a file as a File. */
  fields?: Record<string, string | File>;
  /** Sends them as JSON instead, to the API. */
  json?: object;
  method?: string;
  headers?: Record<string, string>;
}

/** What browsers send with a form of the site's own page. */
export const ownPage = { 'sec-fetch-site': 'same-origin' };

/** A private network for each request, since limits count by address. */
export const someAddress = () => ({
  'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 254) + 1).join('.')}`,
});

/** Posts to the site, and follows no redirect. */
export function post(
  address: string,
  { fields, json, method = 'POST', headers = ownPage }: Post = {},
): Promise<Response> {
  const hasFile = Object.values(fields ?? {}).some((value) => value instanceof File);
  return fetch(address, {
    method,
    redirect: 'manual',
    headers: { ...someAddress(), ...headers, ...(json && { 'content-type': 'application/json' }) },
    body: json ? JSON.stringify(json) : hasFile ? multipart(fields!) : new URLSearchParams(fields as Texts),
  });
}

type Texts = Record<string, string>;

function multipart(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** The cookies that a response sets, as a request sends them. */
export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Everything that somebody learns from a response, except what they typed and when. */
export async function answerOf(response: Response, ...typed: string[]) {
  const text = await response.text();
  const neutral = typed.reduce((rest, one) => rest.replaceAll(one, '…'), text);
  const headers = Object.fromEntries(response.headers);
  // the body has what was typed, and decides its tag, its length and the digests of its scripts
  const { date: _date, etag: _tag, 'content-length': _length, 'x-request-id': _id, ...comparable } = headers;
  const policy = comparable['content-security-policy'];
  if (policy) comparable['content-security-policy'] = policy.replaceAll(/'sha256-[^']+'/g, '<digest>');
  const body = neutral.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>');
  return { status: response.status, headers: comparable, cookies: response.headers.getSetCookie(), body };
}

/** A new account over HTTP; returns the cookie of its session. */
export async function signUp(
  site: { address: string; mailbox: { linkTo: (address: string, page: string) => Promise<string> } },
  { name, email, password }: { name: string; email: string; password: string },
): Promise<string> {
  const sent = await post(`${site.address}/en/register`, { fields: { name, email, password } });
  expect(sent.status).toBe(303);
  const confirmed = await post(await site.mailbox.linkTo(email, 'confirm-register'), { fields: {} });
  expect(confirmed.status).toBe(303);
  return cookiesOf(confirmed);
}

/** The hidden token in the forms of a private page. */
export async function tokenIn(page: string, cookie: string): Promise<string> {
  const html = await (await fetch(page, { headers: { cookie, ...someAddress() } })).text();
  return /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? '';
}
