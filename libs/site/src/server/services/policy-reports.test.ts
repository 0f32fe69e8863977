import { expect, test, vi } from 'vitest';
import { createPolicyReports } from './policy-reports';

const now = () => new Date('2026-11-24T00:00:00Z');
const send = (body: unknown, type = 'application/csp-report') =>
  new Request('http://localhost/api/csp-reports', {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const legacy = {
  'csp-report': {
    'document-uri': 'https://www.example.org/en/search?q=my+secret',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/a.js?who=secret',
    'source-file': 'https://www.example.org/assets/index-1.js?x=secret',
    'line-number': 7,
    'script-sample': 'alert("secret")',
  },
};
const modern = (documentURL: string) => ({
  type: 'csp-violation',
  url: documentURL,
  body: {
    documentURL,
    effectiveDirective: 'require-trusted-types-for',
    blockedURL: 'trusted-types-sink',
    sourceFile: 'chrome-extension://abcdef/secret.js',
    lineNumber: 1,
    sample: 'Element innerHTML|<b>secret',
  },
});

test('a violation is logged without a query, code or a token', async () => {
  const log = { warn: vi.fn() };
  const { take } = createPolicyReports(log, now);
  const token = 'https://www.example.org/th/set-password/secret';
  expect((await take(send(legacy))).status).toBe(204);
  expect((await take(send([modern(token)], 'application/reports+json'))).status).toBe(204);
  expect(log.warn.mock.calls.map(([fields]) => fields)).toEqual([
    {
      violation: {
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        path: '/en/search',
        source: '/assets/index-1.js:7',
      },
    },
    {
      violation: {
        directive: 'require-trusted-types-for',
        blocked: 'trusted-types-sink',
        path: '/th/set-password/…',
        source: 'chrome-extension:',
      },
    },
  ]);
});

test('a flood of reports leaves a line for each kind, and sixty lines at most', async () => {
  const log = { warn: vi.fn() };
  const { take } = createPolicyReports(log, now);
  for (let count = 0; count < 5; count += 1) await take(send(legacy));
  expect(log.warn).toHaveBeenCalledTimes(1);
  for (let count = 0; count < 100; count += 1)
    await take(send([modern(`https://www.example.org/en/${count}`)], 'application/reports+json'));
  expect(log.warn).toHaveBeenCalledTimes(60);
});

test.each([
  ['no JSON', '{', 'application/csp-report', 400],
  ['another shape', { a: 1 }, 'application/csp-report', 400],
  ['too many reports', Array.from({ length: 51 }, () => modern('a')), 'application/reports+json', 400],
  ['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
])('%s is refused', async (_what, body, type, status) => {
  const { take } = createPolicyReports({ warn: vi.fn() }, now);
  await expect(take(send(body, type))).rejects.toMatchObject({ status });
});
