import { describe, expect, it, test } from 'vitest';
import { exampleContext } from '../shared/examples/model-context-example';
import { readTicketQuestion, toTicketAsk, type TypedTicketQuestion } from './ticket-question';
import {
  answerExample,
  optionExample,
  tariffExample,
  unrecordedExample,
  wayExample,
  whichTicketExample,
} from './which-ticket-examples';
import { toWhichTicketModel, type WhichTicketModel } from './which-ticket-model';

type Locale = 'th' | 'en';

const model = (
  typed: TypedTicketQuestion = {},
  changes: Parameters<typeof whichTicketExample>[2] = {},
  locale: Locale = 'en',
) => toWhichTicketModel(whichTicketExample(locale, typed, changes), exampleContext(locale));

function bodyOf<Kind extends WhichTicketModel['body']['kind']>(made: WhichTicketModel, kind: Kind) {
  if (made.body.kind !== kind) throw new Error(`it is ${made.body.kind}`);
  return made.body as Extract<WhichTicketModel['body'], { kind: Kind }>;
}

const adult = { ...wayExample, rider: 'adult' };

/** Makes the result for a card in hand, or for none. */
function result(
  card = 'none',
  answer: Partial<typeof answerExample> = {},
  typed: TypedTicketQuestion = adult,
  locale: Locale = 'en',
) {
  const made = model({ ...typed, card }, { answer: { ...answerExample, ...answer } }, locale);
  return { ...made, body: bodyOf(made, 'result') };
}

describe('the questions', () => {
  test.each([
    ['nothing is known', {}, 'where', 'Which ticket?', 'Question 1 of 3'],
    ['one end is missing', { from: 'PP11' }, 'where', 'Which ticket?', 'Question 1 of 3'],
    ['both ends are the same', { from: 'BL15', to: 'BL15' }, 'where', 'Which ticket?', 'Question 1 of 3'],
    ['the journey is known', wayExample, 'choice', 'Who is travelling?', 'Question 2 of 3'],
    ['a line is known', { line: 'blue' }, 'choice', 'Who is travelling?', 'Question 2 of 3'],
    ['it may be any line', { line: 'every' }, 'choice', 'Who is travelling?', 'Question 2 of 3'],
    ['the rider is known', adult, 'choice', 'Which card do you have?', 'Question 3 of 3'],
    ['only the card is known', { card: 'emv' }, 'where', 'Which ticket?', 'Question 1 of 3'],
  ])('when %s', (_, typed, kind, title, progress) => {
    const made = model(typed);
    expect([made.body.kind, made.title, made.progress]).toEqual([kind, title, progress]);
  });

  it('are answered by links that keep the given answers', () => {
    const who = bodyOf(model({ ...wayExample, card: 'emv', date: '2026-12-05' }), 'choice');
    expect(who.choices.map(({ title, href }) => [title, href])[1]).toEqual([
      'Senior',
      '/en/which-ticket?from=PP11&to=BL15&card=emv&date=2026-12-05&rider=senior',
    ]);
    const { hidden, lines } = bodyOf(model({ rider: 'senior' }), 'where');
    expect(hidden).toEqual([{ name: 'rider', value: 'senior' }]);
    expect([lines[0]?.text, lines[0]?.href]).toEqual([
      '17–44 baht',
      '/en/which-ticket?rider=senior&line=blue',
    ]);
  });

  it('can be answered again, with the other answers kept', () => {
    const { answers } = model({ ...adult, date: '2026-12-05' });
    expect(answers.map(({ term, text, changeHref }) => [term, text, changeHref])).toEqual([
      ['Journey', 'Nonthaburi Civic Center to Lat Phrao', '/en/which-ticket?rider=adult&date=2026-12-05'],
      ['Passenger', 'General', '/en/which-ticket?from=PP11&to=BL15&date=2026-12-05'],
      ['Day', '5 Dec 2026', '/en/which-ticket?from=PP11&to=BL15&rider=adult'],
    ]);
  });

  it('list the cards of a rider category, their lines, and that some have ended', () => {
    const { choices } = bodyOf(model(adult), 'choice');
    expect(choices.map(({ title, text }) => `${title}: ${text}`)).toEqual([
      'Nothing yet: I pay in cash or buy a ticket',
      'EMV contactless card (Visa, Mastercard): Every line',
      'Rabbit card: Yellow Line and Pink Line',
      'MRT stored-value card: Ended 31 May 2026',
    ]);
  });

  test.each([
    [{ from: 'PP11' }, [undefined, 'Please choose a station.']],
    [{ from: 'BL15', to: 'BL15' }, [undefined, 'This is where you start. Choose another station.']],
    [
      { from: 'Silom', to: 'BL15' },
      [
        'We cannot find a station or place called “Silom”. Enter a name, or the code on the sign of a station.',
        undefined,
      ],
    ],
  ])('show errors for %j', (typed, errors) => {
    const { from, to } = bodyOf(model(typed), 'where');
    expect([from.error, to.error]).toEqual(errors);
  });
});

