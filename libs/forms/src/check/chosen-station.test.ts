import { expect, it } from 'vitest';
import { applyChosenStations } from './chosen-station';

const stations = [{ code: 'BL22' }, { code: 'BL15' }];
const formOf = (...entries: [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  applyChosenStations(form, stations);
  return [...form];
};

it('puts the chosen station in place of the typed text', () => {
  expect(formOf(['station', 'Sukhunvit'], ['station-chosen', 'BL22'], ['day', 'x'])).toEqual([
    ['day', 'x'],
    ['station', 'BL22'],
  ]);
});

it('adds it to saved stations', () => {
  expect(
    formOf(['savedStations', 'BL15'], ['savedStations', 'Sukhunvit'], ['savedStations-chosen', 'BL22']),
  ).toEqual([
    ['savedStations', 'BL15'],
    ['savedStations', 'BL22'],
  ]);
});

it('leaves a form without a choice alone', () => {
  expect(formOf(['station', 'Sukhunvit'])).toEqual([['station', 'Sukhunvit']]);
});
