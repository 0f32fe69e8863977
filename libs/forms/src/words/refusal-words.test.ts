import { createI18n, loadCatalog } from '@raang/i18n';
import { expect, test } from 'vitest';
import { refusalWords } from './refusal-words';

const [th, en] = [createI18n('th', await loadCatalog('th')), createI18n('en', await loadCatalog('en'))];

test.each([
  [undefined, 'in 1 minute.', 'ในอีก 1 นาที'],
  [1, 'in 1 minute.', 'ในอีก 1 นาที'],
  [899, 'in 15 minutes.', 'ในอีก 15 นาที'],
  [3600, 'in 60 minutes.', 'ในอีก 60 นาที'],
  [86_000, 'in 24 hours.', 'ในอีก 24 ชั่วโมง'],
])('after too many attempts, %s seconds are said as time to wait', (retryAfter, english, thai) => {
  const words = refusalWords({ status: 429, ...(retryAfter && { retryAfter }) });
  expect(en._(words)).toContain(english);
  expect(th._(words)).toContain(thai);
});
