import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteFolder } from './folders';

const contentFolder = path.join(siteFolder, 'content');
const mediaFolder = path.join(contentFolder, 'media');
const drawings = readdirSync(mediaFolder).filter((name) => name.endsWith('.svg'));
const largestDrawing = 14_000;

describe.each(drawings)('%s', (name) => {
  const svg = readFileSync(path.join(mediaFolder, name), 'utf8');
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

  it('is a small drawing of 16:9 that says what it shows', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(largestDrawing);
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 1280 720" width="1280" height="720" role="img" /);
    const [, title, description] = /aria-labelledby="(\S+) (\S+)"/.exec(svg)!;
    expect(svg).toMatch(
      new RegExp(`<title id="${title}">[^<]+</title>\\s*<desc id="${description}">[^<]+</desc>`),
    );
  });

  it('defines each id once, and all that it refers to', () => {
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
    const references = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id!);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has no words, scripts, style attributes or parts of other files', () => {
    expect(svg).not.toMatch(/<(text|script|style|image|foreignObject)\b| style="| on\w+="|href="(?!#)/);
  });
});

describe.each(['en', 'th'])('the pictures of items in %s', (language) => {
  const items = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`.${language}.md`))
    .map((file) => {
      const text = readFileSync(path.join(contentFolder, file), 'utf8');
      const field = (key: string) => new RegExp(`^${key}: "?(.*?)"?$`, 'm').exec(text)?.[1];
      const slug = path.basename(file, `.${language}.md`);
      return { slug, kind: field('kind'), picture: field('picture'), alt: field('pictureAlt') };
    })
    .filter(({ picture }) => picture);

  it('have an alt text that no other picture has', () => {
    const pictureOf = new Map<string, string>();
    const repeated = items.filter(({ picture, alt }) => {
      const first = pictureOf.get(alt!) ?? picture!;
      pictureOf.set(alt!, first);
      return first !== picture;
    });
    expect(repeated).toEqual([]);
  });

  it('are not borrowed from a place that has its own drawing', () => {
    const places = new Set(items.filter(({ kind }) => kind === 'place').map(({ slug }) => `${slug}.svg`));
    const borrowed = items.filter(({ slug, picture }) => places.has(picture!) && picture !== `${slug}.svg`);
    expect(borrowed).toEqual([]);
  });
});
