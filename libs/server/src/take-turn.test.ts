import { expect, it } from 'vitest';
import { takeTurn } from './take-turn';

it('lets what has arrived meanwhile run between two turns, and keeps their order', async () => {
  const order: string[] = [];
  const turn = (name: string) => takeTurn().then(() => void order.push(name));
  const turns = [turn('first'), turn('second'), turn('third')];
  const arrive = () => {
    order.push('arrived');
    if (order.length < 5) setImmediate(arrive);
  };
  setImmediate(arrive);
  await Promise.all(turns);
  expect(order.filter((name) => name !== 'arrived')).toEqual(['first', 'second', 'third']);
  expect(order.slice(0, 3)).toEqual(['first', 'arrived', 'second']);
});
