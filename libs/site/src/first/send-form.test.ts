import { afterEach, expect, it, test, vi } from 'vitest';
import { sendForm } from './send-form';

afterEach(() => vi.unstubAllGlobals());

const answer = (response: () => Promise<Response>) => {
  const fetched = vi.fn(response);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

test.each([
  ['done', Response.json({ kind: 'done', href: '/en' }), { kind: 'done', href: '/en' }],
  [
    'problems',
    Response.json({ kind: 'problems', problems: [] }, { status: 422 }),
    { kind: 'problems', problems: [] },
  ],
  ['a refusal before the page', new Response('<html>', { status: 413 }), { kind: 'refused', status: 413 }],
  [
    'a refusal as JSON',
    Response.json({ code: 'FORBIDDEN' }, { status: 403 }),
    { kind: 'refused', status: 403 },
  ],
  ['an error without a body', new Response(null, { status: 500 }), { kind: 'refused', status: 500 }],
  [
    'broken JSON',
    new Response('{', { status: 502, headers: { 'content-type': 'application/json' } }),
    { kind: 'refused', status: 502 },
  ],
  ['null', Response.json(null, { status: 500 }), { kind: 'refused', status: 500 }],
])('reads %s', async (_what, response, result) => {
  answer(async () => response);
  expect(await sendForm('/en/contact/mrta', new FormData())).toEqual(result);
});

it('asks for JSON', async () => {
  const fetched = answer(async () => Response.json({ kind: 'done', href: '/en' }));
  await sendForm('/en/contact/mrta', new FormData());
  expect(fetched).toHaveBeenCalledWith(
    '/en/contact/mrta',
    expect.objectContaining({ method: 'POST', headers: { accept: 'application/json' } }),
  );
});

it('is offline without a response', async () => {
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendForm('/en/contact/mrta', new FormData())).toEqual({ kind: 'offline' });
});
