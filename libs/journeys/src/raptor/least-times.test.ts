import { expect, test } from 'vitest';
import { createChance } from '../testing/random';
import { never } from '../timetable/headway-service';
import { type Link, toLinks } from '../timetable/links';
import { createStopQueue, findLeastTimes } from './least-times';

test('least times equal those of repeated relaxation', () => {
  const chance = createChance(11);
  for (let network = 0; network < 50; network += 1) {
    const stops = chance.between(2, 30);
    const links = Array.from({ length: stops * 2 }, (): Link => [
      chance.between(0, stops - 1),
      chance.between(0, stops - 1),
      chance.between(0, 300),
    ]);
    const ends = [
      { stop: 0, seconds: 0 },
      { stop: 1, seconds: chance.between(0, 300) },
    ];
    const expected: number[] = Array.from(
      { length: stops },
      (_, stop) => ends.find((end) => end.stop === stop)?.seconds ?? never,
    );
    for (let turn = 0; turn < stops; turn += 1) {
      for (const [from, to, seconds] of links)
        expected[to] = Math.min(expected[to]!, expected[from]! + seconds);
    }
    const times = new Int32Array(stops);
    const queue = createStopQueue(stops);
    findLeastTimes(times, ends, [toLinks(links, stops)], queue);
    expect([...times]).toEqual(expected);
    // the queue is left empty, for the next search
    expect(queue.isWaiting.some((one) => one === 1)).toBe(false);
  }
});
