// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { marksRoot } from './marks-root';

test('the root has the attribute while one of the elements is on the page', () => {
  const ref = marksRoot('data-example');
  const isMarked = () => document.documentElement.hasAttribute('data-example');
  const [leaveFirst, leaveSecond] = [ref(), ref()];
  expect(isMarked()).toBe(true);
  leaveFirst();
  expect(isMarked()).toBe(true);
  leaveSecond();
  expect(isMarked()).toBe(false);
});

test('no style of the kit looks into the whole page', () => {
  const folder = path.resolve(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!test)\.(css|tsx?)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) =>
    /(?<!`)(?:html|:root|body):has\(/.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(found).toEqual([]);
});
