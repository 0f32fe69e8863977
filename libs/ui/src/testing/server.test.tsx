// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as glyphs from '../icon/icons';
import * as kit from '../index';
import { describeConformance } from './describe-conformance';
import { conformances } from './parts';
import { renderOnServer } from './render-on-server';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test('there is no DOM', () => {
  expect('document' in globalThis).toBe(false);
});

const exported = Object.entries(kit).filter(
  ([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function' && !(name in glyphs),
);

test.each(exported)('%s has a conformance test', (_, component) => {
  expect(conformances.map(({ part }) => part.type)).toContain(component);
});

test.each(exported)('%s has its display name', (name, component) => {
  const { displayName, name: functionName } = component as { displayName?: string; name: string };
  expect(displayName ?? functionName).toBe(name);
});

describeConformance('server', (conformance) => {
  const html = renderOnServer(conformance);
  expect(html).toMatch(conformance.root ? new RegExp(`^<${conformance.root}[ >]`) : /./);
  // The content security policy would block it.
  expect(html).not.toMatch(/\sstyle=/);
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
});
