import path from 'node:path';
import { type AssistantAnswer, type AssistantContext, clientAddressHeader } from '@raang/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Api } from '../api';
import { importContentFolder, readContent } from '../content-folder.import';
import type { OpenDatabase } from '../database/database';
import type { TripUpdate } from '@raang/journeys';
import { attempts } from '../limits/attempts.table';
import { replaceAlerts } from '../notices/notices.store';
import { recordReport } from '../notices/service-reports.store';
import { alertExample } from '../testing/alert-example';
import { liveSourceOf } from '../testing/live-source';
import { openTestApi, testNow } from '../testing/test-api';
import { storeDatabases } from '../testing/test-databases';

const siteContent = path.resolve(import.meta.dirname, '../../../../apps/site/content');
const lines = ['blue', 'purple', 'yellow', 'pink'];

describe.each(storeDatabases)('the assistant on $name', ({ open }) => {
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

  it.each([
    ['th', 'วิ่งการกุศล', /^ตัวอย่าง: .*วิ่ง/],
    ['en', 'charity run', /^Example: .*run/i],
  ] as const)('marks an example among its sources (%s)', async (lang, question, title) => {
    expect(titlesOf(await ask(question, { lang }))).toContainEqual(expect.stringMatching(title));
  });

  it('leads to no page that the authority has not', async () => {
    const elsewhere = openTestApi(database.db, { pages: {} }).clientFor(new Headers());
    for (const text of [
      'I lost my bag',
      'How do I complain?',
      'parking at Bang Wa',
      'Blue Line',
      'last train from Siam',
    ]) {
      const { sources, cards } = await elsewhere.assistant.ask({ lang: 'en', text });
      const targets = [...sources, ...cards].map(({ target }) => target?.type);
      expect(targets, text).not.toContain('category');
    }
  });

  it('asks for the start, and answers with a journey to the other system', async () => {
    const asked = await ask('How do I get to Don Mueang?');
    expect(asked).toMatchObject({
      intent: 'journey',
      text: expect.stringMatching(/station of another system: SRT Red Lines.*Where do you start/s),
      context: { intent: 'journey', to: 'RN08', asked: 'from' },
    });
    const answer = await ask('Sukhumvit', { context: asked.context });
    expect(answer.text).toMatch(/^Sukhumvit \(BL22\) → Don Mueang \(RN08\): about .*, 1 change\.$/m);
    expect(answer.text).toContain('Times of SRT Red Lines are estimates');
    expect(answer.cards[0]?.rows).toEqual(
      expect.arrayContaining([
        { name: 'Leave', value: '12:00' },
        { name: 'Take', value: expect.stringMatching(/^Blue Line towards/) },
        { name: 'Change', value: expect.stringMatching(/^Bang Sue \(BL11\) to Krung Thep Aphiwat \(RN01\)/) },
        { name: 'Take', value: 'Dark Red Line (SRT Red Lines) towards Rangsit' },
        { name: 'Fare (General)', value: expect.stringMatching(/^\d+–\d+ baht \(.+\)$/) },
      ]),
    );
    expect(answer.sources).toEqual([
      {
        title: 'Journey planner: Sukhumvit → Don Mueang',
        target: { type: 'journey', from: 'BL22', to: 'RN08' },
      },
    ]);
  });

  it('goes to a place, with the walk from its station', async () => {
    const answer = await ask('from Sukhumvit to MBK');
    expect(answer.text).toMatch(/^Sukhumvit \(BL22\) → MBK Center: about/);
    expect(rowsOf(answer)['On foot']).toMatch(/^National Stadium \(W1\) to MBK Center, about \d+ minutes$/);
    expect(answer.sources[0]?.target).toEqual({ type: 'journey', from: 'BL22', to: 'mbk-center' });
    expect((await ask('Siam to Siam Paragon')).text).toMatch(/^Siam Paragon is .*Siam \(CEN\)/);
  });

  it('gives the fare over several systems as a range, with what each system takes', async () => {
    const { text, cards } = await ask('how much is it from Siam to Don Mueang Airport');
    expect(text).toMatch(/^General fare from Siam to Don Mueang Airport: \d+–\d+ baht \(.+\)\.$/m);
    expect(cards[1]).toMatchObject({
      title: 'Parts of the fare',
      rows: expect.arrayContaining([
        { name: 'BTS', value: expect.stringMatching(/^\d+–\d+ baht/) },
        { name: 'SRT Red Lines', value: expect.stringMatching(/^\d+–\d+ baht/) },
      ]),
    });
  });

  test.each([
    ['toilets at Siam', 'CEN'],
    ['what time does BTS Siam open', 'CEN'],
    ['is Siam station open', 'CEN'],
    ['next train at Siam', 'CEN'],
    ['last train from Suvarnabhumi', 'A1'],
    ['parking at Rangsit', 'RN10'],
    ['lifts at ICONSIAM', 'G2'],
  ])('makes no claim about the service of another system: %s', async (text, station) => {
    const answer = await ask(text);
    expect(answer.text).toMatch(
      /is a station of another system: .*no information about its .* ask its operator/s,
    );
    expect(answer.cards[0]).toMatchObject({ target: { type: 'station', code: station } });
    expect(rowsOf(answer)).toMatchObject({
      Operator: expect.any(String),
      Website: expect.stringMatching(/^https:/),
    });
  });

  test.each([
    ['is the BTS running normally?', /^We do not run BTS\..*ask its operator/s],
    ['what time does the Airport Rail Link open', /^We do not run Airport Rail Link\..*ask its operator/s],
    ['I lost my bag on the BTS', /please contact its operator, Bangkok Mass Transit System/],
    ['how much is a BTS ticket', /^We do not run BTS\..*tell me where you start/s],
    [
      'phone number of the BTS',
      /^We do not run BTS\..*Bangkok Mass Transit System Public Company Limited\.$/,
    ],
  ])('names the operator of another system: %s', async (text, expected) => {
    const answer = await ask(text);
    expect(answer.text).toMatch(expected);
    expect(rowsOf(answer)).toMatchObject({ Operator: expect.any(String), Website: expect.any(String) });
  });

  it('says where our nearest station is', async () => {
    expect(rowsOf(await ask('toilets at Asok'))).toMatchObject({
      Operator: 'Bangkok Mass Transit System Public Company Limited',
      Telephone: '0 2617 6000',
      'Our nearest station': 'Sukhumvit (BL22), about 4 minutes on foot',
    });
  });

  test.each([
    ['Sukhumvit to Bang Wa', 'BL34', /about BL34 \(Blue Line\), not S12 \(BTS\)\.$/],
    ['Sukhumvit to BTS Bang Wa', 'S12', /about S12 \(BTS\), not BL34 \(Blue Line\)\.$/],
    // another name of ours, and the name of the other one
    [
      'Sukhumvit to Chatuchak',
      'BL13',
      /^More than one station is called Chatuchak\. .* BL13 \(Blue Line\), not RN02 \(SRT Red Lines\)\.$/m,
    ],
    ['Sukhumvit to airport link Phaya Thai', 'A8', /about A8 \(Airport Rail Link\), not N2 \(BTS\)\.$/],
  ])(
    'takes our station of several with one name, unless the question says another: %s',
    async (text, to, said) => {
      const answer = await ask(text);
      expect([answer.context.to, answer.text]).toEqual([to, expect.stringMatching(said)]);
    },
  );

  it('asks about places of one name, and takes the choice', async () => {
    const asked = await ask('how do I get to the airport');
    expect(asked.choices).toEqual(['Suvarnabhumi Airport', 'Don Mueang Airport']);
    for (const [choice, to] of [
      [asked.choices[0]!, 'suvarnabhumi-airport'],
      [asked.choices[1]!, 'don-mueang-airport'],
    ] as const)
      expect((await ask(choice, { context: asked.context })).context).toMatchObject({ to, asked: 'from' });
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
      /^From Sukhumvit to Si Lom, leave by 23:54/,
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

  describe('with live trains', () => {
    const at = (time: string) => new Date(`2026-11-20T${time}+07:00`).getTime() / 1000;
    const train: TripUpdate = {
      trip: { tripId: 'blue-0-weekday', startDate: '2026-11-20', startTime: 11.5 * 3600 },
      relationship: 'UNSCHEDULED',
      stopTimeUpdates: [
        { stopId: 'BL22-0', relationship: 'SCHEDULED', departure: { time: at('12:04:00') } },
        { stopId: 'BL26-0', relationship: 'SCHEDULED', arrival: { time: at('12:15:00') } },
      ],
    };
    const askWith = (text: string, isExample: boolean) =>
      openTestApi(database.db, { liveSource: liveSourceOf([train], { now: testNow, isExample }) })
        .clientFor(new Headers())
        .assistant.ask({ lang: 'en', text });

    it('a journey takes them, and says how new its times are', async () => {
      expect(rowsOf(await askWith('from Sukhumvit to Si Lom', false))).toMatchObject({
        Leave: '12:04 · live times as of 12:00',
        Arrive: 'about 12:15',
      });
    });

    it('a journey takes no simulated train', async () => {
      expect(rowsOf(await askWith('from Sukhumvit to Si Lom', true))).toMatchObject({ Leave: '12:00' });
    });

    it('the next trains are those that are reported', async () => {
      const rows = rowsOf(await askWith('next trains at Sukhumvit', false));
      expect(Object.values(rows).join()).toMatch(/12:04 · then about every .* · live times as of 12:00/);
      expect(Object.values(rowsOf(await askWith('next trains at Sukhumvit', true))).join()).not.toMatch(
        /live/,
      );
    });
  });

  it('moves a time that has passed to tomorrow, and says so', async () => {
    const answer = await ask('from Sukhumvit to Si Lom at 8 am');
    expect(answer.text).toMatch(/^That time has passed today, so this is for 21 Nov 2026/);
    expect(rowsOf(answer)).toMatchObject({ Day: '21 Nov 2026', Leave: '08:00' });
    expect(answer.sources[0]?.target).toMatchObject({ date: '2026-11-21', time: '08:00' });
  });

  it('says what is announced, and nothing else about the service', async () => {
    const text = async () => (await ask('is the Blue Line running normally?')).text;
    expect(await text()).toMatch(/^I have no live information about Blue Line\./);
    await recordReport(database.db, 'desk', new Date('2026-11-20T09:05:00+07:00'));
    expect(await text()).toBe(
      'No disruption has been reported for Blue Line.\nLast confirmed: 20 Nov 2026 09:05.',
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
