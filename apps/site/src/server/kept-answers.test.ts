import type { Contract } from '@raang/contract';
import { describe, expect, it, vi } from 'vitest';
import { keepAnswers, keptMilliseconds } from './kept-answers';

const ask = { group: 'updates', category: 'news' };

function createCountingClient() {
  const answer = () => Promise.resolve({ items: [{ id: 'one' }] });
  const items = vi.fn(answer);
  const like = vi.fn(answer);
  const journeys = vi.fn(answer);
  const features = { network: {}, fares: {}, notices: {}, foundItems: {} };
  const client = { ...features, content: { items, like }, travel: { journeys } } as unknown as Record<
    keyof Contract,
    Record<string, (...question: unknown[]) => Promise<unknown>>
  >;
  let now = 1000;
  const pass = (milliseconds: number) => (now += milliseconds);
  return { client: keepAnswers(client, { now: () => now }), items, like, journeys, pass };
}

describe('what pages ask the API', () => {
  it('is asked once by all who ask the same within moments', async () => {
    const { client, items } = createCountingClient();
    const answers = await Promise.all([client.content.items!(ask), client.content.items!({ ...ask })]);
    expect(answers[0]).toBe(answers[1]);
    await client.content.items!({ ...ask, page: 2 });
    expect(items).toHaveBeenCalledTimes(2);
  });

  it('is asked anew after a while', async () => {
    const { client, items, pass } = createCountingClient();
    await client.content.items!(ask);
    pass(keptMilliseconds + 1);
    await client.content.items!(ask);
    expect(items).toHaveBeenCalledTimes(2);
  });

  it('goes through every time where it changes something, depends on who asks, or is hardly asked twice', async () => {
    const { client, items, like, journeys } = createCountingClient();
    for (let time = 0; time < 2; time += 1) {
      await client.content.like!(ask);
      await client.content.items!(ask, { context: { who: 'me' } });
      await client.travel.journeys!({ from: 'BL10', to: 'BL11' });
    }
    expect([like, items, journeys].map(({ mock }) => mock.calls.length)).toEqual([2, 2, 2]);
  });

  it('is not kept when it failed', async () => {
    const { client, items } = createCountingClient();
    items.mockRejectedValueOnce(new Error('the database is away'));
    await expect(client.content.items!(ask)).rejects.toThrow('away');
    await expect(client.content.items!(ask)).resolves.toMatchObject({ items: [{ id: 'one' }] });
  });

  it('is shared, so nobody can change it for the others', async () => {
    const { client } = createCountingClient();
    const answer = (await client.content.items!(ask)) as { items: { id: string }[] };
    expect(() => answer.items.push({ id: 'two' })).toThrow(TypeError);
    expect(() => (answer.items[0]!.id = 'two')).toThrow(TypeError);
  });
});
