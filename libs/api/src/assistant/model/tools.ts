import type { AssistantAnswer } from '@raang/contract';
import { facility } from '@raang/domain';
import { z } from 'zod';
import { answerQuestion } from '../answer-question';
import type { Asked } from '../answers/answer';
import type { Named, Question } from '../question/question';
import type { ToolDescription } from './chat-protocol';

/** Finds the places that a model names in plain words. */
export type FindPlaces = (name: string) => Named | undefined;

const name = z.string().max(100);
const day = z.iso.date().optional();
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .optional();

interface Tool {
  description: string;
  parameters: z.ZodObject;
}

/** What a model may look up. All of it only reads, and is public. */
const tools: Record<string, Tool> = {
  journey: {
    description: 'Journey between two stations or places, with times, changes and fare.',
    parameters: z.object({ from: name, to: name, date: day, time }),
  },
  fare: {
    description: 'Fares between two stations for all groups of passengers.',
    parameters: z.object({ from: name, to: name }),
  },
  'next-trains': { description: 'Next trains of a station.', parameters: z.object({ station: name }) },
  'last-train': {
    description: 'Last trains of a station.',
    parameters: z.object({ station: name, date: day }),
  },
  opening: { description: 'First and last trains of a station.', parameters: z.object({ station: name }) },
  facility: {
    description: 'Facilities of a station.',
    parameters: z.object({ station: name, facility: facility.optional() }),
  },
  parking: { description: 'Car parks of a station.', parameters: z.object({ station: name }) },
  status: { description: 'Disruptions that are announced now.', parameters: z.object({}) },
  search: { description: 'Pages of the website about a topic.', parameters: z.object({ words: name }) },
};

export const toolDescriptions: readonly ToolDescription[] = Object.entries(tools).map(
  ([tool, { description, parameters }]) => ({
    type: 'function',
    function: { name: tool, description, parameters: z.toJSONSchema(parameters) },
  }),
);

/**
 * Calls a tool as a model asks for it.
 * @returns undefined for an unknown tool, invalid arguments, or a place that we do not know
 */
export async function callTool(
  tool: string,
  given: string,
  asked: Asked,
  findPlaces: FindPlaces,
): Promise<AssistantAnswer | undefined> {
  const known = Object.hasOwn(tools, tool) ? tools[tool] : undefined;
  const parsed = known?.parameters.safeParse(readJson(given));
  if (!parsed?.success) return undefined;
  const fields = parsed.data as Record<string, string | undefined>;
  const names = { from: fields['from'], to: fields['to'], at: fields['station'] };
  const places = Object.entries(names).flatMap(([role, text]) =>
    text === undefined ? [] : [[role, findPlaces(text)] as const],
  );
  if (places.some(([, place]) => place === undefined)) return undefined;
  const question = {
    ...Object.fromEntries(places),
    intent: tool,
    mode: tool === 'last-train' ? 'last' : 'depart',
    ...(fields['date'] && { date: fields['date'] }),
    ...(fields['time'] && { time: fields['time'] }),
    ...(fields['facility'] && { facility: fields['facility'] }),
  } as Question;
  return answerQuestion({ ...asked, question, text: fields['words'] ?? asked.text });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
