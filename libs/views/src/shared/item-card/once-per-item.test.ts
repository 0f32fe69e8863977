import type { Item } from '@raang/domain';
import { expect, it } from 'vitest';
import type { ModelContext } from '../page/model-context';
import { oncePerItem } from './once-per-item';

it('makes a model again for another item, and for another context', () => {
  const toTitle = oncePerItem((item, { today }) => ({ text: `${item.title} ${today}` }));
  const item = { title: 'A' } as Item;
  const today = { today: '2026-01-05' } as ModelContext;
  const tomorrow = { today: '2026-01-06' } as ModelContext;
  expect(toTitle(item, today)).toBe(toTitle(item, today));
  expect(toTitle({ ...item, title: 'B' }, today).text).toBe('B 2026-01-05');
  expect(toTitle(item, tomorrow).text).toBe('A 2026-01-06');
});
