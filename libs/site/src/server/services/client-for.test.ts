import { procedure } from '@raang/contract';
import { describe, expect, it, vi } from 'vitest';
import { createClientFor, unnoticedMilliseconds } from './client-for';

const ask = { group: 'updates', category: 'news' };

const contract = {
  content: {
    items: procedure({ public: true }).route({ method: 'GET', path: '/items' }),
    like: procedure({ public: false }).route({ method: 'POST', path: '/like' }),
  },
  me: { read: procedure({ public: false }).route({ method: 'GET', path: '/me' }) },
};

type Call = (question?: unknown) => Promise<unknown>;
interface Client {
  content: { items: Call; like: Call };
  me: { read: Call };
}

function openCountingApi() {
  const items = vi.fn((_asker: string | null) => Promise.resolve({ items: [{ id: 'one' }] }));
  const like = vi.fn((_asker: string | null) => Promise.resolve({ count: 1 }));
  const read = vi.fn((asker: string | null) => Promise.resolve({ name: asker }));
  let now = 1000;
  const { clientFor } = createClientFor<Client>({
    contract,
    connect: (headers, responseHeaders) => {
      const asker = headers.get('cookie');
      if (asker) responseHeaders.append('set-cookie', `seen=${asker}`);
      return {
        content: { items: () => items(asker), like: () => like(asker) },
        me: { read: () => read(asker) },
      };
    },
    clock: { now: () => now },
  });
  const of = (visitor: string) => clientFor({ headers: new Headers({ cookie: visitor }) });
  return { clientFor, of, items, like, read, pass: (milliseconds: number) => (now += milliseconds) };
}

describe('page queries to the API', () => {
  it('share one anonymous call for the same public query within seconds', async () => {
    const { of, items } = openCountingApi();
    const answers = await Promise.all([of('ann').content.items(ask), of('ben').content.items({ ...ask })]);
    expect(answers[0]).toBe(answers[1]);
    await of('ann').content.items({ ...ask, page: 2 });
    expect(items.mock.calls).toEqual([[null], [null]]);
  });

  it('expire after a few seconds', async () => {
    const { of, items, pass } = openCountingApi();
    await of('ann').content.items(ask);
    pass(unnoticedMilliseconds + 1);
    await of('ann').content.items(ask);
    expect(items).toHaveBeenCalledTimes(2);
  });

  it('run for each visitor and each call unless public', async () => {
    const { of, read, like } = openCountingApi();
    const names = await Promise.all(['ann', 'ben', 'ann'].map((visitor) => of(visitor).me.read()));
    expect(names).toEqual([{ name: 'ann' }, { name: 'ben' }, { name: 'ann' }]);
    await of('ann').content.like(ask);
    await of('ann').content.like(ask);
    expect([read, like].map(({ mock }) => mock.calls.length)).toEqual([3, 2]);
  });

  it('give each visitor the cookies that their call sets, also if it fails', async () => {
    const { clientFor, like } = openCountingApi();
    const received = new Map<string, Headers>();
    const call = async (visitor: string) => {
      const responseHeaders = new Headers();
      received.set(visitor, responseHeaders);
      const request = { headers: new Headers({ cookie: visitor }) };
      await clientFor(request, responseHeaders).content.like(ask);
    };
    await Promise.all([call('ann'), call('ben')]);
    like.mockRejectedValueOnce(new Error('refused'));
    await expect(call('carol')).rejects.toThrow('refused');
    for (const visitor of ['ann', 'ben', 'carol'])
      expect(received.get(visitor)?.getSetCookie()).toEqual([`seen=${visitor}`]);
  });

  it('are not cached after a failure', async () => {
    const { of, items } = openCountingApi();
    items.mockRejectedValueOnce(new Error('the database is away'));
    await expect(of('ann').content.items(ask)).rejects.toThrow('away');
    await expect(of('ann').content.items(ask)).resolves.toMatchObject({ items: [{ id: 'one' }] });
  });

  it('return frozen results, since visitors share them', async () => {
    const { of } = openCountingApi();
    const answer = (await of('ann').content.items(ask)) as { items: { id: string }[] };
    expect(() => answer.items.push({ id: 'two' })).toThrow(TypeError);
    expect(() => (answer.items[0]!.id = 'two')).toThrow(TypeError);
  });
});
