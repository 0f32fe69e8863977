// @vitest-environment jsdom
import type { SavedWay } from '@raang/views';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { consentCookie } from './consent-store';
import { readKeptPlaces } from './kept-places';
import { keptPlaces } from './kept-places-store';
import { questionsOf, showKeptRows } from './kept-rows';
import { pagePreferencesScript } from './page-preferences';
import { savedWaysKey } from './saved-ways';
import { savedWays } from './saved-ways-store';
import { signedInAccount } from './signed-in-account';

const row = (name: string) =>
  `<a data-kept-row="${name}" href="/en/search-departure"><b data-kept="name"></b><i data-kept="says"></i></a>`;

const fetched = vi.fn(async (path: string) =>
  Response.json({ name: 'Lat Phrao', href: path, says: 'every 7 minutes' }),
);

const way: SavedWay = {
  from: 'BL27',
  to: 'BL15',
  stepFree: 'yes',
  lines: ['blue'],
  changes: [],
  day: '2026-11-28',
};

const root = document.documentElement;
const known = () => root.dataset['known'];
const consentTo = (...categories: ('necessary' | 'convenience')[]) =>
  (document.cookie = consentCookie(categories));

beforeEach(() => {
  localStorage.clear();
  root.lang = 'en';
  delete root.dataset['known'];
  consentTo('necessary', 'convenience');
  document.body.innerHTML = row('home') + row('work') + row('saved') + row('last');
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  fetched.mockClear();
});
afterEach(() => {
  signedInAccount.set(undefined);
  vi.unstubAllGlobals();
});

describe('where a way counts from', () => {
  const asked = (places: Parameters<typeof questionsOf>[0], ...recent: string[]) =>
    Object.fromEntries(questionsOf(places, recent, []));

  test('home from work, and work from home', () => {
    expect(asked({ home: 'BL15', work: 'BL22' })).toEqual({
      home: { from: 'BL22', to: 'BL15' },
      work: { from: 'BL15', to: 'BL22' },
    });
  });

  test('without work from the station searched last, which has a row of its own', () => {
    expect(asked({ home: 'BL15' }, 'CEN', 'BL27')).toEqual({
      home: { from: 'CEN', to: 'BL15' },
      last: { from: 'CEN' },
    });
  });

  test('never from the place itself', () => {
    expect(asked({ home: 'BL15' }, 'BL15', 'BL27')['home']).toEqual({ from: 'BL27', to: 'BL15' });
    expect(asked({ home: 'BL15', work: 'BL15' })['home']).toEqual({ from: undefined, to: 'BL15' });
  });

  test('nothing without a place', () => expect(asked({}, 'BL27')).toEqual({}));

  test('a saved way has the last row, also without a place', () => {
    expect([...questionsOf({}, ['BL27'], [way, { ...way, to: 'CEN' }])]).toEqual([['saved', way]]);
  });
});

it('fills in the rows without cookies, and asks for two stations only', async () => {
  keptPlaces.keep('home', 'BL15');
  keptPlaces.keep('work', 'BL22');
  fetched.mockClear();
  showKeptRows();
  expect(known()).toBe('home work');
  expect(fetched.mock.calls).toEqual([
    ['/en/kept-row.json?from=BL22&to=BL15', { credentials: 'omit' }],
    ['/en/kept-row.json?from=BL15&to=BL22', { credentials: 'omit' }],
  ]);
  const home = document.querySelector<HTMLAnchorElement>('[data-kept-row=home]')!;
  await vi.waitFor(() => expect(home.textContent).toBe(' · Lat Phraoevery 7 minutes'));
  expect(home.getAttribute('href')).toBe('/en/kept-row.json?from=BL22&to=BL15');
});

it('leaves a row as it is if the answer does not come', async () => {
  fetched.mockResolvedValueOnce(new Response(null, { status: 404 }));
  keptPlaces.keep('home', 'BL99');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  const home = document.querySelector<HTMLAnchorElement>('[data-kept-row=home]')!;
  expect([home.getAttribute('href'), home.textContent]).toEqual(['/en/search-departure', '']);
});

describe('of live trains', () => {
  const answer = (says: string) => Response.json({ name: 'Siam', href: '/', says, isLive: true });
  const says = () => document.querySelector('[data-kept-row=home] [data-kept=says]')!.textContent;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is filled in again, and says nothing old without a network', async () => {
    fetched.mockResolvedValueOnce(answer('08:44 (live)'));
    keptPlaces.keep('home', 'BL15');
    await vi.waitFor(() => expect(says()).toBe('08:44 (live)'));
    fetched.mockResolvedValueOnce(answer('08:45 (live)'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(says()).toBe('08:45 (live)');
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(says()).toBe('');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(says()).toBe('every 7 minutes');
    fetched.mockClear();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(fetched).not.toHaveBeenCalled();
  });
});

