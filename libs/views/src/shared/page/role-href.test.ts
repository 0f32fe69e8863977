import { expect, test } from 'vitest';
import { exampleContext } from '../examples/model-context-example';
import { roleHref, roleLinks } from './role-href';

const context = exampleContext('en');

test('a role leads to its category', () => {
  expect(roleHref('lines', context, { line: 'blue' as never })).toBe('/en/travel/train-line?line=blue');
  expect(roleLinks('fares', 'Fares', context)).toEqual([{ href: '/en/tickets/fare-rates', label: 'Fares' }]);
});

test('nothing links to a role that the authority has no category for', () => {
  const without = { ...context, pages: {} };
  expect(roleHref('lines', without)).toBeUndefined();
  expect(roleLinks('fares', 'Fares', without)).toEqual([]);
});
