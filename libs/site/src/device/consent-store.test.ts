import { afterEach, expect, it, test, vi } from 'vitest';
import {
  acceptedOf,
  consentCookie,
  consentVersion,
  decideConsent,
  hasConsent,
  readConsent,
  subscribeConsent,
} from './consent-store';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['', undefined],
  [`consent=${consentVersion}.necessary`, ['necessary']],
  [`locale=th; consent=${consentVersion}.necessary.convenience; a=b`, ['necessary', 'convenience']],
  [`consent=${consentVersion}.`, ['necessary']],
  [`consent=${consentVersion}.necessary.statistics`, ['necessary']],
  [`consent=${consentVersion - 1}.necessary.convenience`, undefined],
  [`consent=${consentVersion + 1}.necessary.convenience`, undefined],
  [`myconsent=${consentVersion}.necessary`, undefined],
  ['consent=yes', undefined],
])('the cookies %j mean %j', (cookies, accepted) => {
  expect(readConsent(cookies)).toEqual(accepted);
});

test.each([
  ['necessary', [], ['necessary']],
  ['necessary', ['convenience'], ['necessary']],
  ['all', [], ['necessary', 'convenience']],
  ['chosen', [], ['necessary']],
  ['chosen', ['convenience', 'statistics'], ['necessary', 'convenience']],
  [null, ['convenience'], ['necessary']],
])('the answer %j with the categories %j accepts %j', (consent, chosen, accepted) => {
  expect(acceptedOf(consent, chosen)).toEqual(accepted);
});

it('stores consent for a year, for the whole site', () => {
  expect(consentCookie(['necessary', 'convenience'])).toBe(
    'consent=2.necessary.convenience; Max-Age=31536000; Path=/; SameSite=Lax',
  );
});

function stubBrowser(kept: Record<string, string>) {
  const jar = new Map<string, string>();
  const storage: Record<string, string> = { ...kept };
  Object.defineProperty(storage, 'removeItem', { value: (key: string) => delete storage[key] });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [pair = ''] = text.split(';');
      jar.set(pair.split('=')[0]!, pair.split('=')[1]!);
    },
  });
  return storage;
}

it('allows only necessary storage before consent, and removes data after withdrawal', () => {
  const storage = stubBrowser({ 'convenience:stations': '["BL13"]', 'colour-mode': 'dark' });
  expect([hasConsent('necessary'), hasConsent('convenience')]).toEqual([true, false]);
  let told = 0;
  const unsubscribe = subscribeConsent(() => (told += 1));
  decideConsent(['necessary', 'convenience']);
  expect([hasConsent('convenience'), Object.keys(storage)]).toEqual([
    true,
    ['convenience:stations', 'colour-mode'],
  ]);
  decideConsent(['necessary']);
  expect([hasConsent('convenience'), Object.keys(storage)]).toEqual([false, ['colour-mode']]);
  expect(told).toBe(2);
  unsubscribe();
});