describe('invalid values', () => {
  it('are ignored and named; everything else stays', () => {
    const made = model({ ...wayExample, rider: 'wizard', card: 'cowrie', date: 'Sunday' });
    expect(made.notice).toBe(
      'We ignored these values: Passenger, Your card, Day. Your other answers are still here.',
    );
    expect([made.body.kind, made.head.canonical]).toEqual([
      'choice',
      'https://www.example.org/en/which-ticket?from=PP11&to=BL15',
    ]);
  });

  it('are not reported if every value is valid', () => {
    expect(model({ ...adult, card: 'emv', date: '5/12/2026' }).notice).toBeUndefined();
  });
});

describe("the API's query", () => {
  const ask = (typed: TypedTicketQuestion, locale: Locale = 'en') => {
    const { lines } = exampleContext(locale);
    const { stations } = whichTicketExample(locale);
    const known = { stations, lines, tariff: tariffExample, locale };
    return toTicketAsk(readTicketQuestion(typed, known), '2026-11-20');
  };

  test.each([
    [adult, undefined],
    [{ ...wayExample, card: 'emv' }, undefined],
    [
      { ...adult, card: 'none' },
      { from: 'PP11', to: 'BL15', riderCategory: 'adult', held: 'none', date: '2026-11-20' },
    ],
    [
      { line: 'blue', rider: 'senior', card: 'emv', date: '2026-12-05' },
      { line: 'blue', riderCategory: 'senior', held: 'emv', date: '2026-12-05' },
    ],
    [
      { line: 'every', rider: 'adult', card: 'emv' },
      { riderCategory: 'adult', held: 'emv', date: '2026-11-20' },
    ],
  ])('of %j: %j', (typed, expected) => {
    expect(ask(typed)).toEqual(expected);
  });

  it('accepts a day in the format of the language', () => {
    expect(ask({ ...adult, card: 'none', date: '5/12/2569' }, 'th')?.date).toBe('2026-12-05');
  });
});

