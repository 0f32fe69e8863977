import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { pagePreferencesScript } from '../device/page-preferences';
import { applyColourMode, chooseColourMode, chosenColourMode } from './colour-mode';
import { forcedColourMode } from '../shell/frame/forced-colour-mode';

afterEach(() => void vi.unstubAllGlobals());

interface BrowserState {
  forcedTheme?: string;
  kept?: string;
  isStorageForbidden?: boolean;
}

/** Stubs the browser APIs that this code uses. */
function stubBrowser({ forcedTheme, kept, isStorageForbidden }: BrowserState) {
  const values = new Map(kept ? [['colour-mode', kept]] : []);
  const dataset: Record<string, string> = forcedTheme ? { forcedTheme } : {};
  const bars = ['light', 'dark'].map((mode) => ({ media: `(prefers-color-scheme: ${mode})`, content: '' }));
  const guard = () => {
    if (isStorageForbidden) throw new Error('denied');
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (guard(), values.get(key) ?? null),
    setItem: (key: string, value: string) => (guard(), values.set(key, value)),
    removeItem: (key: string) => (guard(), values.delete(key)),
  });
  vi.stubGlobal('document', {
    documentElement: { dataset, lang: 'th' },
    cookie: '',
    querySelectorAll: () => bars,
    querySelector: () => null,
  });
  vi.stubGlobal('addEventListener', () => undefined);
  return { dataset, bars };
}

describe('before the first paint', () => {
  test.each<[string, BrowserState, string | undefined]>([
    ['nothing is chosen', {}, undefined],
    ['dark is chosen', { kept: 'dark' }, 'dark'],
    ['another value is stored', { kept: 'sepia' }, undefined],
    ['the page forces light', { forcedTheme: 'light' }, 'light'],
    ['the page forces light and dark is chosen', { forcedTheme: 'light', kept: 'dark' }, 'light'],
    ['storage is blocked', { isStorageForbidden: true }, undefined],
    [
      'the page forces dark and storage is blocked',
      { forcedTheme: 'dark', isStorageForbidden: true },
      'dark',
    ],
  ])('the document gets its colour mode if %s', (_, state, theme) => {
    const { dataset } = stubBrowser(state);
    new Function(pagePreferencesScript)();
    expect(dataset['theme']).toBe(theme);
    expect(document.cookie).toBe('locale=th; Max-Age=31536000; Path=/; SameSite=Lax');
  });
});

describe('a choice', () => {
  test.each([false, true])('is remembered, with blocked storage: %s', (isStorageForbidden) => {
    const { dataset, bars } = stubBrowser({ isStorageForbidden });
    chooseColourMode('dark');
    expect([chosenColourMode(), dataset['theme']]).toEqual(['dark', 'dark']);
    expect(new Set(bars.map(({ content }) => content))).toEqual(new Set(['#172126']));
    chooseColourMode('system');
    expect([chosenColourMode(), dataset['theme']]).toEqual(['system', undefined]);
    expect(bars.map(({ content }) => content)).toEqual(['#ffffff', '#172126']);
  });

  it('survives a page that forces another mode', () => {
    const { dataset } = stubBrowser({ kept: 'dark', forcedTheme: 'light' });
    applyColourMode();
    expect([chosenColourMode(), dataset['theme']]).toEqual(['dark', 'light']);
    delete dataset['forcedTheme'];
    applyColourMode();
    expect(dataset['theme']).toBe('dark');
  });
});

test.each([
  [[{}, {}], undefined],
  [[{ colourMode: 'dark' as const }, {}], 'dark'],
  [[{ colourMode: 'dark' as const }, { colourMode: 'light' as const }], 'light'],
])('routes with %j force %s', (routes, forced) => {
  expect(forcedColourMode(routes.map((staticData) => ({ staticData })))).toBe(forced);
});
