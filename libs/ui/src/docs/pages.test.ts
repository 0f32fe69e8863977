import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as glyphs from '../icon/icons';
import * as kit from '../index';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const pages = globSync('*.mdx', { cwd: import.meta.dirname });
const styles = read('../styles.css');
const surface = read('../../api/index.api.md');

/** Texts of a page between backticks, without its blocks of code. */
const termsOf = (page: string) =>
  [...page.replace(/```[^]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, term = '']) => term);

test.each(pages)('%s names only parts and types that the kit has', (file) => {
  const names = termsOf(read(file)).filter((term) => /^[A-Z][a-z]+(?:[A-Z][a-z]*)*$/.test(term));
  const has = (name: string) =>
    name in kit || name in glyphs || new RegExp(`^export (?:interface|type) ${name}\\b`, 'm').test(surface);
  // a key, and colours of the browser
  const others = ['Escape', 'Enter', 'Tab', 'Highlight', 'Canvas', 'ButtonText', 'Intl'];
  expect(names.filter((name) => !has(name) && !others.includes(name))).toEqual([]);
});

test('the theme to copy sets tokens that exist, and each colour with all that belongs to it', () => {
  const [, theme = ''] = /```css\n([^]*?)```/.exec(read('theming.mdx')) ?? [];
  const set = [...theme.matchAll(/^ {2}(--[a-z-]+):/gm)].map(([, token = '']) => token);
  expect(set.length).toBeGreaterThan(0);
  const known = [...styles.matchAll(/^ {2}(--[a-z-]+):/gm)].map(([, token = '']) => token);
  expect(set.filter((token) => !known.includes(token))).toEqual([]);
  const accents = known.filter((token) => token.startsWith('--color-accent'));
  expect(accents).toHaveLength(5);
  expect(accents.filter((token) => !set.includes(token))).toEqual([]);
});
