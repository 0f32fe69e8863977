import { expect, it } from 'vitest';
import { createShares } from './shares';

const [one, other] = ['203.0.113.7', '203.0.113.8'];

it('gives an address its share, and what is left to others', () => {
  const shares = createShares({ all: 10, perAddress: 6 });
  const first = shares.take(one, 4);
  expect(first).toBeDefined();
  expect(shares.take(one, 3)).toBeUndefined();
  expect(shares.take(other, 6)).toBeDefined();
  expect(shares.take('203.0.113.9', 1)).toBeUndefined();
  first!();
  first!();
  expect(shares.take(one, 5)).toBeUndefined();
  expect(shares.take(one, 4)).toBeDefined();
});

it('leaves a spare part free, of all and of the address', () => {
  const shares = createShares({ all: 10, perAddress: 6 });
  expect(shares.take(one, 5, 2)).toBeUndefined();
  expect(shares.take(one, 4, 2)).toBeDefined();
  expect(shares.take(one, 2)).toBeDefined();
  expect(shares.take(other, 3, 2)).toBeUndefined();
  expect(shares.take(other, 3)).toBeDefined();
});

it('counts the addresses of an IPv6 /64 as one, and gives a /48 half of all', () => {
  const shares = createShares({ all: 10, perAddress: 2 });
  expect(shares.take('2001:db8:1:1::1', 2)).toBeDefined();
  expect(shares.take('2001:db8:1:1::2', 1)).toBeUndefined();
  expect(shares.take('2001:db8:1:2::1', 2)).toBeDefined();
  expect(shares.take('2001:db8:1:3::1', 2)).toBeUndefined();
  expect(shares.take('2001:db8:2:3::1', 2)).toBeDefined();
});
