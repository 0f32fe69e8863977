import { describe, expect, it, test } from 'vitest';
import { toListingModel } from '../listing/listing-model';
import { exampleContext } from '../shared/examples/model-context-example';
import { readFareQuestion, toFareQuery, type TypedFareQuestion } from '../shared/fares/fare-question';
import {
  fareGroupExample,
  fareListing,
  faresBetweenExample,
  fareStationsExample,
  lineFaresExample,
  rangeFaresExample,
} from '../shared/examples/fare-examples';
import { toFareRatesModel } from './fare-rates-model';

const journey = { from: 'PP11', to: 'BL15' };

const read = (question: TypedFareQuestion, locale: 'th' | 'en' = 'en') =>
  readFareQuestion(question, fareStationsExample, { locale, today: '2026-11-20' });

type Listing = Parameters<typeof fareListing>[1];

function model(listing: Listing = {}, locale: 'th' | 'en' = 'en') {
  const made = toFareRatesModel(fareListing(locale, listing), exampleContext(locale));
  if (!made) throw new Error('no model');
  return made;
}

function answer(listing: Listing = {}, locale: 'th' | 'en' = 'en') {
  const made = model({ question: journey, between: faresBetweenExample, ...listing }, locale).answer;
  if (made?.kind !== 'fares') throw new Error('no fares');
  return made;
}

describe('a query', () => {
  test.each([
    ['BL15', 'BL15'],
    ['bl 15', 'BL15'],
    ['Lat Phrao (BL15)', 'BL15'],
    ['ลาดพร้าว', 'BL15'],
    ['สถานีลาดพร้าว', 'BL15'],
    ['itsaraphap', 'BL32'],
    // two codes of one interchange
    ['เตาปูน', 'BL10'],
    ['PP16', 'PP16'],
    ['Silom', undefined],
    ['BL99', undefined],
    ['', undefined],
  ])('from %j starts at %s', (typed, code) => {
    expect(read({ from: typed }).from.station?.code).toBe(code);
  });

  it('offers the stations of an ambiguous name, unless they are one place', () => {
    // from the Purple Line's side the example has no transfer between the two
    const { from } = read({ from: 'Nonthaburi Civic Center' });
    expect([from.station, from.nearest.map(({ code }) => code)]).toEqual([undefined, ['PP11', 'PK01']]);
  });

  test.each([
    [{ date: '2026-11-30' }, 'th', '2026-11-30'],
    [{ date: '30/11/2569' }, 'th', '2026-11-30'],
    [{ date: '30/11/2026' }, 'en', '2026-11-30'],
    [{}, 'en', '2026-11-20'],
    [{ date: 'Sunday' }, 'en', undefined],
  ] as const)('%j in %s is for the day %s', (question, locale, day) => {
    expect(read(question, locale).date.day).toBe(day);
  });

  test.each([
    [
      { ...journey, date: '20/11/2026', rider: 'child' },
      { ...journey, date: '2026-11-20', rider: 'child' },
    ],
    [{ from: 'ลาดพร้าว' }, { from: 'BL15' }],
    [{ from: 'Silom', to: 'BL15', date: 'Sunday' }, { to: 'BL15' }],
    [{}, {}],
  ])('%j has the URL parameters %j', (question, query) => {
    expect(toFareQuery(read(question))).toEqual(query);
  });
});

