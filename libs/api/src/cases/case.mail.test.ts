import {
  type CaseKind,
  caseKinds,
  caseStatuses,
  createCaseReference,
  locales,
  stationCode,
} from '@raang/domain';
import { getTableColumns } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testNow } from '../testing/test-api';
import type { MailContent } from '../mail/mail-content';
import { answerMail, receiptMail, statusMail } from './case.mail';
import { type CaseRow, cases } from './cases.table';

const publicUrl = 'https://www.example.org';
const secrets = ['Somchai', 'somchai@example.org', '081', 'bamboo handle', 'initials S.K.', 'under the seat'];

/** A row without a value in any column. */
const emptyRow = Object.fromEntries(Object.keys(getTableColumns(cases)).map((column) => [column, null]));

function rowOf(kind: CaseKind, status: string): CaseRow {
  return {
    ...(emptyRow as unknown as CaseRow),
    reference: createCaseReference(kind, Uint8Array.from([1, 2, 3, 4, 5, 6, 7])),
    kind,
    status,
    lang: 'en',
    category: 'umbrella',
    line: 'blue',
    station: 'BL13',
    day: '2026-11-19',
    time: '18:05',
    text: 'bamboo handle',
    marks: 'initials S.K.',
    name: 'Somchai',
    email: 'somchai@example.org',
    telephone: '081-234-5678',
    telephoneDigits: '0812345678',
    idempotencyKey: '0b7e1d9c-6b0f-4a3c-9a51-0d4ff1f0a001',
    createdAt: testNow,
    updatedAt: testNow,
    matchedItem: 'F-2611-0042',
    proof: 'under the seat',
    appointment: {
      at: '2026-11-23T10:00:00+07:00',
      station: stationCode.parse('BL13'),
      place: 'Lost property desk',
    },
  };
}

/** What the mail says, without its reference and link, which are the same in every language. */
const wordsOf = ({ subject, blocks }: MailContent) => `${subject} ${JSON.stringify(blocks)}`;

describe.each(locales)('a mail about a case in %s', (locale) => {
  const options = { locale, publicUrl };

  it.each(caseKinds)('leads from every status of a %s to its tracking page', (kind) => {
    const contents = [
      receiptMail(rowOf(kind, 'received'), { ...options, files: 2 }),
      answerMail(rowOf(kind, 'received'), { ...options, note: 'Hello' }),
      ...Object.keys(caseStatuses[kind]).map((status) => statusMail(rowOf(kind, status), options)),
    ];
    for (const content of contents) {
      const { reference } = rowOf(kind, 'received');
      expect(content.subject).toContain(reference);
      expect(content.blocks).toContainEqual({
        kind: 'link',
        label: expect.stringMatching(/./),
        href: `https://www.example.org/${locale}/contact/lost-tracking?reference=${reference}`,
      });
      const words = wordsOf(content);
      expect(words).not.toMatch(/undefined|null|\[object/);
      for (const word of secrets) expect(words).not.toContain(word);
      if (locale === 'en') expect(words).not.toMatch(/[\u0E00-\u0E7F]/);
      else expect(content.subject).toMatch(/[\u0E00-\u0E7F]/);
    }
  });

  it('counts the files that came, without their names, which are the words of a stranger', () => {
    const factsWith = (files: number) =>
      receiptMail(rowOf('contact', 'received'), { ...options, files }).blocks.flatMap((block) =>
        block.kind === 'facts' ? block.facts.map(({ value }) => value) : [],
      );
    expect(factsWith(3).at(-1)).toBe('3');
    expect(factsWith(0)).toHaveLength(2);
  });

  it('quotes the words of the desk as they are', () => {
    const note = 'Line one\nLine two <b>';
    const content = statusMail(rowOf('contact', 'answered'), { ...options, note });
    expect(content.blocks).toContainEqual({ kind: 'quote', text: note });
  });
});

describe.each([
  ['th', 'วันจันทร์ที่ 23 พฤศจิกายน 2569 เวลา 10.00 น.', 'สวนจตุจักร (BL13)', 'นัดเวลาใหม่'],
  ['en', 'Monday 23 November 2026, 10:00', 'Chatuchak Park (BL13)', 'arrange another time'],
] as const)('an appointment in %s', (locale, moment, station, another) => {
  it('says the weekday, when and where, in the time of Bangkok, and how to change it', () => {
    const stationName = { th: 'สวนจตุจักร', en: 'Chatuchak Park' };
    const row = rowOf('lost-report', 'appointed');
    const content = statusMail(row, { locale, publicUrl, stationName });
    expect(wordsOf(content)).toContain(another);
    const values = content.blocks.flatMap((block) =>
      block.kind === 'facts' ? block.facts.map(({ value }) => value) : [],
    );
    expect(values).toContain(moment);
    expect(values).toContain(station);
    expect(values).toContain('Lost property desk');
  });
});
