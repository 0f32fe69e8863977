// The files of the content, as people typed them.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Locale } from '../indexed-pages';

const folder = path.join(import.meta.dirname, '../../../../apps/site/content');

const readText = (file: string) => readFileSync(path.join(folder, file), 'utf8');

type Words = Record<Locale, string>;

/** The texts of every item, by its path without the language. */
export const contentFiles: ReadonlyMap<string, Words> = new Map(
  globSync('*/*/*.en.md', { cwd: folder })
    .map((file) => file.replace(/\.en\.md$/, ''))
    .map((file) => [`/${file}`, { th: readText(`${file}.th.md`), en: readText(`${file}.en.md`) }]),
);

/** The front matter of an item. */
export type Facts = Readonly<Record<string, unknown>> & { kind: string; title: string; lines: string[] };

export const factsOf = (source: string): Facts => ({
  lines: [],
  ...parse(source.split('\n---\n')[0]!.slice('---\n'.length)),
});

export const announcements: { startsAt: string; endsAt: string; title: Words; text?: Words }[] = parse(
  readText('announcements.yaml'),
);
