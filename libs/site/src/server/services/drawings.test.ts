import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseTextFile, readContent, readMedia } from '@raang/api';
import { contentFrontMatter } from '@raang/domain';
import { describe, expect, test } from 'vitest';
import { inApp } from './folders';

const contentFolder = inApp('content');

/** A card of a listing is a phone's width: a drawing must not cost more than the text beside it. */
const mostBytes = 14_000;

/** Listings of things to see: their cards stand side by side, and a passenger tells them apart by their pictures. */
const ofTheirOwn = ['travel/recommended-places', 'travel/recommended-shops', 'updates/activity'];

const { items } = await readContent(contentFolder);
const pictured = items.texts
  .filter(({ group, category }) => ofTheirOwn.includes(`${group}/${category}`))
  .map(({ group, category, id, locale, file, source }) => {
    const { picture, pictureAlt } = parseTextFile(file, source, contentFrontMatter).frontMatter;
    return { item: `${group}/${category}/${id}`, locale, picture, pictureAlt };
  });
const drawings = [...(await readMedia(contentFolder)).keys()].filter((name) => name.endsWith('.svg'));

/** Values that different items have in common, each with its items. */
function shared(field: 'picture' | 'pictureAlt'): Record<string, string[]> {
  const byValue = Map.groupBy(
    pictured.filter((entry) => entry[field] !== undefined),
    (entry) => entry[field]!,
  );
  const itemsOf = [...byValue].map(([value, entries]) => [
    value,
    [...new Set(entries.map(({ item }) => item))],
  ]);
  return Object.fromEntries(itemsOf.filter(([, owners]) => owners!.length > 1));
}

test('there are places, shops and activities in the content', () => {
  for (const category of ofTheirOwn)
    expect(
      pictured.some(({ item }) => item.startsWith(`${category}/`)),
      category,
    ).toBe(true);
});

test('no two places, shops or activities share a drawing', () => {
  expect(shared('picture')).toEqual({});
});

test('no two places, shops or activities share an alt text', () => {
  expect(shared('pictureAlt')).toEqual({});
});

describe.each(drawings)('%s', (name) => {
  const svg = readFileSync(path.join(contentFolder, 'media', name), 'utf8');
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

  test('is a small drawing of 16:9 that says what it shows', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(mostBytes);
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 1280 720" width="1280" height="720" role="img" /);
    const [, title, description] = /aria-labelledby="(\S+) (\S+)"/.exec(svg)!;
    expect(svg).toMatch(
      new RegExp(`<title id="${title}">[^<]+</title>\\s*<desc id="${description}">[^<]+</desc>`),
    );
  });

  test('defines each id once, and all that it refers to', () => {
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
    const references = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id!);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('has no words, scripts, style attributes or parts of other files', () => {
    expect(svg).not.toMatch(/<(text|script|style|image|foreignObject)\b| style="| on\w+="|href="(?!#)/);
  });
});