describe('the result', () => {
  it('shows the general fare, in both languages', () => {
    const general = ({ from, to, riders: [rider] }: ReturnType<typeof answer>) => [
      from.name,
      to.name,
      rider?.name,
      rider?.fares[0]?.amount,
    ];
    expect([general(answer()), general(answer({}, 'th'))]).toEqual([
      ['Nonthaburi Civic Center', 'Lat Phrao', 'General', '40 baht'],
      ['ศูนย์ราชการนนทบุรี', 'ลาดพร้าว', 'บุคคลทั่วไป', '40 บาท'],
    ]);
  });

  it('shows how an amount is calculated', () => {
    const origin = { remarks: [], doubt: 'unconfirmed' };
    expect(answer().riders[0]?.fares[0]).toEqual({
      medium: undefined,
      amount: '40 baht',
      doubt: 'unconfirmed',
      parts: [
        {
          text: 'Purple Line, 5 stations',
          detail: 'Nonthaburi Civic Center to Tao Poon',
          amount: '27 baht',
          ...origin,
        },
        { text: 'Blue Line, 5 stations', detail: 'Tao Poon to Lat Phrao', amount: '27 baht', ...origin },
        { text: 'Entry fee charged once', detail: 'at Tao Poon', amount: '−14 baht', ...origin },
      ],
    });
  });

  it('shows a range, with the part that it comes from', () => {
    const made = (locale: 'th' | 'en') =>
      answer({ question: { from: 'BL15', to: 'S2' }, between: rangeFaresExample }, locale);
    expect(made('th').riders[0]?.fares[0]?.amount).toBe('37–67 บาท');
    const [adult, student] = made('en').riders;
    expect(adult?.fares[0]?.amount).toBe('37–67 baht');
    expect(adult?.fares[0]?.parts[1]).toEqual({
      text: 'Sukhumvit Line + Silom Line (BTS)',
      detail: 'Mo Chit to Sala Daeng',
      amount: '17–47 baht',
      remarks: ['Between the central stations. Ask the operator for the price of a single journey.'],
      doubt: 'estimate',
    });
    expect(student?.fares[0]?.parts[1]?.remarks[0]).toBe(
      'General fare: we have no information about a reduction here',
    );
  });

  it('has every rider category, with the price of a special card below the ordinary fare', () => {
    expect(
      answer().riders.map(({ id, fares }) => [id, fares.map(({ medium, amount }) => [medium, amount])]),
    ).toEqual([
      [
        'adult',
        [
          [undefined, '40 baht'],
          ['EMV contactless card', '39 baht'],
        ],
      ],
      ['student', [[undefined, '38 baht']]],
      ['small-child', [[undefined, 'Free']]],
    ]);
  });

  it('tells riders with reduced fares where no reduction is known', () => {
    const remarks = answer().riders.map(({ fares }) => fares[0]?.parts.map((part) => part.remarks));
    expect(remarks).toEqual([
      [[], [], []],
      [[], ['General fare: we have no information about a reduction here'], []],
      [],
    ]);
  });

  it('shows period and rules', () => {
    expect(answer()).toMatchObject({
      days: ['On 20 Nov 2026', 'In force: From 3 Jul 2026'],
      rules: [
        { id: 'entry-fee', remarks: ['From 6 Aug 2016', 'unconfirmed'] },
        { id: 'day-cap', remarks: ['1 Dec 2025 – 30 Nov 2026'] },
      ],
    });
  });

  it('links to the return journey on the same day and line', () => {
    const { backHref } = answer({ question: { ...journey, date: '2026-12-01' }, line: 'blue' });
    expect(new URL(backHref, 'https://x').searchParams.toString()).toBe(
      'line=blue&from=BL15&to=PP11&date=2026-12-01',
    );
  });

  it('explains that both stations are the same', () => {
    const same = { ...faresBetweenExample, fares: faresBetweenExample.fares.slice(0, 1) };
    expect(model({ question: { from: 'BL15', to: 'lat phrao' }, between: same }).answer).toEqual({
      kind: 'problem',
      title: 'Start and destination are the same station: Lat Phrao',
      text: 'Choose another destination. If you tap in and out at Lat Phrao, you pay 40 baht (General).',
    });
  });

  it('explains that no fare is known for the day', () => {
    const none = { ...faresBetweenExample, fares: [] };
    expect(model({ question: journey, between: none }).answer).toMatchObject({
      kind: 'problem',
      title: 'We do not have a fare for this journey on 20 Nov 2026',
    });
  });

  it('is missing if the query is incomplete', () => {
    expect(model({ question: { from: 'PP11' } }).answer).toBeUndefined();
  });
});

describe('the form', () => {
  test.each([
    [{}, [undefined, undefined]],
    [{ from: 'PP11' }, [undefined, 'Please choose a station.']],
    [
      { from: 'Silom', to: 'BL15' },
      [
        'We cannot find a station or place called “Silom”. Enter a name, or the code on the sign of a station.',
        undefined,
      ],
    ],
    [
      { from: 'PP11', to: 'Muang' },
      [undefined, 'We found several names like “Muang”. Did you mean one of these?'],
    ],
  ])('for %j shows the errors %j', (question, errors) => {
    const { from, to } = model({ question }).picker;
    expect([from.error, to.error]).toEqual(errors);
  });

  it('keeps the typed text', () => {
    const { from, to, date } = model({ question: { from: 'Silom', to: 'เตาปูน', date: 'Sunday' } }).picker;
    expect([from.value, to.value, date.value]).toEqual(['Silom', 'BL10', 'Sunday']);
    expect(date.error).toBe('Enter a valid date, such as 20/11/2026');
  });

  it('links from an ambiguous name to the result for each station', () => {
    const { offers } = model({ question: { from: 'PP11', to: 'Muang' }, line: 'blue' }).picker.to;
    expect(offers.map(({ code }) => code)).toEqual(['PK10', 'MT01', 'MT02']);
    expect(offers[0]?.href).toBe('/en/tickets/fare-rates?line=blue&from=PP11&to=PK10');
  });

  it('keeps line and passenger of the table; the table’s form keeps the journey', () => {
    const { picker, ofLine } = model({ question: { ...journey, rider: 'student' }, line: 'blue' });
    expect(picker.hidden).toEqual([
      { name: 'line', value: 'blue' },
      { name: 'rider', value: 'student' },
    ]);
    expect(ofLine?.form.hidden).toEqual([
      { name: 'from', value: 'PP11' },
      { name: 'to', value: 'BL15' },
    ]);
  });
});

