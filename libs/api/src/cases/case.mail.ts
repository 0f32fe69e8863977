import type { Appointment } from '@raang/contract';
import type { Bilingual, CaseStatus, Locale } from '@raang/domain';
import { caseKindNouns, caseStatusNouns, formatServiceTime, formatWeekdayDate } from '@raang/i18n';
import { networkTime } from '@raang/text-time';
import type { MailBlock, MailContent } from '../mail/mail-content';
import { momentWords } from '../mail/moment-words';
import { anotherTime, mailLabels, receiptSentences, statusSentences } from './case-words';
import { say, sayWithin } from '../words/say';
import type { CaseRow } from './cases.table';

export interface CaseMailOptions {
  locale: Locale;
  publicUrl: string;
  /** Words of the desk, which the mail quotes. */
  note?: string | undefined;
  /** Of the appointment's station. */
  stationName?: Bilingual | undefined;
  /** Number of the files that came with the case. */
  files?: number;
}

/**
 * Confirms that a case is stored, and how many files came with it. Repeats nothing that the sender wrote: the address may
 * be another person's, who would get the words of a stranger from us.
 */
export function receiptMail(row: CaseRow, options: CaseMailOptions): MailContent {
  const { locale, files = 0 } = options;
  const kind = sayWithin(caseKindNouns[row.kind], locale);
  return {
    subject: {
      th: `ได้รับ${kind}ของท่านแล้ว (${row.reference})`,
      en: `We received your ${kind} (${row.reference})`,
    }[locale],
    blocks: [
      { kind: 'paragraph', text: receiptSentences[row.kind][locale] },
      {
        kind: 'facts',
        facts: [
          { label: mailLabels.reference[locale], value: row.reference },
          { label: mailLabels.receivedAt[locale], value: momentWords(row.createdAt, locale) },
          ...(files > 0 ? [{ label: mailLabels.files[locale], value: String(files) }] : []),
        ],
      },
      trackingLink(row, options),
      {
        kind: 'paragraph',
        text: {
          th: 'โปรดเก็บหมายเลขอ้างอิงไว้ใช้ติดตามเรื่องพร้อมที่อยู่อีเมลนี้ หากท่านไม่ได้ส่งเรื่องนี้ ท่านไม่ต้องดำเนินการใด ๆ',
          en: 'Keep the reference. You need it and this e-mail address to follow your case. If you did not contact us, ignore this e-mail.',
        }[locale],
      },
    ],
  };
}

/** Tells the person a new status, with the desk's words if it wrote any. */
export function statusMail(row: CaseRow, options: CaseMailOptions): MailContent {
  const { locale } = options;
  const status = row.status as CaseStatus;
  const word = say(caseStatusNouns[status], locale);
  const facts = [
    { label: mailLabels.reference[locale], value: row.reference },
    { label: mailLabels.status[locale], value: word },
    ...(status === 'appointed' && row.appointment ? appointmentFacts(row.appointment, options) : []),
  ];
  return {
    subject: `${say(caseKindNouns[row.kind], locale)} ${row.reference}: ${word}`,
    blocks: [
      { kind: 'paragraph', text: statusSentences[status][locale] },
      ...quoteOf(options),
      { kind: 'facts', facts },
      ...(status === 'appointed' ? [{ kind: 'paragraph', text: anotherTime[locale] } as const] : []),
      trackingLink(row, options),
    ],
  };
}

/** Sends the desk's words without a new status. */
export function answerMail(row: CaseRow, options: CaseMailOptions): MailContent {
  const { locale } = options;
  const kind = sayWithin(caseKindNouns[row.kind], locale);
  return {
    subject: {
      th: `ข้อความจากเจ้าหน้าที่เกี่ยวกับ${kind} (${row.reference})`,
      en: `A message about your ${kind} (${row.reference})`,
    }[locale],
    blocks: [
      {
        kind: 'paragraph',
        text: { th: 'เจ้าหน้าที่มีข้อความถึงท่าน', en: 'Message from our staff:' }[locale],
      },
      ...quoteOf(options),
      trackingLink(row, options),
    ],
  };
}

function quoteOf({ note }: CaseMailOptions): MailBlock[] {
  return note ? [{ kind: 'quote', text: note }] : [];
}

/** The page asks for the e-mail address or telephone number: neither is ever in a URL. */
function trackingLink({ reference }: CaseRow, { locale, publicUrl }: CaseMailOptions): MailBlock {
  const href = new URL(`/${locale}/contact/lost-tracking?reference=${reference}`, publicUrl).href;
  return { kind: 'link', label: mailLabels.follow[locale], href };
}

function appointmentFacts(
  { at, station, place, bring }: Appointment,
  { locale, stationName }: CaseMailOptions,
) {
  const fact = (label: keyof typeof mailLabels, value: string | undefined) =>
    value ? [{ label: mailLabels[label][locale], value }] : [];
  return [
    ...fact('appointmentAt', appointmentWords(new Date(at), locale)),
    ...fact('station', station && stationName ? `${stationName[locale]} (${station})` : station),
    ...fact('place', place),
    ...fact('bring', bring),
  ];
}

/** `Monday 23 November 2026, 10:00`, `วันจันทร์ที่ 23 พฤศจิกายน 2569 เวลา 10.00 น.` */
function appointmentWords(moment: Date, locale: Locale): string {
  const time = formatServiceTime(networkTime.secondsOf(moment), locale);
  return `${formatWeekdayDate(moment, locale)}${locale === 'th' ? ' เวลา' : ','} ${time}`;
}
