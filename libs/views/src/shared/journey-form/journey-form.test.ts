import { describe, expect, test } from 'vitest';
import { exampleContext } from '../examples/model-context-example';
import { nearestStations } from './nearest-stations';
import { nowTyped, toWhen } from './when-model';

describe('the time of travel', () => {
  const when = (typed: Partial<typeof nowTyped>) => toWhen({ ...nowTyped, ...typed }, exampleContext('en'));

  test.each([
    ['nothing typed', {}, 'now'],
    ['a time', { time: { typed: '08:30', clock: '08:30' } }, 'depart'],
    ['an invalid day', { date: { typed: '31/02' } }, 'depart'],
    ['an arrival', { mode: 'arrive' as const }, 'arrive'],
    ['the last train', { mode: 'last' as const }, 'last'],
  ])('%s', (_, typed, value) => {
    expect(when(typed).value).toBe(value);
  });

  test('keeps invalid texts, with what is valid', () => {
    const { date, time } = when({ date: { typed: '31/02' }, time: { typed: '25:99' } });
    expect([date.value, time.value]).toEqual(['31/02', '25:99']);
    expect([date.error, time.error].every(Boolean)).toBe(true);
  });
});

describe('stations near a position', () => {
  const stations = [
    { code: 'BL22', latitude: 13.738, longitude: 100.561 },
    { code: 'BL21', latitude: 13.749, longitude: 100.563 },
    { code: 'PP01', latitude: 13.892, longitude: 100.408 },
  ];

  test('come by distance', () => {
    const found = nearestStations({ latitude: 13.7385, longitude: 100.5614 }, stations);
    expect('near' in found && found.near.map(({ code }) => code)).toEqual(['BL22', 'BL21', 'PP01']);
    expect('near' in found && found.near[0]!.metres).toBeLessThan(100);
  });

  test('are none where the network is far away', () => {
    const found = nearestStations({ latitude: 18.79, longitude: 98.98 }, stations);
    expect('farMetres' in found && Math.round(found.farMetres / 1000)).toBe(566);
  });
});
