// Examples of a tariff of two lines, and of its recommendations for different cards.
import type {
  CategoryGroup,
  FareMedia,
  FareRule,
  Locale,
  RiderCategory,
  TariffChange,
  TicketOption,
} from '@raang/domain';
import { connectingStationsExample } from '../shared/examples/connecting-examples';
import {
  faresBetweenExample,
  rangeFaresExample,
  fareStationsExample,
} from '../shared/examples/fare-examples';
import { exampleContext } from '../shared/examples/model-context-example';
import { endedTicketExample, ticketExample } from '../shared/examples/ticket-examples';
import { readTicketQuestion, type TypedTicketQuestion } from './ticket-question';
import type { TicketAnswer, WhichTicketData } from './which-ticket-data';
import type { TariffOfDay } from './tariff-of-day';

const source = { th: 'ประกาศ', en: 'A notice' };

const riderCategories = [
  { id: 'adult', name: { th: 'บุคคลทั่วไป', en: 'General' }, isDefault: true },
  {
    id: 'senior',
    name: { th: 'ผู้สูงอายุ', en: 'Senior' },
    condition: { th: 'สัญชาติไทย อายุ 60 ปีขึ้นไป', en: 'Thai national aged 60 or over' },
    proof: { th: 'พกบัตรประชาชน', en: 'Carry your Thai identity card' },
    isDefault: false,
  },
  {
    id: 'disabled',
    name: { th: 'คนพิการ', en: 'Person with a disability' },
    condition: { th: 'มีบัตรประจำตัวคนพิการ', en: 'Holds a disability card' },
    proof: { th: 'แสดงบัตรประจำตัวคนพิการก่อนเข้าประตู', en: 'Show the disability card before the gate' },
    isDefault: false,
  },
] as RiderCategory[];

const medium = (
  id: string,
  [th, en]: [string, string],
  kind: FareMedia['kind'],
  lineIds: string[],
  changes: object = {},
) => ({ id, name: { th, en }, kind, lineIds, riderCategories: [], certainty: 'probable', ...changes });

const fareMedia = [
  medium('token', ['เหรียญโดยสารเที่ยวเดียว', 'Single-journey token'], 'paper', ['blue', 'purple'], {
    validTo: '2026-12-31',
  }),
  medium('qr-ticket', ['ตั๋ว QR', 'QR ticket'], 'paper', ['blue', 'purple'], { validFrom: '2027-01-01' }),
  medium('ticket', ['ตั๋วโดยสารเที่ยวเดียว', 'Single-journey ticket'], 'paper', ['yellow', 'pink']),
  medium(
    'emv',
    ['บัตร EMV Contactless (Visa, Mastercard)', 'EMV contactless card (Visa, Mastercard)'],
    'contactless-bank-card',
    ['blue', 'purple', 'yellow', 'pink'],
    { riderCategories: ['adult'] },
  ),
  medium('rabbit', ['บัตรแรบบิท', 'Rabbit card'], 'transit-card', ['yellow', 'pink']),
  medium('student-card', ['บัตรนักเรียน', 'Student card'], 'transit-card', ['purple'], {
    riderCategories: ['student'],
  }),
  medium('stored-value', ['บัตรโดยสาร MRT', 'MRT stored-value card'], 'transit-card', ['blue', 'purple'], {
    validTo: '2026-05-31',
  }),
] as unknown as FareMedia[];

export const tariffExample: TariffOfDay = {
  date: '2026-11-20',
  riderCategories,
  fareMedia,
  lines: [
    {
      lineId: 'blue',
      riderCategory: 'adult',
      lowestSatang: 1700,
      highestSatang: 4400,
      status: 'probable',
    },
  ] as unknown as TariffOfDay['lines'],
};

const rules = [
  ...faresBetweenExample.rules,
  {
    id: 'wrong-card-fee',
    kind: 'notice',
    lineIds: ['blue', 'purple'],
    riderCategories: [],
    fareMedia: [],
    certainty: 'estimated',
    description: {
      th: 'ผู้ใช้บัตรโดยสารผิดประเภทเสียค่าธรรมเนียมไม่เกิน 20 เท่าของค่าโดยสารสูงสุดในขณะนั้น',
      en: 'Using a card of the wrong type costs a fee of up to 20 times the maximum fare at that time.',
    },
    source,
  },
] as unknown as FareRule[];

const [ordinary] = faresBetweenExample.fares;

/** A ticket option from Purple to Blue. */
export function optionExample(
  media: Record<string, string[]>,
  baht: number,
  changes: Partial<TicketOption> = {},
): TicketOption {
  return {
    uses: Object.entries(media).map(([id, lineIds]) => ({ fareMedia: id, lineIds, riderCategory: 'adult' })),
    lowestSatang: baht * 100,
    highestSatang: baht * 100,
    thereAndBackSatang: baht * 200,
    parts: ordinary!.parts,
    status: 'probable',
    validFrom: '2026-07-03',
    ruleIds: ['entry-fee'],
    ...changes,
  } as unknown as TicketOption;
}

