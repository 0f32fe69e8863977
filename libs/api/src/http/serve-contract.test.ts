import { implement } from '@orpc/server';
import { createApiClient } from '@raang/api-client';
import { procedure } from '@raang/contract';
import { accountId } from '@raang/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { anonymous, type Actor } from '../context/actor';
import { serveContract } from './serve-contract';

const who = z.object({ who: z.string() });
const contract = {
  me: {
    read: procedure({ public: false }).route({ method: 'GET', path: '/me' }).output(who),
  },
  everybody: {
    read: procedure({ public: true }).route({ method: 'GET', path: '/everybody' }).output(who),
  },
};
const implementer = implement(contract).$context<{ actor: Actor }>();
const ann = accountId.parse('0b7e1d9c-6b0f-4a3c-9a51-0d4ff1f0a001');
const ben = accountId.parse('0b7e1d9c-6b0f-4a3c-9a51-0d4ff1f0a002');

/** An API that identifies a visitor by a cookie with the id. */
function openApi() {
  const router = implementer.router({
    me: { read: implementer.me.read.handler(({ context: { actor } }) => ({ who: nameOf(actor) })) },
    everybody: { read: implementer.everybody.read.handler(() => ({ who: 'everybody' })) },
  });
  return serveContract({
    contract,
    router,
    context: {},
    resolveActor: async (headers) => {
      const id = /visitor=([\w-]+)/.exec(headers.get('cookie') ?? '')?.[1];
      return id ? { kind: 'account', id: accountId.parse(id) } : anonymous;
    },
    interceptors: [],
  });
}
const nameOf = (actor: Actor) => (actor.kind === 'account' ? actor.id : actor.kind);
const cookieOf = (visitor: string) => new Headers({ cookie: `visitor=${visitor}` });

describe('a private procedure', () => {
  it('responds to each visitor individually, in process and over HTTP', async () => {
    const api = openApi();
    const overHttp = async (visitor: string) =>
      (
        await api.handle(new Request('http://localhost/api/v1/me', { headers: cookieOf(visitor) }))
      ).json() as Promise<{ who: string }>;
    const results = await Promise.all(
      [ann, ben, ann, ben].flatMap((visitor) => [
        api.clientFor(cookieOf(visitor)).me.read(),
        overHttp(visitor),
      ]),
    );
    expect(results.map((result) => result.who)).toEqual([ann, ann, ben, ben, ann, ann, ben, ben]);
    expect(await api.clientFor(new Headers()).me.read()).toEqual({ who: 'anonymous' });
  });

  it('allows neither caching nor cross-origin reads', async () => {
    const { headers } = await openApi().handle(new Request('http://localhost/api/v1/me'));
    expect([headers.get('cache-control'), headers.get('access-control-allow-origin')]).toEqual([
      'private, no-store',
      null,
    ]);
  });
});

describe('a public procedure', () => {
  it('allows caching and cross-origin reads', async () => {
    const { headers } = await openApi().handle(new Request('http://localhost/api/v1/everybody'));
    expect([headers.get('cache-control'), headers.get('access-control-allow-origin')]).toEqual([
      'public, max-age=60',
      '*',
    ]);
  });
});

describe('the client over HTTP', () => {
  it('sends its configured headers, such as the cookie of the visitor', async () => {
    const cookies: (string | null)[] = [];
    const client = createApiClient({
      baseUrl: 'http://localhost',
      headers: cookieOf(ann),
      fetch: async (request) => {
        cookies.push(request.headers.get('cookie'));
        return Response.json([]);
      },
    });
    await client.content.categories();
    expect(cookies).toEqual([`visitor=${ann}`]);
  });
});
