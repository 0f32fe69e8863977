import {
  calendarDate,
  clockTime,
  facility,
  journeyEnd,
  journeyMode,
  riderCategoryId,
  siteTarget,
  writtenText,
} from '@raang/domain';
import { z } from 'zod';
import { invalid, lang, tooMany } from './parameters';
import { procedure } from './procedure';

/** What a question is about. */
export const assistantIntents = [
  'journey',
  'fare',
  'last-train',
  'next-trains',
  'lost-item',
  'facility',
  'parking',
  'opening',
  'status',
  'contact',
  'small-talk',
  'search',
  'unknown',
] as const;
/** {@link assistantIntents} as a schema. */
export const assistantIntent = z.enum(assistantIntents);
export type AssistantIntent = z.infer<typeof assistantIntent>;

/** What the conversation has named so far. The caller sends it back; the server keeps nothing. */
export const assistantContext = z.strictObject({
  intent: assistantIntent.optional(),
  from: journeyEnd.optional(),
  to: journeyEnd.optional(),
  station: journeyEnd.optional(),
  facility: facility.optional(),
  /** A rider category of the tariff. */
  rider: riderCategoryId.optional(),
  date: calendarDate.optional(),
  time: clockTime.optional(),
  mode: journeyMode.optional(),
  /** What the last answer asked for. */
  asked: z.enum(['from', 'to', 'station', 'facility']).optional(),
});
export type AssistantContext = z.infer<typeof assistantContext>;

/** Plain facts beside an answer: a title, rows of name and value, and the page that has more. */
export const assistantCard = z.strictObject({
  title: z.string().min(1),
  rows: z.array(z.strictObject({ name: z.string().min(1), value: z.string().min(1) })),
  lineIds: z.array(z.string()),
  target: siteTarget.optional(),
});
export type AssistantCard = z.infer<typeof assistantCard>;

/** What the assistant says, and what it is taken from. */
export const assistantAnswer = z.object({
  intent: assistantIntent,
  text: z.string().min(1).describe('Plain text; line breaks separate paragraphs.'),
  cards: z.array(assistantCard),
  sources: z
    .array(z.strictObject({ title: z.string().min(1), target: siteTarget }))
    .describe('Pages that have the facts of the answer.'),
  choices: z
    .array(z.string().min(1))
    .describe(
      'What the person may say next: answers to a question of the assistant, or questions that follow.',
    ),
  context: assistantContext.describe('Send it back with the next question.'),
});
export type AssistantAnswer = z.infer<typeof assistantAnswer>;

/** Longest question, in characters. */
export const longestQuestion = 500;

export const assistantContract = {
  ask: procedure({ public: false })
    .route({
      method: 'POST',
      path: '/assistant',
      tags: ['Assistant'],
      summary: 'Answer a question about travelling, with its sources',
      description:
        'The question is understood by rules over words and names, in Thai and English. Every fact comes from the other procedures. Nothing is stored. If the server is configured with a language model, it may word the answer; it gets the question and the facts, and no other data.',
    })
    .errors({ ...invalid, ...tooMany })
    .input(
      z.object({
        lang,
        text: writtenText.min(1).max(longestQuestion),
        context: assistantContext.optional(),
      }),
    )
    .output(assistantAnswer),
};
