import type { Alert } from '@raang/domain';
import { expect, it, test } from 'vitest';
import { exampleContext } from '../shared/examples/model-context-example';
import {
  brokenLiftExample,
  journeyExample,
  journeyQuestionExample,
  journeysExample,
  noJourneyExample,
  searchDepartureExample,
} from './search-departure-examples';
import { toSearchDepartureModel } from './search-departure-model';
import type { JourneysAnswer } from './travel-data';
import { threeOperatorsExample, wholeWayExample } from './whole-way-examples';
import { equipmentExample } from '../station/station-examples';

function answerTo(answer: JourneysAnswer, locale: 'th' | 'en' = 'en', ends = {}) {
  const context = exampleContext(locale);
  const data = searchDepartureExample(
    { ...journeyQuestionExample, stepFree: 'yes', ...ends },
    answer,
    context,
  );
  const { answer: shown } = toSearchDepartureModel(data, context);
  if (shown?.kind !== 'journeys') throw new Error('no journeys');
  return shown;
}

const pathOf = (changes: Partial<JourneysAnswer> = {}, locale?: 'th' | 'en') =>
  answerTo(journeysExample(changes), locale).journeys[0]!.stepFree!;

it('goes from exit to exit, and says of each part what is known', () => {
  const { parts, records } = pathOf();
  expect(parts.map(({ name, says }) => `${name} (${says})`)).toEqual([
    'Way in at Nonthaburi Civic Center (not known)',
    'Purple Line (not known)',
    'Change at Tao Poon (not known)',
    'Blue Line (not known)',
    'Way out at Lat Phrao (step-free)',
  ]);
  expect(records).toEqual([
    { name: 'Nonthaburi Civic Center', text: 'A lift is recorded (2019), but not at which exit.' },
    { name: 'Lat Phrao', text: 'Lifts at exits 1 and 3 (list of 2026).' },
  ]);
});

it('takes no lift for known that is recorded without its exit', () => {
  const { summary, telephone } = pathOf();
  expect([summary, telephone?.text]).toEqual([
    'Weakest part: Way in at Nonthaburi Civic Center (not known).',
    '0 2624 5200',
  ]);
  expect(pathOf({}, 'th').summary).toMatch(/^จุดที่ควรสอบถามก่อน/);
});

it('names a part that is out of order before one that is not known', () => {
  const { parts, summary } = pathOf({ alerts: [brokenLiftExample('BL15')] });
  expect([parts.at(-1)!.state, summary]).toEqual([
    'broken',
    'Weakest part: Way out at Lat Phrao (out of order since 08:10).',
  ]);
});

it('names steps before what is not known', () => {
  const { journeys } = answerTo(wholeWayExample([threeOperatorsExample()]), 'en', { from: 'BL15', to: 'A1' });
  expect(journeys[0]!.stepFree?.summary).toBe('Weakest part: Change at Phaya Thai (with steps).');
});

it('says so if every part is recorded', () => {
  const way = threeOperatorsExample(true);
  const rides = way.legs.filter((leg) => leg.kind === 'ride');
  const there = journeyExample({
    ...way,
    legs: [{ ...rides[0]!, from: 'BL15' as never, to: 'BL15' as never }],
  });
  const { stepFree } = answerTo(journeysExample({ journeys: [there] })).journeys[0]!;
  expect([stepFree?.summary, stepFree?.telephone]).toEqual([
    'Every part of this way is recorded as step-free.',
    undefined,
  ]);
});

it('says what a lift that is out of order costs, on the first way alone', () => {
  const [first, second] = answerTo(
    journeysExample({
      journeys: [journeyExample(), journeyExample({ departure: '2026-11-20T18:41:00+07:00' })],
      detour: { stations: ['BL10' as never], seconds: 380 },
    }),
  ).journeys;
  expect([first!.stepFree?.detour, second!.stepFree?.detour]).toEqual([
    '6 minutes longer than usual, because a lift or an escalator at Tao Poon is out of order.',
    undefined,
  ]);
});

it('is there only for passengers who asked', () => {
  const context = exampleContext('en');
  const { answer } = toSearchDepartureModel(
    searchDepartureExample(journeyQuestionExample, journeysExample(), context),
    context,
  );
  expect(answer?.kind === 'journeys' && answer.journeys[0]!.stepFree).toBeUndefined();
});

const closure = (): Alert => ({ ...brokenLiftExample('BL15'), effect: 'NO_SERVICE' });

test.each<[string, Alert[], string]>([
  ['a lift', [brokenLiftExample('BL15')], 'A lift or an escalator on the way is out of order'],
  [
    'a closed station',
    [brokenLiftExample('BL15'), closure()],
    'No trains get there at this time: stations or lines are closed',
  ],
])('of no way, %s is the reason', (_, alerts, title) => {
  const nearestOpen = [{ closed: 'BL15' as never, open: [{ station: 'BL14' as never, metres: 900 }] }];
  const { problem } = answerTo(noJourneyExample({ reason: 'disrupted', alerts, nearestOpen }));
  expect([problem?.title, problem?.links[0]?.href]).toEqual([
    title,
    expect.stringMatching(/from=PP11&to=BL14&.*stepFree=yes|stepFree=yes.*to=BL14/),
  ]);
});

it('of no way, a lift that the desk has named is the reason, by its name', () => {
  const brokenLifts = [{ ...equipmentExample[0]!, station: 'BL15' as never }];
  const { problem } = answerTo(noJourneyExample({ reason: 'disrupted', alerts: [], brokenLifts }));
  expect(problem?.title).toBe('A lift or an escalator on the way is out of order');
  expect(problem?.text).toMatch(
    /^[^,]+, Lift at exit 3: out of order until 22 Nov 2026, 18:00\. At this time /,
  );
});
