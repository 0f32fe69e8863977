import { expect, test } from 'vitest';
import { nextPath } from './next-path';

test.each([
  ['/th', '/th'],
  ['/en/profile', '/en/profile'],
  ['/th/contact/lost-tracking?reference=L-7K3M-9PW4', '/th/contact/lost-tracking?reference=L-7K3M-9PW4'],
  ['/en/updates/news?q=a%20b', '/en/updates/news?q=a%20b'],
  ['/th/profile#sessions', '/th/profile#sessions'],
  ['/th/ค้นหา', '/th/%E0%B8%84%E0%B9%89%E0%B8%99%E0%B8%AB%E0%B8%B2'],
  ['/en/a?next=//evil.example', '/en/a?next=//evil.example'],
])('%s leads to %s', (text, path) => {
  expect(nextPath(text)).toBe(path);
});

test.each([
  undefined,
  '',
  'th',
  '//evil.example',
  '///evil.example',
  '////evil.example/th',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  '/th\\..\\..\\\\evil.example',
  '/.//evil.example',
  '/th/..//evil.example',
  '/th/%2e%2e//evil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/th\r\nset-cookie: session=planted',
  '/th\u0000',
  '/th\u0085',
  ' //evil.example',
  ' /th',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example/th',
  'http://localhost/th',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '@evil.example',
  '.evil.example',
  '/theevil',
  '/api/v1/accounts/logout',
  '/_serverFn/sendLike',
  `/th/${'a'.repeat(2000)}`,
])('%j leads nowhere', (text) => {
  expect(nextPath(text)).toBeUndefined();
});
