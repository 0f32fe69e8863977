import { expect, test } from 'vitest';
import { exampleContext } from '../shared/examples/model-context-example';
import { toStaleNoticeModel } from './stale-notice-model';

test.each([
  ['th', '2026-11-20T08:15:00+07:00', '08.15 น.'],
  ['en', '2026-11-20T08:15:00+07:00', '08:15'],
  ['en', '2026-11-19T23:50:00+07:00', '19 Nov 2026, 23:50'],
] as const)('in %s a page of %s is of %s', (locale, madeAt, since) => {
  expect(toStaleNoticeModel(new Date(madeAt), { ...exampleContext(locale), today: '2026-11-20' }).since).toBe(
    since,
  );
});
