import { afterEach, expect, it, vi } from 'vitest';
import { recentStations } from './recent-stations-store';
import { signedInAccount } from './signed-in-account';

const key = 'convenience:recent-stations';

/** Stubs the browser APIs that the store uses. */
function stubBrowser(consent: string, kept: Record<string, string> = {}) {
  vi.stubGlobal('document', { cookie: `consent=2.${consent}` });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => (kept[name] = value),
  });
  return kept;
}

afterEach(() => {
  vi.unstubAllGlobals();
  signedInAccount.set(undefined);
});

it('keeps the five latest stations, each once, latest first', () => {
  stubBrowser('necessary.convenience');
  for (const code of ['BL01', 'BL02', 'BL03', 'BL01', 'BL04', 'BL05', 'BL06']) recentStations.remember(code);
  expect(recentStations.read()).toEqual(['BL06', 'BL05', 'BL04', 'BL01', 'BL03']);
});

it('stores and reads nothing without consent', () => {
  const kept = stubBrowser('necessary', { [key]: '["BL01"]' });
  recentStations.remember('BL02');
  expect([recentStations.read(), kept[key]]).toEqual([[], '["BL01"]']);
});

it('keeps the stations of all systems', () => {
  stubBrowser('necessary.convenience');
  for (const code of ['CEN', 'N8', 'BL13']) recentStations.remember(code);
  expect(recentStations.read()).toEqual(['BL13', 'N8', 'CEN']);
});

it.each(['{', '"BL01"', '["","<b>","BL13"]'])('keeps the valid entries of %j', (text) => {
  stubBrowser('necessary.convenience', { [key]: text });
  expect(recentStations.read()).toEqual(text.includes('BL13') ? ['BL13'] : []);
});

it('come after the saved stations of an account, which are never stored', () => {
  const kept = stubBrowser('necessary.convenience', { [key]: '["BL13","BL22"]' });
  signedInAccount.set({ name: '', email: '', telephone: undefined, savedStations: ['PP01', 'BL22'] });
  expect(recentStations.read()).toEqual(['PP01', 'BL22', 'BL13']);
  recentStations.remember('YL10');
  expect(kept[key]).toBe('["YL10","BL13","BL22"]');
});
