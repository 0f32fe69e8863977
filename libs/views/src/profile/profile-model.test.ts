import { expect, test } from 'vitest';
import { exampleContext } from '../shared/examples/model-context-example';
import { profileExample } from './profile-examples';
import { toProfileModel } from './profile-model';

const model = toProfileModel(profileExample(), exampleContext('en'));

test('the session of this device comes first', () => {
  expect(model.sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['Firefox, Windows', true],
    ['Safari, iPhone', false],
  ]);
});

test('a time of today has no date, an earlier one has', () => {
  expect(model.sessions.map(({ lastUsed }) => lastUsed.text)).toEqual(['09:41', '19 Nov 2026, 21:02']);
});

test('a browser that does not name itself is an unknown device', () => {
  const [session] = profileExample().sessions;
  const { sessions } = toProfileModel(
    profileExample({ sessions: [{ ...session!, device: '' }] }),
    exampleContext('en'),
  );
  expect(sessions[0]!.device).toBe('Unknown device');
});

test('a case links to its status and says it in words', () => {
  expect(model.cases[0]).toMatchObject({
    reference: 'L-7K3M-9PW4',
    href: '/en/contact/lost-tracking?reference=L-7K3M-9PW4',
    kind: 'Report of a lost item',
    status: { text: 'Collection arranged' },
  });
});

test('it says what just happened', () => {
  const { notice } = toProfileModel(profileExample({ notice: 'password' }), exampleContext('en'));
  expect(notice).toEqual({ title: 'Your password has been changed', text: 'Other devices are signed out.' });
  expect(model.notice).toBeUndefined();
});

test('the page is not for search engines', () => {
  expect(model.head).toEqual({ title: 'Your account · MRTA Bangkok', hasSecretUrl: false });
});