describe('the table of a line', () => {
  it('is for the network’s first line unless another is chosen', () => {
    expect([model().ofLine?.line, model({ line: 'purple' }).ofLine?.line]).toEqual([
      'Blue Line',
      'Purple Line',
    ]);
  });

  it('has fares in baht, with line, passenger and day', () => {
    const table = model().ofLine?.table;
    expect(table?.caption).toBe('Blue Line, General: fares in baht on 20 Nov 2026');
    expect(table?.fares[0]?.slice(0, 3)).toEqual([17, 17, 20]);
    expect(table?.remarks.at(-1)).toBe('unconfirmed');
  });

  test.each([
    [
      { from: 'BL10', to: 'BL15' },
      { from: 'BL10', to: 'BL15' },
    ],
    [journey, {}],
    [{ from: 'BL10' }, {}],
  ])('for %j highlights %j', (question, chosen) => {
    expect(model({ question }).ofLine?.table?.chosen).toEqual(chosen);
  });

  it('is missing if the line has no fares on the day', () => {
    const data = fareListing('en', { line: 'pink' });
    data.sources.fares!.ofLine = undefined;
    expect(toFareRatesModel(data, exampleContext('en'))?.ofLine).toMatchObject({ line: 'Pink Line' });
    expect(toFareRatesModel(data, exampleContext('en'))?.ofLine?.table).toBeUndefined();
  });

  it('offers the tariff’s rider categories, with the current one selected', () => {
    const student = { ...lineFaresExample, riderCategory: 'student' } as typeof lineFaresExample;
    expect(model({ ofLine: student }).ofLine?.form).toMatchObject({
      rider: 'student',
      riders: [{ value: 'adult' }, { value: 'student' }, { value: 'small-child' }],
    });
  });
});

it('fare groups are sorted by line, general passengers first', () => {
  const items = [
    fareGroupExample('en', { riderGroup: 'student', certainty: 'official' }),
    fareGroupExample('en'),
    fareGroupExample('en', { line: 'pink' as never, proof: undefined }),
  ];
  expect(model({ items }).groups?.serverPart?.lines).toMatchObject([
    {
      id: 'blue',
      rows: [
        { name: 'General passengers', fare: '17–44 baht', doubt: 'unconfirmed', period: 'From 3 Jul 2026' },
        { name: 'Students', doubt: undefined },
      ],
    },
    { id: 'pink', rows: [{ proof: undefined }] },
  ]);
});

describe('the page', () => {
  it('has at its foot how reliable its fares are, and the sources that passengers can open', () => {
    const page = model({ question: journey, between: faresBetweenExample });
    expect(page.sourceNote?.notes).toEqual([
      'Estimated from limited data. Check before you rely on it.',
      'Calculated from the published rule.',
      'Unconfirmed: several sources agree. Check with the operator before you rely on it.',
    ]);
    expect(page.sourceNote?.sources).toEqual([
      { name: 'MRTA, tickets page (mrta.co.th)', href: 'https://www.mrta.co.th' },
    ]);
  });

  it('has a canonical URL with the parameters of its result', async () => {
    const question = { from: 'nonthaburi civic center (pp11)', to: 'ลาดพร้าว', date: '20/11/2026' };
    const { head } = await toListingModel(
      fareListing('en', { question: { ...question, rider: 'student' }, line: 'blue' }),
      exampleContext('en'),
    );
    expect(head.canonical).toBe(
      'https://www.example.org/en/tickets/fare-rates?line=blue&from=PP11&to=BL15&date=2026-11-20&rider=student',
    );
  });

  it('has the journey in its title', async () => {
    const titleOf = async (listing: Listing) =>
      (await toListingModel(fareListing('en', listing), exampleContext('en'))).head.title;
    expect(await titleOf({ question: journey, between: faresBetweenExample })).toBe(
      'Nonthaburi Civic Center to Lat Phrao · Fares · MRTA Bangkok',
    );
    expect(await titleOf({ question: { from: 'BL15' } })).toBe('Fares · MRTA Bangkok');
  });

  test.each([
    [{}, true],
    [journey, false],
  ])('for %j is indexed: %s', async (question, isIndexed) => {
    const { head } = await toListingModel(fareListing('en', { question }), exampleContext('en'));
    expect(head.isIndexed).toBe(isIndexed);
  });

  it('has its own forms and names the ignored values', async () => {
    const data = { ...fareListing('en'), ignored: ['line' as const] };
    const { filter, body } = await toListingModel(data, exampleContext('en'));
    expect(filter).toBeUndefined();
    expect(body).toMatchObject({
      view: 'FareRatesTicketTable',
      content: { notice: expect.stringContaining('Line') },
    });
  });

  it('says that the tariff does not have the rider category', () => {
    const data = fareListing('en');
    data.sources.fares!.isRiderUnknown = true;
    expect(toFareRatesModel(data, exampleContext('en'))?.notice).toContain('this passenger type');
    expect(model().notice).toBeUndefined();
  });
});

it('links to the ticket question with the same query', () => {
  const question = { ...journey, date: '2026-12-05', rider: 'student' };
  expect(model({ question, between: faresBetweenExample }).whichTicketHref).toBe(
    '/en/which-ticket?from=PP11&to=BL15&date=2026-12-05&rider=student',
  );
});
