import { caseKinds, caseStatuses, locales } from '@raang/domain';
import { describe, expect, it, test } from 'vitest';
import { caseNextWords, caseStatusName } from '../shared/cases/case-words';
import { contactListing, lostCategory } from '../contact/contact-examples';
import { exampleContext } from '../shared/examples/model-context-example';
import {
  appointedExample,
  caseStatusExample,
  lostReportExample,
  matchedExample,
} from './case-status-examples';
import { type CaseStatusData, toCaseStatusModel } from './case-status-model';

const status = (
  given = lostReportExample,
  changes: Partial<CaseStatusData> = {},
  locale: 'th' | 'en' = 'en',
) => toCaseStatusModel(caseStatusExample(given, changes), exampleContext(locale));

describe('the status of a case', () => {
  it('names kind, status and what happens next, in both languages', () => {
    expect(status()).toMatchObject({
      title: 'Report of a lost item',
      status: { text: 'Searching', tone: 'info' },
      next: expect.stringContaining('We are searching'),
    });
    expect(status(lostReportExample, {}, 'th')).toMatchObject({
      title: 'เรื่องแจ้งของหาย',
      status: { text: 'กำลังค้นหา' },
    });
  });

  it.each([
    ['complaint', 'trains', 'Trains', 'report-complaint'],
    ['contact', 'tickets', 'Tickets and cards', 'mrta'],
  ] as const)('of a %s names its topic, and has the way to its form', (kind, topic, words, category) => {
    const listing = contactListing(lostCategory, 'en');
    const name = { th: 'แบบฟอร์ม', en: `Form of a ${kind}` };
    const group = { ...listing.group, categories: [{ ...lostCategory, slug: category as never, name }] };
    const shown = status(
      { ...lostReportExample, kind, topic, category: undefined, status: 'received' },
      { sent: 'mail', groups: [group], category: { group: group.slug, category } },
    );
    expect(shown.facts).toContainEqual({ term: 'Topic', text: words });
    expect(shown.receipt?.topic).toBe(words);
    expect(shown.crumbs.at(-2)).toEqual({ label: name.en, href: `/en/contact/${category}` });
  });

  it('names the files that came on the receipt', () => {
    expect(status(lostReportExample, { sent: 'mail' }).receipt?.files).toEqual(['umbrella.jpg']);
  });

  it('of a signed-in sender without a contact speaks of their account alone', () => {
    expect(status(lostReportExample, { sent: 'account' }).receipt?.text).not.toMatch(/e-mail|telephone/);
  });

  it('has a reference that screen readers spell', () => {
    expect(status().reference).toEqual({ text: 'L-7K3M-9PW4', spoken: 'L 7 K 3 M 9 P W 4' });
  });

  it('shows what was sent, with its files', () => {
    const { facts, files } = status();
    expect(facts.map(({ text }) => text)).toEqual([
      '19 Nov 2026, 20:05',
      'Umbrella',
      '19 Nov 2026, 18:30',
      'Blue Line',
      'Lat Phrao (BL15)',
    ]);
    expect(files[0]).toMatchObject({
      href: '/cases/L-7K3M-9PW4/7f6c1f0e-55c5-4f4e-9d2c-0d1f6a6b7c01',
      name: 'umbrella.jpg',
    });
  });

  it('shows dates of the history and of messages, whatever the day', () => {
    const { history, messages } = status(matchedExample);
    expect(history.map(({ status: name, at }) => [name, at.text])).toEqual([
      ['Received', '19 Nov 2026, 20:05'],
      ['Searching', '19 Nov 2026, 20:05'],
      ['Possible match', '20 Nov 2026, 09:00'],
    ]);
    expect(messages.map(({ isFromDesk }) => isFromDesk)).toEqual([true, false]);
  });

  it('explains a match with public facts only', () => {
    const { match, comparing } = status(matchedExample);
    expect(match?.facts.map(({ text }) => text)).toContain('F-2611-0042');
    expect(match?.reasons).toEqual([
      'Same kind of item',
      'Found at the station that you named',
      'Similar description',
    ]);
    expect(comparing).toBeUndefined();
  });

  it('says nothing of the place where a match was found if nobody noted it', () => {
    const { foundItem, reasons } = matchedExample.match!;
    const match = { foundItem: { ...foundItem, stationCode: undefined }, reasons };
    const { match: shown } = status({ ...matchedExample, match } as typeof matchedExample);
    expect(shown?.facts.map(({ term }) => term)).not.toContain('Where');
    expect(JSON.stringify(shown)).not.toContain('train');
  });

  it('says that items are compared before there is a match', () => {
    expect(status().comparing).toContain('comparing');
    expect(status({ ...lostReportExample, possibleMatches: 0 }).comparing).toBeUndefined();
  });

  it('says when and where to collect', () => {
    expect(status(appointedExample).collection).toMatchObject({
      at: { text: '23 Nov 2026, 10:00', dateTime: '2026-11-23T10:00+07:00' },
      station: { name: 'Lat Phrao', href: '/en/stations/BL15' },
    });
  });

  test.each([
    [undefined, undefined],
    ['mail', 'We have sent this reference to your e-mail address'],
    ['page', 'Write this reference down'],
  ] as const)('has a receipt directly after the case was sent: %s', (sent, text) => {
    const { receipt } = status(lostReportExample, { sent });
    if (text === undefined) expect(receipt).toBeUndefined();
    else expect(receipt?.text).toContain(text);
  });

  it('is not for search engines', () => {
    expect(status().head.isIndexed).toBe(false);
  });
});

describe.each(caseKinds)('every status of a %s', (kind) => {
  test.each(Object.keys(caseStatuses[kind]))('%s has a name and says what happens next', (given) => {
    const words = locales.map((locale) => {
      const context = exampleContext(locale);
      return [caseStatusName(given, context).text, caseNextWords({ kind, status: given }, context)];
    });
    expect(words.flat()).not.toContain(undefined);
    expect(words.flat()).not.toContain(given);
    expect(words[0]!.join('')).toMatch(/[฀-๿]/);
  });
});
