import type { Item } from '@raang/domain';
import { expect, it, test } from 'vitest';
import { callExample } from '../document-list/document-list-examples';
import { articleExample } from '../shared/examples/article-examples';
import { activityExample } from '../shared/examples/item-examples';
import { exampleContext, newsCategory, updatesGroup } from '../shared/examples/model-context-example';
import { toCalendarModel } from './calendar-model';

const entries = (items: Item[], locale: 'th' | 'en' = 'en') =>
  toCalendarModel({ group: updatesGroup, category: newsCategory, items }, exampleContext(locale)).entries;

test('an activity is in the calendar on its days, and says that it is an example', () => {
  const item = activityExample('en', { publishedOn: '2026-10-01', updatedOn: '2026-10-02' });
  expect(entries([item])).toEqual([
    {
      uid: 'charity-run.activity.updates@www.example.org',
      title: 'Example: Charity run at Sanam Chai',
      description: `${item.summary}\nhttps://www.example.org/en/updates/activity/charity-run`,
      url: 'https://www.example.org/en/updates/activity/charity-run',
      firstDay: '2026-12-05',
      lastDay: '2026-12-06',
      venue: 'In front of Sanam Chai (BL31), exit 1',
      changedAt: '2026-10-02T00:00:00+07:00',
    },
  ]);
});

test.each([
  ['en', 'Closing date: '],
  ['th', 'วันปิดรับ: '],
] as const)('a call for offers is there on its closing date (%s)', (locale, prefix) => {
  const item = callExample(locale, { example: undefined, closesOn: '2026-12-15' });
  expect(entries([item], locale)).toMatchObject([
    { title: prefix + item.title, firstDay: '2026-12-15', lastDay: '2026-12-15' },
  ]);
});

it('has the same identity in both languages', () => {
  const uid = (locale: 'th' | 'en') => entries([activityExample(locale)], locale)[0]?.uid;
  expect(uid('th')).toBe(uid('en'));
});

it('leaves out items that take place on no day', () => {
  expect(entries([articleExample('en')])).toEqual([]);
});
