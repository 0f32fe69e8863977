import { siteTarget } from '@raang/domain';
import { expect, test } from 'vitest';
import { exampleContext } from '../shared/examples/model-context-example';
import { toAnswerModel } from './assistant-model';

const target = (given: unknown) => siteTarget.parse(given);
const journey = target({ type: 'journey', from: 'BL22', to: 'BL26', date: '2026-11-21', time: '08:00' });

test('an answer has the URLs of its targets, each source once', () => {
  const answer = toAnswerModel(
    {
      text: 'About 13 minutes.',
      cards: [
        {
          title: 'Sukhumvit → Si Lom',
          rows: [{ name: 'Leave', value: '08:00' }],
          lineIds: ['blue'],
          target: journey,
        },
      ],
      sources: [
        { title: 'Journey planner', target: journey },
        { title: 'The same', target: journey },
        { title: 'Si Lom station', target: target({ type: 'station', code: 'BL26' }) },
      ],
      choices: ['How much is it?'],
    },
    exampleContext('en'),
  );
  const href = '/en/search-departure?from=BL22&to=BL26&date=2026-11-21&time=08%3A00';
  expect(answer).toEqual({
    text: 'About 13 minutes.',
    cards: [
      {
        title: 'Sukhumvit → Si Lom',
        href,
        lines: [{ id: 'blue', name: 'Blue Line' }],
        rows: [{ name: 'Leave', value: '08:00' }],
      },
    ],
    sources: [
      { label: 'The same', href },
      { label: 'Si Lom station', href: '/en/stations/BL26' },
    ],
    choices: ['How much is it?'],
  });
});
