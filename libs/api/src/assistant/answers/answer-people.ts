import type { ItemOf } from '@raang/domain';
import { type Asked, type Card, ownLines, pageOf, paragraphs, type AnswerParts } from './answer';
import { itemOf, itemsOf } from './items-of';
import { telephoneOf } from './systems';

/** The item of the contacts about what to do in an emergency. */
const emergencyId = 'emergency-numbers';

/** What to do about a thing that is lost or found, and whom to call. */
export async function answerLostItem(asked: Asked): Promise<AnswerParts> {
  const { words, question } = asked;
  const lost = pageOf.role('lost', words.lostPage, asked);
  if (question.topic === 'found')
    return { text: words.foundFirst, sources: [pageOf.page('found-report', words.foundFormPage), ...lost] };
  const numbers = agencyNumbers(asked);
  return {
    text: paragraphs(words.lostFirst, words.lostReport, numbers.length > 0 ? words.lostCall : undefined),
    cards: numbers,
    sources: [
      pageOf.page('lost-report', words.lostFormPage),
      ...pageOf.role('found', words.foundListPage, asked),
      pageOf.page('tracking', words.trackingPage),
      ...lost,
    ],
  };
}

/** Numbers of the agencies that run the lines in question, or all our lines. */
function agencyNumbers(asked: Asked): Card[] {
  const { question, stations, locale, words } = asked;
  const [page] = pageOf.role('contact', words.contactPage, asked);
  const at = question.at?.[0];
  const ids = question.line ? [question.line] : at ? (stations.get(at.station)?.lineIds ?? []) : [];
  const wanted = ownLines(asked).filter(
    ({ id, agency }) => agency.telephone && (ids.length === 0 || ids.includes(id)),
  );
  if (wanted.length === 0) return [];
  return [
    {
      title: words.agencies,
      rows: wanted.map(({ name, agency }) => ({
        name: name[locale],
        value: [telephoneOf(agency), agency.name[locale]].filter(Boolean).join(', '),
      })),
      lineIds: wanted.map(({ id }) => id),
      ...(page?.target && { target: page.target }),
    },
  ];
}

export async function answerContact(asked: Asked): Promise<AnswerParts> {
  const { words, question, pages } = asked;
  if (question.topic === 'emergency') return answerEmergency(asked);
  const contact = pageOf.role('contact', words.contactPage, asked);
  const complaint = pageOf.role('complaint', words.complaintPage, asked);
  if (question.topic === 'complaint')
    return {
      text: words.complaintFirst,
      sources: [...complaint, ...pageOf.role('comment', words.commentPage, asked), ...contact],
    };
  const points = (await itemsOf(pages.contact, asked)).filter(
    (item): item is ItemOf<'contact-point'> =>
      item.kind === 'contact-point' && item.channel === 'telephone' && item.id !== emergencyId,
  );
  return {
    text: words.contactFirst,
    cards:
      points.length > 0
        ? [
            {
              title: words.contactPage,
              rows: points.flatMap(({ title, telephone }) =>
                telephone ? [{ name: title, value: telephone }] : [],
              ),
              lineIds: [],
              ...(contact[0]?.target && { target: contact[0].target }),
            },
          ]
        : [],
    sources: [...contact, ...complaint],
  };
}

/** The numbers of the content, before anything else. */
async function answerEmergency(asked: Asked): Promise<AnswerParts> {
  const { words, pages } = asked;
  const detail = pages.contact && (await itemOf({ ...pages.contact, id: emergencyId }, asked));
  const contact = pageOf.role('contact', words.contactPage, asked);
  if (!detail) return { text: words.emergencyFirst, sources: contact };
  const { item, bodyHtml } = detail;
  const target = { type: 'item', group: item.group, category: item.category, id: item.id } as const;
  const rows = firstThings(numbersIn(bodyHtml), asked.text);
  return {
    text: item.summary,
    cards: rows.length > 0 ? [{ title: item.title, rows, lineIds: [], target }] : [],
    sources: [{ title: item.title, target }, ...contact],
  };
}

/** What happened, and the row of the numbers that helps. */
const kinds: readonly (readonly [RegExp, RegExp])[] = [
  [/ไฟ|เพลิง|ควัน|fire|smoke/i, /ไฟ|fire/i],
  [
    /ลม|สติ|เจ็บ|ป่วย|ชัก|หายใจ|เลือด|หัวใจ|พยาบาล|faint|collaps|injur|heart|conscious|bleed|ambulance|seizure|breath|hurt|medical|doctor/i,
    /ป่วย|แพทย์|medical|ambulance/i,
  ],
];

/** The number that the question needs comes first. */
function firstThings(rows: { name: string; value: string }[], text: string) {
  const kind = kinds.find(([happened]) => happened.test(text));
  return kind
    ? rows.toSorted((one, other) => Number(kind[1].test(other.name)) - Number(kind[1].test(one.name)))
    : rows;
}

/** Rows of a table whose first cell is a number, as our Markdown renders them. */
function numbersIn(html: string): { name: string; value: string }[] {
  return [...html.matchAll(/<tr>\s*<td[^>]*>(\d[\d ]*)<\/td>\s*<td[^>]*>([^<]+)<\/td>/g)].map(
    ([, value = '', name = '']) => ({ name: name.trim(), value: value.trim() }),
  );
}
