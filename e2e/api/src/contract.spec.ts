import { type Call, calls, requestFor } from '@raang/e2e-kit/contract-calls';
import { expectEach } from '@raang/e2e-kit/expect-each';
import { expect, test } from '@raang/e2e-kit/http-test';

/** Reads are public and outlive an outage by a day, writes are private. */
const cacheControls = { GET: /^public, max-age=\d+, stale-if-error=86400$/, POST: /^private, no-store$/ };

test('every procedure responds to its example as the contract declares', async ({ request }) => {
  await expectEach(
    calls,
    ({ name }) => name,
    async (call) => {
      const { address, options } = requestFor(call, call.example.input);
      const response = await request.fetch(address, options);
      if (call.isFile) {
        const { type, name } = call.example.output as File;
        expect([response.status(), response.headers()['content-type']]).toEqual([200, type]);
        expect(response.headers()['content-disposition']).toContain(name);
        return;
      }
      const body = await response.json();
      expect(response.status(), JSON.stringify(body)).toBe(200);
      // `parse` drops undeclared fields: the response must not have any
      expect(call.output.parse(body)).toEqual(body);
      expect(response.headers()['cache-control']).toMatch(cacheControls[call.method]);
      expect(response.headers()['content-type']).toMatch(/^application\/json\b/);
    },
  );
});

/** Invalid inputs by procedure and error code: each replaces fields of the example's input. */
const wrongInputs: Record<string, Record<string, Record<string, unknown>[]>> = {
  'content.items': {
    NOT_FOUND: [{ category: 'weather' }, { group: 'weather' }, { line: 'nope' }],
    BAD_REQUEST: [{ page: 'zero' }, { lang: 'fr' }, { month: '2026-07' }],
  },
  'content.itemDates': { BAD_REQUEST: [{ page: 'zero' }, { pageSize: 5001 }] },
  'content.item': {
    NOT_FOUND: [{ id: 'no-such-news' }, { id: 'car-park-figures-correction' }],
    BAD_REQUEST: [{ lang: 'fr' }, { id: 'No Such' }],
  },
  'content.like': {
    NOT_FOUND: [{ id: 'no-such-news' }],
    BAD_REQUEST: [{ visitor: 'me' }, { liked: 'perhaps' }],
  },
  'network.lines': { BAD_REQUEST: [{ isOwn: 'perhaps' }] },
  'network.headways': { NOT_FOUND: [{ line: 'nope' }], BAD_REQUEST: [{ line: 'No Line' }] },
  'network.serviceHours': { NOT_FOUND: [{ line: 'nope' }], BAD_REQUEST: [{ line: 'No Line' }] },
  'network.stations': {
    NOT_FOUND: [{ line: 'nope' }],
    BAD_REQUEST: [{ line: 'No Line' }, { isOwn: 'perhaps' }, { near: 'here' }, { near: '91,100.5' }],
  },
  'network.station': { NOT_FOUND: [{ code: 'BL99' }], BAD_REQUEST: [{ code: 'no where' }] },
  'fares.between': {
    NOT_FOUND: [{ to: 'BL99' }],
    BAD_REQUEST: [{ to: 'no where' }, { date: '2026-02-31' }],
  },
  'fares.from': {
    NOT_FOUND: [{ code: 'BL99' }, { riderCategory: 'nobody' }],
    BAD_REQUEST: [{ date: 'today' }],
  },
  'fares.matrix': {
    NOT_FOUND: [{ riderCategory: 'nobody' }],
    BAD_REQUEST: [{ date: 'today' }],
  },
  'fares.tariff': { BAD_REQUEST: [{ date: 'today' }] },
  'fares.tickets': {
    NOT_FOUND: [{ to: 'BL99' }, { held: 'nothing-known' }],
    BAD_REQUEST: [{ to: undefined }, { date: 'today' }],
  },
  'travel.journeys': {
    NOT_FOUND: [{ to: 'BL99' }, { from: 'nowhere' }],
    BAD_REQUEST: [{ time: '25:99' }, { mode: 'fly' }, { from: 'no where' }],
  },
  'travel.departures': { NOT_FOUND: [{ code: 'BL99' }], BAD_REQUEST: [{ limit: 21 }, { at: 'noon' }] },
  'travel.trains': { NOT_FOUND: [{ line: 'nope' }], BAD_REQUEST: [{ line: 'No' }] },
  'travel.lastDepartures': {
    NOT_FOUND: [{ code: 'BL99' }],
    BAD_REQUEST: [{ at: 'noon' }, { isOwn: 'perhaps' }],
  },
  'notices.alerts': { BAD_REQUEST: [{ active: 'perhaps' }] },
  'notices.announcements': { BAD_REQUEST: [{ active: 'perhaps' }] },
  'search.search': { BAD_REQUEST: [{ page: 'zero' }, { kind: 'weather' }, { lang: 'fr' }] },
  'search.suggest': { BAD_REQUEST: [{ lang: 'fr' }] },
  'foundItems.list': {
    NOT_FOUND: [{ line: 'nope' }],
    BAD_REQUEST: [{ category: 'elephant' }, { from: 'today' }],
  },
};

test('the invalid inputs cover every error that the contract declares', () => {
  const declared = calls.map(({ name, errors }) => [name, Object.keys(errors).sort()] as const);
  const tried = (name: string) => Object.keys(wrongInputs[name] ?? {}).sort();
  expect(declared.map(([name]) => [name, tried(name)])).toEqual(declared);
});

interface WrongCall {
  call: Call;
  code: string;
  wrong: Record<string, unknown>;
}

const wrongCalls: WrongCall[] = calls.flatMap((call) =>
  Object.entries(wrongInputs[call.name] ?? {}).flatMap(([code, inputs]) =>
    inputs.map((wrong) => ({ call, code, wrong })),
  ),
);

test('every invalid input gets the error that the contract declares', async ({ request }) => {
  const nameOf = ({ call, code, wrong }: WrongCall) => `${call.name}, ${code} for ${JSON.stringify(wrong)}`;
  await expectEach(wrongCalls, nameOf, async ({ call, code, wrong }) => {
    const { address, options } = requestFor(call, defined({ ...call.example.input, ...wrong }));
    const response = await request.fetch(address, options);
    expect(response.status()).toBe(call.errors[code]);
    expect(await response.json()).toMatchObject({ code, message: expect.stringMatching(/\S/) });
    expect(response.headers()['cache-control']).toBe('no-store');
  });
});

test('every procedure that takes a line refuses an unknown one', async ({ request }) => {
  const withLine = calls.filter(({ takes }) => takes.includes('line'));
  await expectEach(
    withLine,
    ({ name }) => name,
    async (call) => {
      const { address, options } = requestFor(call, { ...call.example.input, line: 'nope' });
      const response = await request.fetch(address, options);
      expect([400, 404]).toContain(response.status());
      expect(await response.json()).toMatchObject({
        code: { 400: 'BAD_REQUEST', 404: 'NOT_FOUND' }[response.status()],
        message: expect.stringMatching(/\S/),
      });
    },
  );
});

const defined = (input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
