import { expect, it } from 'vitest';
import { createRouteTable } from './routes';
import { contractOf, type Switches } from './switches';

const all: Switches = { accounts: true, assistant: true, likes: true };
const like = '/categories/updates/news/items/an-item/like';

it.each([
  ['accounts', ['/accounts/login', '/me', '/me/sessions']],
  ['assistant', ['/assistant']],
  ['likes', [like]],
] as const)('has no path of %s where they are off', (part, paths) => {
  const whole = createRouteTable(contractOf(all));
  const partial = createRouteTable(contractOf({ ...all, [part]: false }));
  for (const path of paths) {
    expect(whole(path), path).not.toEqual([]);
    expect(partial(path), path).toEqual([]);
  }
  expect(partial('/categories')).not.toEqual([]);
});