describe('the result', () => {
  it('recommends a ticket, with its cost and parts', () => {
    const { title, head, body } = result();
    expect(title).toBe('Your ticket: Single-journey token');
    expect(head.title).toBe('Your ticket: Single-journey token · Which ticket? · MRTA Bangkok');
    expect([body.amount, body.thereAndBack, body.doubt]).toEqual(['40 baht', '80 baht', 'unconfirmed']);
    expect(body.parts.map(({ amount }) => amount)).toEqual(['27 baht', '27 baht', '−14 baht']);
    expect(body.period).toBe('3 Jul 2026 – 31 Dec 2026');
    expect(body.reasons).toEqual(['You can buy it at the station for one journey.']);
  });

  describe('of a journey on which one operator’s tickets are not recorded', () => {
    const toSalaDaeng = { from: 'BL15', to: 'S2', rider: 'adult' };
    const noTickets =
      'Please ask the operator which tickets are accepted on the Sukhumvit Line (BTS) and Silom Line (BTS).';
    const none = {
      ...unrecordedExample,
      lineIds: unrecordedExample.lineIdsWithoutMedia!,
      options: unrecordedExample.options!.slice(0, 1).map((option) => ({ ...option, uses: [] })),
    };

    it('is a range, and says so', () => {
      const { title, body } = result('none', unrecordedExample, toSalaDaeng);
      expect(title).toBe('Your ticket: Single-journey token');
      expect([body.amount, body.amountFor, body.thereAndBack, body.doubt]).toEqual([
        '37–67 baht',
        'for one journey',
        '74–134 baht',
        'estimate',
      ]);
      expect(body.reasons).toEqual([noTickets, 'The price includes this part of the journey.']);
    });

    it('says where a card is not accepted', () => {
      expect(result('rabbit', unrecordedExample, toSalaDaeng).body.reasons.at(-1)).toBe(
        'Your Rabbit card is not accepted on the Blue Line.',
      );
    });

    it('names no ticket if none is recorded, and says nothing about the card', () => {
      const { title, body } = result('emv', none, { ...toSalaDaeng, from: 'N8' });
      expect([title, body.reasons, body.uses]).toEqual(['What your journey costs', [noTickets], []]);
    });
  });

  it('names a cheaper option with another card', () => {
    expect(result().body.cheaper).toEqual({
      text: 'Cheaper with EMV contactless card (Visa, Mastercard): 39 baht.',
      href: '/en/which-ticket?from=PP11&to=BL15&rider=adult&card=emv',
    });
    const [emv, token] = answerExample.options;
    const alike = { options: [{ ...emv!, lowestSatang: 4000, highestSatang: 4000 }, token!] };
    expect(result('none', alike).body.cheaper?.text).toBe(
      'A return within one day is cheaper with EMV contactless card (Visa, Mastercard): 60 baht.',
    );
  });

  it("links to the ticket's page, the fares and the journey", () => {
    const { uses, links } = result('none', {}, { ...adult, date: '2026-12-05' }).body;
    expect(uses[0]).toMatchObject({
      href: '/en/tickets/ticket/token',
      howToGet: 'Machines in stations',
      refund: 'Ask the staff',
    });
    expect(links).toEqual({
      fares: '/en/tickets/fare-rates?from=PP11&to=BL15&date=2026-12-05&rider=adult',
      journeys: '/en/search-departure?from=PP11&to=BL15&date=2026-12-05',
      tickets: '/en/tickets/ticket',
    });
  });

  test.each([
    [
      'accepted all the way',
      'emv',
      { recommended: 0, cheaper: undefined },
      'You can use your card: EMV contactless card (Visa, Mastercard)',
      'It is accepted all the way, and nothing else is cheaper.',
    ],
    [
      'not accepted on this journey',
      'rabbit',
      {},
      'Your ticket: Single-journey token',
      'Your Rabbit card is not accepted here.',
    ],
    [
      'no longer accepted at all',
      'stored-value',
      {},
      'Your ticket: Single-journey token',
      'Your MRT stored-value card was valid until 31 May 2026. It no longer opens the gates.',
    ],
    [
      'more expensive than a ticket',
      'emv',
      {
        options: [optionExample({ token: ['blue'] }, 20), optionExample({ emv: ['blue'] }, 40)],
        recommended: 0,
      },
      'Your ticket: Single-journey token',
      'With your EMV contactless card (Visa, Mastercard) you would pay 40 baht.',
    ],
  ])('gives the reason to passengers whose card is %s', (_, card, answer, title, reason) => {
    const made = result(card, answer);
    expect(made.title).toBe(title);
    expect(made.body.reasons).toContain(reason);
  });

  it("links to the page of a card that cannot be used, for the rider's own category", () => {
    const { held } = result('stored-value', {}, { ...adult, rider: 'senior' }).body;
    expect(held).toEqual({
      label: 'About your MRT stored-value card',
      href: '/en/tickets/ticket/senior-card',
    });
    expect(result('none').body.held).toBeUndefined();
    expect(result('emv', { recommended: 0 }).body.held).toBeUndefined();
  });

  it('names both tickets if no single one is accepted all the way', () => {
    const both = optionExample({ token: ['purple'], ticket: ['pink'] }, 85);
    const { title, body } = result('none', { options: [both], recommended: 0, cheaper: undefined });
    expect(title).toBe('Your ticket: Single-journey token and Single-journey ticket');
    expect(body.uses.map(({ lines }) => lines.map(({ name }) => name))).toEqual([
      ['Purple Line'],
      ['Pink Line'],
    ]);
    // a single option is no choice
    expect(body.options).toEqual([]);
  });

  it('sends riders with reduced fares to the ticket office, with the documents to carry', () => {
    const half = optionExample({ token: ['blue'] }, 19);
    half.uses[0]!.riderCategory = 'senior' as (typeof half.uses)[0]['riderCategory'];
    const byCard = optionExample({ emv: ['blue'] }, 37);
    const answer = { riderCategory: 'senior', options: [half, byCard], recommended: 0, cheaper: undefined };
    const { body } = result('emv', answer, { ...adult, rider: 'senior' });
    expect(body.reasons.slice(1)).toEqual([
      'With your EMV contactless card (Visa, Mastercard) you would pay 37 baht, because we have no information about a reduction with it.',
      'Please ask for the reduced fare at the ticket office before you go through the gate.',
      'Carry your Thai identity card',
    ]);
    expect(body.options[1]?.remarks).toContain(
      'General fare: we have no information about a reduction with this card',
    );
  });

  it('says to passengers who travel free that they need no ticket', () => {
    const free = optionExample({ token: ['blue'] }, 0);
    free.uses[0]!.riderCategory = 'disabled' as (typeof free.uses)[0]['riderCategory'];
    const answer = { riderCategory: 'disabled', options: [free], recommended: 0, cheaper: undefined };
    const { title, body } = result('none', answer, { ...adult, rider: 'disabled' });
    expect([title, body.amount, body.uses, body.options]).toEqual(['You travel free', 'Free', [], []]);
    expect(body.reasons).toContain('Show the disability card before the gate');
    // passengers who travel free need no fare media, so only rules change
    expect(body.changes.map(({ date }) => date)).toEqual(['2026-12-01']);
  });

  it('shows the range of prices for a line', () => {
    const range = optionExample({ token: ['blue'] }, 17, {
      highestSatang: 4400,
      thereAndBackSatang: undefined,
      parts: [],
    });
    const { body, answers } = result(
      'none',
      { options: [range], recommended: 0, cheaper: undefined },
      { line: 'blue', rider: 'adult' },
    );
    expect([body.amount, body.amountFor, body.thereAndBack]).toEqual([
      '17–44 baht',
      'for one journey, by its length',
      undefined,
    ]);
    expect(answers[0]?.text).toBe('Blue Line');
    expect(body.links.fares).toBe('/en/tickets/fare-rates?line=blue&rider=adult');
  });

  it('compares every option, and marks the recommended one and the one in hand', () => {
    const rows = result('emv').body.options;
    expect(
      rows.map(({ amount, thereAndBack, isAdvised, isHeld }) => [amount, thereAndBack, isAdvised, isHeld]),
    ).toEqual([
      ['39 baht', '60 baht', false, true],
      ['40 baht', '80 baht', true, false],
    ]);
    expect(rows[0]?.remarks).toEqual(['No more than 40 baht a day']);
  });

  it('lists changes by day, merges equal price changes, and marks uncertain ones', () => {
    expect(result().body.changes).toEqual([
      {
        date: '2026-12-01',
        title: 'From 1 Dec 2026 on',
        items: [
          {
            text: 'Rule ends: No more than 40 baht a day on the Purple Line and the SRT Red lines together.',
            doubt: undefined,
          },
          {
            text: 'Fare with EMV contactless card (Visa, Mastercard) and Single-journey token: 40 baht instead of 39 baht',
          },
        ],
      },
      {
        date: '2027-01-01',
        title: 'From 1 Jan 2027 on',
        items: [
          { text: 'No longer accepted: Single-journey token', doubt: 'unconfirmed' },
          { text: 'New: QR ticket', doubt: 'unconfirmed' },
        ],
      },
    ]);
  });

  it('shows the rules of the recommended option, and the wrong-card fee', () => {
    expect(result().body.rules.map(({ id }) => id)).toEqual(['entry-fee', 'wrong-card-fee']);
  });

  it('has a form for another day, which keeps everything else', () => {
    const { answers, body } = result('none', {}, adult, 'th');
    expect(answers.at(-1)).toMatchObject({ text: 'วันนี้ 20 พ.ย. 2569', changeHref: '#day' });
    expect(body.dayForm.hidden.map(({ name }) => name)).toEqual(['from', 'to', 'rider', 'card']);
  });

  test.each([
    [
      'is not needed for a walk',
      { lineIds: [], options: [], recommended: undefined },
      'You do not need a ticket',
    ],
    [
      'is missing if no price is known',
      { options: [], recommended: undefined },
      'We do not have a fare for this journey on 20 Nov 2026',
    ],
  ])('%s', (_, answer, title) => {
    const made = model({ ...adult, card: 'none' }, { answer: { ...answerExample, ...answer } });
    expect([made.title, made.body.kind]).toEqual([title, 'none']);
  });
});

it('search engines index the question, not the results', () => {
  expect(model().head.isIndexed).toBe(true);
  expect(model(wayExample).head.isIndexed).toBe(false);
});
