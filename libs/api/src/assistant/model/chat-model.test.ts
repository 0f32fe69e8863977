import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Api } from '../../api';
import type { OpenDatabase } from '../../database/database';
import { type ModelTurn, startChatModelServer } from '../../testing/chat-model-server';
import { openTestApi } from '../../testing/test-api';
import { embeddedDatabase } from '../../testing/test-databases';
import { type ChatModel, createChatModel } from './chat-model';

let database: OpenDatabase;
let server: Awaited<ReturnType<typeof startChatModelServer>>;
let api: Api;
let model: ChatModel;
const failures: unknown[] = [];

/** Longer than a busy machine takes for four turns. */
const patience = 30_000;

beforeAll(async () => {
  [database, server] = await Promise.all([embeddedDatabase.open('network'), startChatModelServer()]);
  model = createChatModel({ baseUrl: server.baseUrl, apiKey: 'the key', model: 'small' });
  api = openTestApi(database.db, {
    chatModel: model,
    onError: (error) => failures.push(error),
  });
});
beforeEach(() => {
  failures.length = 0;
  model.timeoutMs = patience;
});
afterAll(async () => {
  await server.close();
  await database.close();
});

/** The rules do not understand it. */
const unclear = 'tell me something';
const ask = (text: string) => api.clientFor(new Headers()).assistant.ask({ lang: 'en', text });
const call = (name: string, fields: unknown, id = 'call-1'): ModelTurn => ({
  message: {
    content: null,
    tool_calls: [{ id, type: 'function', function: { name, arguments: JSON.stringify(fields) } }],
  },
});
const say = (content: string): ModelTurn => ({ message: { content } });

describe('a language model', () => {
  it('chooses a tool and words the answer, with our card and sources', async () => {
    server.script(call('fare', { from: 'Sukhumvit', to: 'Si Lom' }), say('It costs 27 baht (unconfirmed).'));
    const answer = await ask(unclear);
    expect(answer.text).toBe(
      'It costs 27 baht (unconfirmed).\nA language model worded this answer. The facts are on the linked pages.',
    );
    expect(answer.cards[0]?.title).toBe('Sukhumvit → Si Lom');
    expect(answer.sources[0]?.target).toEqual({ type: 'journey', from: 'BL22', to: 'BL26' });
    expect(failures).toEqual([]);
  });

  it('gets the question, the tools, and the facts of a tool, and nothing else', async () => {
    server.script(call('fare', { from: 'Sukhumvit', to: 'Si Lom' }), say('About 27 baht.'));
    await ask(unclear);
    const [first, second] = server.requests;
    expect(first?.authorization).toBe('Bearer the key');
    expect(first?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(first?.body.messages[1]?.content).toBe(unclear);
    expect(first?.body.tools?.map((tool) => tool.function.name)).toEqual([
      'journey',
      'fare',
      'next-trains',
      'last-train',
      'opening',
      'facility',
      'parking',
      'status',
      'search',
    ]);
    expect(second?.body.messages.at(-1)).toMatchObject({
      role: 'tool',
      tool_call_id: 'call-1',
      content: expect.stringContaining('General fare from Sukhumvit to Si Lom'),
    });
  });

  it('is not asked what the rules understand', async () => {
    server.script();
    expect((await ask('how do I get to Si Lom from Sukhumvit')).intent).toBe('journey');
    expect((await ask('there is a fire')).intent).toBe('contact');
    expect(server.requests).toEqual([]);
  });

  test.each<[string, ModelTurn[]]>([
    ['states something without a tool', [say('The fare is 5 baht.')]],
    ['does not know', [call('status', {}), say('UNKNOWN')]],
    ['calls a tool that does not exist', [call('delete', { from: 'Si Lom' }), say('Done.')]],
    ['names a place that we do not know', [call('fare', { from: 'Atlantis', to: 'Si Lom' }), say('5 baht.')]],
    [
      'sends arguments that are no JSON',
      [
        {
          message: {
            content: null,
            tool_calls: [{ id: 'a', type: 'function', function: { name: 'fare', arguments: '{' } }],
          },
        },
        say('5 baht.'),
      ],
    ],
  ])('that %s is not shown', async (_, turns) => {
    server.script(...turns);
    expect(await ask(unclear)).toMatchObject({
      intent: 'unknown',
      cards: [],
      text: expect.stringContaining('I do not know'),
    });
    expect(failures).toEqual([]);
  });

  test.each<[string, ModelTurn]>([
    ['responds too late', 'silence'],
    ['fails', { status: 503 }],
    ['sends garbage', { body: 'hello' }],
    ['sends something else', { body: '{"choices":[]}' }],
    ['sends too much', { body: `{"choices":[{"message":{"content":"${'a'.repeat(70_000)}"}}]}` }],
    ['refuses', { message: { content: null, refusal: 'I cannot help with that.' } }],
    ['redirects to another server', { location: 'http://127.0.0.1:9/' }],
  ])('that %s is replaced by the answer of the rules', async (_, turn) => {
    server.script(turn);
    if (turn === 'silence') model.timeoutMs = 300;
    expect(await ask(unclear)).toMatchObject({
      intent: 'unknown',
      text: expect.stringContaining('I do not know'),
    });
    expect(failures).toHaveLength(1);
  });

  it('may use tools in three rounds, and has to answer then', async () => {
    const again = call('status', {});
    server.script(again, again, again, say('No disruption has been announced.'));
    expect((await ask(unclear)).text).toMatch(/^No disruption has been announced\./);
    expect(server.requests).toHaveLength(4);
    expect(server.requests[3]?.body.tools).toEqual([]);
  });
});
