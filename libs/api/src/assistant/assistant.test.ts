import path from 'node:path';
import type { AssistantAnswer, AssistantContext } from '@raang/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Api } from '../api';
import { importContentFolder, readContent } from '../content-folder.import';
import { clientAddressHeader } from '../context/call-context';
import type { OpenDatabase } from '../database/database';
import { attempts } from '../limits/attempts.table';
import { replaceAlerts } from '../notices/notices.store';
import { alertExample } from '../testing/alert-example';
import { openTestApi, testNow } from '../testing/test-api';
import { testDatabases } from '../testing/test-databases';

const siteContent = path.resolve(import.meta.dirname, '../../../../apps/site/content');
const lines = ['blue', 'purple', 'yellow', 'pink'];

describe.each(testDatabases)('the assistant on $name', ({ open }) => {
  let database: OpenDatabase;
  let api: Api;

  beforeAll(async () => {
    database = await open('network');
    await importContentFolder(database.db, await readContent(siteContent), { lines, now: () => testNow });
    api = openTestApi(database.db);
  }, 60_000);
  beforeEach(async () => {
    await database.db.delete(attempts);
    await replaceAlerts(database.db, 'test', []);
  });
  afterAll(() => database.close());

  const ask = (
    text: string,
    { lang = 'en' as 'th' | 'en', context }: { lang?: 'th' | 'en'; context?: AssistantContext } = {},
  ) => api.clientFor(new Headers()).assistant.ask({ lang, text, ...(context && { context }) });
  /** Asks one question after the other, as a person does. */
  async function talk(lang: 'th' | 'en', ...texts: string[]): Promise<AssistantAnswer> {
    let answer: AssistantAnswer | undefined;
    for (const text of texts) answer = await ask(text, { lang, ...(answer && { context: answer.context }) });
    return answer!;
  }
  const rowsOf = ({ cards }: AssistantAnswer) =>
    Object.fromEntries(cards.flatMap(({ rows }) => rows).map(({ name, value }) => [name, value]));
  const titlesOf = ({ sources }: AssistantAnswer) => sources.map(({ title }) => title);

  it('asks for the start, and answers with a journey to the other system', async () => {
    const asked = await ask('How do I get to Don Mueang?');
    expect(asked).toMatchObject({
      intent: 'journey',
      text: expect.stringMatching(/station of another system: SRT Red Lines.*Where do you start/s),
      context: { intent: 'journey', to: 'don-mueang-rn08', asked: 'from' },
    });
    const answer = await ask('Sukhumvit', { context: asked.context });
    expect(answer.text).toContain('Sukhumvit (BL22) → Bang Sue (BL11): about');
    expect(answer.text).toContain('continue by SRT Red Lines to Don Mueang (7 stops)');
    expect(rowsOf(answer)).toMatchObject({
      Leave: '12:00',
      'Fare (General)': expect.stringMatching(/^\d+ baht \(unconfirmed\)$/),
    });
    expect(answer.sources).toEqual([
      {
        title: 'Journey planner: Sukhumvit → Bang Sue',
        target: { type: 'journey', from: 'BL22', to: 'BL11' },
      },
    ]);
  });

  it('takes the same fare as the fares procedure, with its certainty', async () => {
    const answer = await ask('จากสุขุมวิทไปสีลมกี่บาท', { lang: 'th' });
    const { fares } = await api.clientFor(new Headers()).fares.between({ from: 'BL22', to: 'BL26' } as never);
    const adult = fares.find(({ riderCategory }) => riderCategory === 'adult')!;
    expect(answer.text).toBe(`ค่าโดยสารบุคคลทั่วไป จากสุขุมวิทไปสีลม ${adult.amountSatang / 100} บาท (ยังไม่ยืนยัน)`);
  });

  test.each<[string, string[], RegExp, object]>([
    [
      'the fare',
      ['Sukhumvit to Si Lom', 'how much?'],
      /^General fare from Sukhumvit to Si Lom/,
      { from: 'BL22', to: 'BL26' },
    ],
    [
      'the way back',
      ['Sukhumvit to Si Lom', 'and back?'],
      /^Si Lom \(BL26\) → Sukhumvit/,
      { from: 'BL26', to: 'BL22' },
    ],
    [
      'another destination',
      ['Sukhumvit to Si Lom', 'and to Bang Wa?'],
      /^Sukhumvit \(BL22\) → Bang Wa/,
      { to: 'BL34' },
    ],
    [
      'the last train',
      ['Sukhumvit to Si Lom', 'what about the last train?'],
      /^From Sukhumvit to Si Lom, leave by about 00:37 after midnight/,
      {},
    ],
    [
      'the last station',
      ['next trains at Si Lom', 'how do I get to Bang Wa'],
      /^Si Lom \(BL26\) → Bang Wa/,
      {},
    ],
    [
      'a facility',
      ['toilets at Sam Yot', 'and at Si Lom?'],
      /^Toilets: .* Si Lom/,
      { facility: 'toilet', station: 'BL26' },
    ],
  ])('a question that goes on is about %s', async (_, texts, text, context) => {
    const answer = await talk('en', ...texts);
    expect(answer.text).toMatch(text);
    expect(answer.context).toMatchObject(context);
  });

  it('moves a time that has passed to tomorrow, and says so', async () => {
    const answer = await ask('from Sukhumvit to Si Lom at 8 am');
    expect(answer.text).toMatch(/^That time has passed today, so this is for 21 Nov 2026/);
    expect(rowsOf(answer)).toMatchObject({ Day: '21 Nov 2026', Leave: '08:00' });
    expect(answer.sources[0]?.target).toMatchObject({ date: '2026-11-21', time: '08:00' });
  });

  it('says what is announced, and nothing else about the service', async () => {
    expect((await ask('is the Blue Line running normally?')).text).toBe(
      'No disruption has been announced for Blue Line.',
    );
    await replaceAlerts(database.db, 'test', [alertExample()]);
    const answer = await ask('is the Blue Line running normally?');
    expect(Object.values(rowsOf(answer))).toEqual([alertExample().header.en]);
    expect((await ask('is the Pink Line running normally?')).cards).toEqual([]);
  });

  it('says that a fact is not known', async () => {
    expect((await ask('lockers at Si Lom')).text).toBe(
      'Lockers: we have no information for Si Lom. Please ask the station staff.',
    );
  });

  test.each([
    ['there is a fire on the train', '199'],
    ['คนเป็นลมที่สถานี', '1669'],
    ['someone attacked me', '191'],
  ])('in an emergency the right number comes first: %s', async (text, number) => {
    const { cards, intent } = await ask(text);
    expect([intent, cards[0]?.rows[0]?.value]).toEqual(['contact', number]);
  });

  test.each([
    [
      'I left my bag on the Purple Line',
      ['Report a lost item', 'Found items', 'Follow your case', 'Lost property'],
    ],
    ['I want to complain', ['Complaints', 'Comments', 'Contact us']],
    ['parking at Lak Song', ['Parking', 'Lak Song station']],
    ['opening hours', ['First and last trains']],
    ['what is the weather?', ['Contact us']],
    [
      'can I bring my dog on the train',
      [expect.any(String), expect.any(String), expect.any(String), 'Contact us'],
    ],
  ])('%s leads to %j', async (text, titles) => {
    expect(titlesOf(await ask(text))).toEqual(titles);
  });

  it('offers a name that only looks alike, and never takes it', async () => {
    const near = await ask('how do I get to Sukhumvti');
    expect([near.text, near.choices, near.cards]).toEqual(['Did you mean Sukhumvit?', ['Sukhumvit'], []]);
    expect((await ask(near.choices[0]!, { context: near.context })).context).toMatchObject({
      to: 'BL22',
      asked: 'from',
    });
  });

  it('understands every question that it suggests', async () => {
    for (const lang of ['th', 'en'] as const) {
      const start = await talk(lang, lang === 'th' ? 'จากสุขุมวิทไปสีลม' : 'Sukhumvit to Si Lom');
      for (const choice of start.choices)
        expect((await ask(choice, { lang, context: start.context })).intent, choice).not.toMatch(
          /unknown|search/,
        );
      for (const example of (await ask('hello', { lang })).choices)
        expect((await ask(example, { lang })).intent, example).not.toMatch(/unknown|search/);
    }
  });

  test.each(['?', '่', '🙂🙂', '<b>x</b>', `${'a'.repeat(500)}`, 'สยาม'.repeat(100), '12', '...', '§ § §'])(
    'answers bad input: %j',
    async (text) => {
      expect((await ask(text)).text).not.toBe('');
    },
  );

  test.each([
    ['an empty text', { text: '  ' }],
    ['a text that is too long', { text: 'a'.repeat(501) }],
    ['an unknown context', { text: 'hello', context: { from: 'no such place!' } }],
  ])('refuses %s', async (_, input) => {
    const asking = api.clientFor(new Headers()).assistant.ask(input as never);
    await expect(asking).rejects.toMatchObject({ code: 'BAD_REQUEST', status: 400 });
  });

  it('ignores a place of the context that no longer exists', async () => {
    const answer = await ask('how much?', {
      context: { intent: 'journey', from: 'BL99', to: 'nowhere' } as AssistantContext,
    });
    expect(answer.intent).toBe('fare');
  });

  it('limits the questions of one address', async () => {
    const client = () => api.clientFor(new Headers({ [clientAddressHeader]: '203.0.113.9' }));
    for (let count = 0; count < 120; count += 1) await client().assistant.ask({ lang: 'en', text: 'hello' });
    await expect(client().assistant.ask({ lang: 'en', text: 'hello' })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      status: 429,
    });
    await expect(ask('hello')).resolves.toMatchObject({ intent: 'small-talk' });
  });
});