it('counts from a station that the account has saved, as soon as the account is known', () => {
  localStorage.setItem('convenience:recent-stations', '["BL27"]');
  keptPlaces.keep('home', 'BL15');
  fetched.mockClear();
  signedInAccount.set({ name: '', email: '', telephone: undefined, savedStations: ['PP01'] });
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    '/en/kept-row.json?from=PP01&to=BL15',
    '/en/kept-row.json?from=PP01',
  ]);
});

it('asks nothing without a place', () => {
  showKeptRows();
  expect([known(), fetched.mock.calls]).toEqual([undefined, []]);
});

describe('the device', () => {
  it('keeps a place with the consent that keeping it gives', () => {
    consentTo('necessary');
    expect(keptPlaces.isAllowed()).toBe(false);
    keptPlaces.keep('work', 'CEN');
    expect([keptPlaces.isAllowed(), readKeptPlaces()]).toEqual([true, { work: 'CEN' }]);
  });

  it('removes one place, or everything that it keeps for convenience', () => {
    localStorage.setItem('convenience:recent-stations', '["BL27"]');
    localStorage.setItem('colour-mode', 'dark');
    keptPlaces.keep('home', 'BL15');
    keptPlaces.keep('work', 'BL22');
    keptPlaces.remove('home');
    expect([readKeptPlaces(), known()]).toEqual([{ work: 'BL22' }, 'work last']);
    keptPlaces.forget();
    expect([Object.keys(localStorage), known()]).toEqual([['colour-mode'], undefined]);
  });

  it.each(['{', '7', '{"home":"<b>","school":"BL01"}', '{"home":{"lat":13.7}}'])(
    'keeps nothing of %j',
    (text) => {
      localStorage.setItem('convenience:places', text);
      expect(readKeptPlaces()).toEqual({});
    },
  );
});

describe('saved ways', () => {
  const gone = { ...way, from: 'BL99' };
  const stored = () => JSON.parse(localStorage.getItem(savedWaysKey) ?? '[]') as unknown[];
  const answerOldNetwork = () =>
    fetched.mockImplementation(async (path) =>
      path.includes('BL99')
        ? new Response(null, { status: 404 })
        : Response.json({ name: 'Lat Phrao', href: '/now', says: '' }),
    );

  it('are kept with the consent that saving is, once each, and ten at most', () => {
    consentTo('necessary');
    expect([savedWays.isAllowed(), savedWays.has(way)]).toEqual([false, false]);
    for (let number = 1; number <= 10; number++) savedWays.save({ ...way, to: `PP0${number}` });
    savedWays.save(way);
    savedWays.save({ ...way, day: '2026-11-29' });
    expect([savedWays.isAllowed(), savedWays.has(way), stored().length]).toEqual([true, true, 10]);
    expect(stored()[0]).toEqual({ ...way, day: '2026-11-29' });
    expect(savedWays.has({ ...way, lines: ['purple'] })).toBe(false);
    expect(savedWays.has({ ...way, changes: ['BL13'] })).toBe(false);
  });

  it('leave nothing when the last one is removed', () => {
    savedWays.save(way);
    expect(known()).toBe('saved');
    savedWays.remove(way);
    expect([localStorage.getItem(savedWaysKey), known()]).toEqual([null, undefined]);
  });

  it('with a station that the network has lost are left out', async () => {
    answerOldNetwork();
    savedWays.save(way);
    savedWays.save(gone);
    const row = document.querySelector<HTMLAnchorElement>('[data-kept-row=saved]')!;
    await vi.waitFor(() => expect(row.getAttribute('href')).toBe('/now'));
    expect((await savedWays.readRows()).map((entry) => entry.way)).toEqual([way]);
    savedWays.remove(way);
    await vi.waitFor(() => expect(known()).toBeUndefined());
  });

  it.each(['{', '7', '[7]', '[{"from":"BL27","to":"<b>","lines":[]}]'])('are not read from %j', (text) => {
    localStorage.setItem(savedWaysKey, text);
    showKeptRows();
    expect(known()).toBeUndefined();
  });
});

describe('before the first paint the document', () => {
  const run = () => void new Function(pagePreferencesScript)();

  it.each([
    ['{"home":"BL15","work":"CEN"}', 'home work'],
    ['{"work":"CEN"}', 'work'],
    ['{}', undefined],
    ['{', undefined],
  ])('with %s says %s', (text, says) => {
    localStorage.setItem('convenience:places', text);
    run();
    expect(known()).toBe(says);
  });

  it('says that there is a saved way', () => {
    localStorage.setItem(savedWaysKey, '[]');
    run();
    expect(known()).toBe('saved');
  });

  it('says nothing without consent', () => {
    localStorage.setItem('convenience:places', '{"home":"BL15"}');
    consentTo('necessary');
    run();
    expect(known()).toBeUndefined();
  });
});
