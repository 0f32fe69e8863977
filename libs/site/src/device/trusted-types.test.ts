// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { defaultRules } from './trusted-types';

beforeEach(() => {
  document.head.innerHTML = '<script type="text/plain">if (a < b) c()</script>';
});
const rules = () => defaultRules(document);

test.each([
  ['createHTML', '<script></script>', true],
  ['createHTML', 'a text', true],
  ['createHTML', 'if (a < b) c()', true],
  ['createHTML', '<b>bold</b>', false],
  ['createHTML', '<script>alert(1)</script>', false],
  ['createScript', '{"@context":"https://schema.org"}', true],
  ['createScript', 'if (a < b) c()', true],
  ['createScript', 'alert(1)', false],
  ['createScriptURL', '/assets/index-1.js', true],
  ['createScriptURL', 'http://localhost:3000/assets/solver-1.js', true],
  ['createScriptURL', '/media/0/a.svg', false],
  ['createScriptURL', '/assets/../media/a.svg', false],
  ['createScriptURL', 'https://evil.example/assets/a.js', false],
  ['createScriptURL', 'data:text/javascript,alert(1)', false],
] as const)('%s of %s: %s', (rule, text, isAllowed) => {
  expect(rules()[rule](text)).toBe(isAllowed ? text : null);
});
