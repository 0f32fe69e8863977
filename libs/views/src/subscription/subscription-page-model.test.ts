import { expect, test } from 'vitest';
import { exampleContext } from '../shared/examples/model-context-example';
import { linesExample } from '../shared/examples/network-example';
import { wishExample } from './subscription-examples';
import { toSubscribePageModel, toSubscriptionPageModel } from './subscription-page-model';
import { subscriptionPageStates } from './subscription-page-state';
import { toWatchedLines } from './watched-lines-model';
import { toWish } from './wish-model';

const context = exampleContext('en');

test.each(subscriptionPageStates)('the address of a page with a token is a secret: %s', (state) => {
  expect(toSubscriptionPageModel({ state }, context).head.hasSecretUrl).toBe(true);
});

test('the page that asks for mails is the same for everybody, in each language', () => {
  const { head } = toSubscribePageModel({ state: 'subscribe' }, context);
  expect(head.canonical).toMatch(/\/en\/subscribe$/);
  expect(head.isIndexed).toBe(true);
});

test.each([
  ['confirm-subscription-gone', ['/en/subscribe', '/en/service-status']],
  ['subscribe-sent', ['/en/service-status']],
  ['subscribe', []],
] as const)('the ways on from %s', (state, expected) => {
  expect(toSubscriptionPageModel({ state }, context).ways.map(({ href }) => href)).toEqual(expected);
});

test('a line that is not ours is named, and only then', () => {
  expect(toSubscribePageModel({ state: 'subscribe', isLineUnknown: true }, context).unknownLine).toBe(
    'We do not know this line. Choose one below.',
  );
  expect(toSubscribePageModel({ state: 'subscribe' }, context).unknownLine).toBeUndefined();
});

test('a response after the form does not tell whether the address has a subscription', () => {
  expect(JSON.stringify(toSubscribePageModel({ state: 'subscribe-sent' }, context))).not.toMatch(/already/);
});

test('each line is offered as a whole, then in each of its directions', () => {
  const values = toWatchedLines(linesExample, context).map(({ value }) => value);
  expect(values.slice(0, 3)).toEqual(['blue', 'blue.0', 'blue.1']);
  expect(new Set(values).size).toBe(values.length);
});

test('a wish is in words', () => {
  expect(toWish(wishExample, context)).toMatchObject({
    lines: [expect.stringMatching(/^Blue Line, only towards /)],
    when: 'Monday, Tuesday, Wednesday, Thursday, Friday, from 06:30 until 09:30',
    severity: 'Delays and closures',
  });
  const subscription = { ...wishExample.subscription, days: [], from: undefined, until: undefined };
  expect(toWish({ ...wishExample, subscription }, context).when).toBe('Every day, the whole day');
});
