import { ORPCError } from '@orpc/client';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { z } from 'zod';
import { checkBy, type FormOutcome, takeForm } from './page-form';

const status = vi.fn();
vi.mock('@tanstack/react-start/server', () => ({
  setResponseStatus: (given: number) => status(given),
  appendResponseHeader: () => {},
}));
const create = vi.fn(async ({ file }: { file: File }) => ({ id: 'file-id', name: file.name }));
vi.mock('../services/services', () => ({
  getServices: async () => ({
    now: () => new Date('2026-11-22T12:00:00+07:00'),
    clientFor: () => ({ uploads: { create } }),
  }),
}));

const fields = z.object({ text: z.string().min(3) });
beforeEach(() => status.mockClear());

/** Posts a form and returns the handler's response, or what the page gets. */
async function post(
  take: () => Promise<FormOutcome>,
  {
    wantsJson = false,
    values = { text: 'hello' } as Record<string, string | File>,
    waitSeconds = undefined as number | undefined,
  } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return takeForm({
    check: checkBy(fields),
    take: async (_given, { headers }) => {
      headers.append('set-cookie', 'a=1');
      headers.append('set-cookie', 'b=2');
      return take();
    },
  })({
    request: new Request('http://localhost/th/page', { method: 'POST' }),
    params: { lang: 'en' },
    context: { form, wantsJson, waitSeconds },
    next: ({ context }) => context.sent,
  });
}

describe('an accepted form', () => {
  const take = async () => ({ seeOther: '/en/receipt' });

  it('leads to the next page, with every cookie', async () => {
    const response = (await post(take)) as Response;
    expect([response.status, response.headers.get('location')]).toEqual([303, '/en/receipt']);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it('tells the enhanced form the next page', async () => {
    const response = (await post(take, { wantsJson: true })) as Response;
    expect([response.status, response.headers.get('cache-control'), await response.json()]).toEqual([
      200,
      'private, no-store',
      { kind: 'done', href: '/en/receipt' },
    ]);
  });
});

describe('a form with the same content as one before', () => {
  const earlier = { reference: 'L-7K3M-9PW4', href: '/en/receipt' };
  const take = async () => ({ problems: [], status: 409, earlier });

  it('is shown again with the first receipt', async () => {
    expect(await post(take)).toEqual({
      values: { text: ['hello'], idempotencyKey: [expect.any(String)] },
      problems: [],
      earlier,
    });
    expect(status).toHaveBeenCalledWith(409);
  });

  it('tells the enhanced form the first receipt', async () => {
    const response = (await post(take, { wantsJson: true })) as Response;
    expect([response.status, await response.json()]).toEqual([409, { kind: 'repeated', earlier }]);
  });
});

describe('a rejected form', () => {
  const tooMany = () =>
    Promise.reject(new ORPCError('TOO_MANY_REQUESTS', { status: 429, data: { retryAfterSeconds: 60 } }));

  it('is shown again with everything typed but passwords, with its files, and with a key', async () => {
    const sent = await post(async () => ({ seeOther: '/' }), {
      values: { text: 'a', newPassword: 'secret', verification: 'proof', upload: new File(['x'], 'bag.jpg') },
    });
    expect(status).toHaveBeenCalledWith(422);
    expect(sent).toEqual({
      values: {
        text: ['a'],
        files: ['file-id'],
        fileNames: ['file-id bag.jpg'],
        idempotencyKey: [expect.stringMatching(/^[0-9a-f-]{36}$/)],
      },
      problems: [{ field: 'text', code: 'too_small' }],
    });
  });

  it('after too many attempts is shown again with that status', async () => {
    expect(await post(tooMany)).toMatchObject({
      values: { text: ['hello'] },
      problems: [],
      refusal: { status: 429, retryAfter: 60 },
    });
    expect(status).toHaveBeenCalledWith(429);
  });

  it('names every file that was refused beside its other problems, and is not taken with them', async () => {
    const refusal = { status: 400, data: { fields: [{ field: 'file', code: 'file-type' }] } };
    create.mockRejectedValueOnce(new ORPCError('BAD_REQUEST', refusal));
    const take = vi.fn(async () => ({ seeOther: '/' }));
    const upload = new File(['x'], 'film.mov');
    const problem = { field: 'files', code: 'file-type', about: 'film.mov' };
    expect(await post(take, { values: { text: 'a', upload } })).toMatchObject({
      problems: [{ field: 'text', code: 'too_small' }, problem],
    });
    create.mockRejectedValueOnce(new ORPCError('BAD_REQUEST', refusal));
    expect(await post(take, { values: { text: 'hello', upload } })).toMatchObject({ problems: [problem] });
    expect(take).not.toHaveBeenCalled();
  });

  it('loses a file that the server no longer has, and names it', async () => {
    const gone = { status: 400, data: { fields: [{ field: 'files.0', code: 'file-gone' }] } };
    const values = { text: 'hello', upload: new File(['x'], 'bag.jpg') };
    const sent = await post(() => Promise.reject(new ORPCError('BAD_REQUEST', gone)), { values });
    expect(sent).toMatchObject({ problems: [{ field: 'files', code: 'file-gone', about: 'bag.jpg' }] });
    expect((sent as { values: object }).values).not.toHaveProperty('files');
  });

  it('of an address that has to wait is not taken, and shown again with its files', async () => {
    const take = vi.fn(async () => ({ seeOther: '/' }));
    const values = { text: 'hello', upload: new File(['x'], 'bag.jpg') };
    expect(await post(take, { values, waitSeconds: 40 })).toMatchObject({
      values: { text: ['hello'], files: ['file-id'] },
      problems: [],
      refusal: { status: 429, retryAfter: 40 },
    });
    const enhanced = (await post(take, { waitSeconds: 40, wantsJson: true })) as Response;
    expect([enhanced.status, enhanced.headers.get('retry-after')]).toEqual([429, '40']);
    expect(await enhanced.json()).toEqual({ kind: 'refused', status: 429, retryAfter: 40 });
    expect(take).not.toHaveBeenCalled();
  });

  test.each([
    [
      'problems',
      async () => ({ problems: [{ field: 'text', code: 'invalid' }] }),
      422,
      undefined,
      'problems',
    ],
    ['too many attempts', tooMany, 429, '60', 'refused'],
  ])('tells the enhanced form about %s', async (_what, take, expected, retryAfter, kind) => {
    const response = (await post(take, { wantsJson: true })) as Response;
    expect([response.status, response.headers.get('retry-after')]).toEqual([expected, retryAfter ?? null]);
    expect(await response.json()).toMatchObject({ kind });
  });

  it('is a failure for any other error', async () => {
    await expect(post(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
