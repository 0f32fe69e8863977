import type { AnswerModel } from '@raang/views';
import { expect, test, vi } from 'vitest';
import { createConversation } from './assistant-conversation';

const answer = (text: string): AnswerModel => ({ text, cards: [], sources: [], choices: [] });
const response = (text: string) => ({
  isAnswered: true as const,
  answer: answer(text),
  context: { intent: 'journey' as const },
});
const textsOf = ({ read }: ReturnType<typeof createConversation>) =>
  read().turns.map((turn) => (turn.from === 'person' ? `? ${turn.text}` : turn.answer.text));

test('sends the context of the last answer with the next question', async () => {
  const ask = vi.fn(async ({ text }: { text: string }) => response(`about ${text}`));
  const conversation = createConversation(ask);
  await conversation.ask('a', 'en');
  await conversation.ask('b', 'en');
  expect(textsOf(conversation)).toEqual(['? a', 'about a', '? b', 'about b']);
  expect(ask.mock.calls.map(([asked]) => asked)).toEqual([
    { locale: 'en', text: 'a', context: undefined },
    { locale: 'en', text: 'b', context: { intent: 'journey' } },
  ]);
});

test('a question that failed stays, and is asked again', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(response('done'));
  const conversation = createConversation(ask);
  await conversation.ask('a', 'th');
  expect(conversation.read()).toMatchObject({ isAnswering: false, failure: 'offline' });
  await conversation.retry('th');
  expect(textsOf(conversation)).toEqual(['? a', 'done']);
  expect(conversation.read().failure).toBeUndefined();
});

test('says that there were too many questions', async () => {
  const conversation = createConversation(async () => ({ isAnswered: false }));
  await conversation.ask('a', 'th');
  expect(conversation.read().failure).toBe('too-many');
});

test('a new conversation drops a late answer and the context', async () => {
  const late = Promise.withResolvers<ReturnType<typeof response>>();
  const ask = vi.fn().mockReturnValueOnce(late.promise).mockResolvedValueOnce(response('new'));
  const conversation = createConversation(ask);
  const asking = conversation.ask('a', 'en');
  conversation.reset();
  late.resolve(response('late'));
  await asking;
  await conversation.ask('b', 'en');
  expect(textsOf(conversation)).toEqual(['? b', 'new']);
  expect(ask.mock.calls[1]?.[0]).toMatchObject({ context: undefined });
});
