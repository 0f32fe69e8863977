import { expect, test } from 'vitest';
import { readAudit } from './audit.mjs';
import { refusedLicences } from './licences.mjs';

const locked = (license: string | undefined, name = 'some-package', more = {}) => ({
  packages: { [`node_modules/${name}`]: { ...(license && { license }), ...more } },
});

test.each([
  ['MIT'],
  ['(MIT OR GPL-3.0)'],
  ['Apache-2.0 AND BSD-3-Clause'],
  ['OFL-1.1', '@fontsource/some-font'],
  ['Apache-2.0 AND LGPL-3.0-or-later', '@img/sharp-win32-x64'],
])('%s is allowed', (license, name?: string) => {
  expect(refusedLicences(locked(license, name))).toEqual([]);
});

test.each([
  ['GPL-3.0-only', 'some-package has the licence GPL-3.0-only'],
  ['MIT AND GPL-3.0-only', 'some-package has the licence MIT AND GPL-3.0-only'],
  ['LGPL-3.0-or-later', 'some-package has the licence LGPL-3.0-or-later'],
  ['OFL-1.1', 'some-package has the licence OFL-1.1'],
  [undefined, 'some-package names no licence'],
])('%s is refused', (license, line) => {
  expect(refusedLicences(locked(license))).toEqual([line]);
});

test('packages of development only, and workspaces, are not in a production install', () => {
  expect(refusedLicences(locked('GPL-3.0-only', 'a', { dev: true }))).toEqual([]);
  expect(refusedLicences({ packages: { 'libs/a': {}, 'node_modules/@raang/a': { link: true } } })).toEqual(
    [],
  );
});

test('an audit fails for high and critical advisories', () => {
  const vulnerability = (name: string, severity: string) => ({
    name,
    severity,
    via: ['other', { title: 'Path traversal', url: 'https://example.org/a' }],
  });
  const report = {
    vulnerabilities: { a: vulnerability('a', 'moderate'), b: vulnerability('b', 'high') },
  };
  expect(readAudit(JSON.stringify(report))).toEqual({
    isAnswered: true,
    failures: ['b: high, Path traversal https://example.org/a'],
  });
});

test.each(['', '{"error":{"summary":"405"}}', 'no JSON'])(
  'without an answer nothing is known: %s',
  (json) => {
    expect(readAudit(json)).toEqual({ isAnswered: false, failures: [] });
  },
);