const changesExample = [
  {
    date: '2026-12-01',
    mediaBegun: [],
    mediaEnded: [],
    ruleIdsBegun: [],
    ruleIdsEnded: ['day-cap'],
    prices: [
      {
        fareMedia: ['emv'],
        before: { lowestSatang: 3900, highestSatang: 3900 },
        after: { lowestSatang: 4000, highestSatang: 4000 },
      },
      {
        fareMedia: ['token'],
        before: { lowestSatang: 3900, highestSatang: 3900 },
        after: { lowestSatang: 4000, highestSatang: 4000 },
      },
    ],
  },
  {
    date: '2027-01-01',
    mediaBegun: ['qr-ticket'],
    mediaEnded: ['token'],
    ruleIdsBegun: [],
    ruleIdsEnded: [],
    prices: [],
  },
] as unknown as TariffChange[];

/** A token is recommended, a bank card would be cheaper. */
export const answerExample: TicketAnswer = {
  date: '2026-11-20',
  riderCategory: 'adult',
  lineIds: ['purple', 'blue'],
  lineIdsWithoutMedia: [],
  options: [
    optionExample({ emv: ['purple', 'blue'] }, 39, {
      thereAndBackSatang: 6000,
      status: 'estimated',
      ruleIds: ['entry-fee', 'day-cap'] as unknown as TicketOption['ruleIds'],
    }),
    optionExample({ token: ['purple', 'blue'] }, 40, { validTo: '2026-12-31' }),
  ],
  recommended: 1,
  cheaper: 0,
  changes: changesExample,
  noticeIds: ['wrong-card-fee'],
  rules,
};

const [rangeFare] = rangeFaresExample.fares;

/** By Blue and another operator, whose tickets are not recorded. */
export const unrecordedExample: Partial<TicketAnswer> = {
  lineIds: ['blue', 'bts-sukhumvit', 'bts-silom'],
  lineIdsWithoutMedia: ['bts-sukhumvit', 'bts-silom'],
  options: ['token', 'emv'].map((id) =>
    optionExample({ [id]: ['blue'] }, 37, {
      highestSatang: 6700,
      thereAndBackSatang: 7400,
      thereAndBackHighestSatang: 13_400,
      parts: rangeFare!.parts,
      status: 'estimated',
      ruleIds: [],
    }),
  ),
  recommended: 0,
  cheaper: undefined,
  changes: [],
};

const groups = [
  {
    slug: 'tickets',
    name: { th: 'บัตรและค่าโดยสาร', en: 'Tickets and fares' },
    description: { th: 'บัตรที่ควรใช้และค่าโดยสาร', en: 'Which ticket to use, and what it costs.' },
    categories: [
      {
        slug: 'ticket',
        name: { th: 'บัตรโดยสาร', en: 'Tickets' },
        description: { th: 'บัตรทุกประเภท', en: 'Every kind of ticket' },
        template: 'None.TicketTable',
      },
      {
        slug: 'fare-rates',
        name: { th: 'อัตราค่าโดยสาร', en: 'Fares' },
        description: { th: 'ค่าโดยสารทุกสาย', en: 'Fares of every line' },
        template: 'Line.FareRatesTicketTable',
      },
    ],
  },
] as unknown as CategoryGroup[];

/** From Nonthaburi Civic Center on Purple to Lat Phrao on Blue. */
export const wayExample = { from: 'PP11', to: 'BL15' };

export function whichTicketExample(
  locale: Locale,
  typed: TypedTicketQuestion = {},
  changes: Partial<WhichTicketData> = {},
): WhichTicketData {
  const { lines } = exampleContext(locale);
  const stations = [...fareStationsExample, ...connectingStationsExample];
  return {
    groups,
    stations,
    tariff: tariffExample,
    question: readTicketQuestion(typed, {
      stations,
      lines,
      tariff: tariffExample,
      locale,
    }),
    tickets: [
      ticketExample(locale),
      ticketExample(locale, {
        id: 'token',
        title: { th: 'เหรียญโดยสาร', en: 'Token' }[locale],
        fareMedia: ['token'],
        howToGet: { th: 'เครื่องจำหน่ายในสถานี', en: 'Machines in stations' }[locale],
        refund: { th: 'ถามเจ้าหน้าที่', en: 'Ask the staff' }[locale],
      } as object),
      { ...endedTicketExample(locale), fareMedia: ['stored-value'], riderCategories: ['senior'] },
    ] as unknown as WhichTicketData['tickets'],
    ...changes,
  };
}
