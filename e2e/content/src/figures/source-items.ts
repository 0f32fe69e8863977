// The items of the content, as people typed them, with their facts and their declared sources.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type Locale, locales } from '../indexed-pages';
import { fareMedia, fareRules, fareTables, holdsOn } from './source-tables';
import { figuresIn, type ShownFigure } from './shown-figures';
import { plainStatement, type Statement } from './shown-statements';

const directive = /:[a-z]+(?:-[a-z]+)*\{[^{}]*\}/g;

const content = path.join(import.meta.dirname, '../../../../apps/site/content');

export type Facts = Readonly<Record<string, unknown>> & { kind: string; title: string; lines: string[] };

export interface SourceItem {
  /** Without the language. */
  path: string;
  facts: Record<Locale, Facts>;
  /** What its files type, without directives. */
  typed: Record<Locale, ShownFigure[]>;
  /** The directives of both files, as they are written. */
  directives: string[];
}

const readText = (file: string) => readFileSync(path.join(content, file), 'utf8');
const factsOf = (source: string): Facts => parse(source.split('\n---\n')[0]!.slice(4));

const files = globSync('*/*/*.en.md', { cwd: content }).map((file) => file.replace(/\.en\.md$/, ''));
const sources = new Map(
  files.map((file) => [file, { th: readText(`${file}.th.md`), en: readText(`${file}.en.md`) }]),
);

export const announcements: { startsAt: string; endsAt: string; title: Words; text?: Words }[] = parse(
  readText('announcements.yaml'),
);
type Words = Record<Locale, string>;

/** A telephone of a contact point, with its hours. */
export interface Contact {
  /** Digits. */
  telephone: string;
  hours: { words: Record<Locale, string>; times: string[] };
}

export const contacts: readonly Contact[] = [...sources.values()].flatMap(({ th, en }) => {
  const [thai, english] = [factsOf(th), factsOf(en)];
  if (english.kind !== 'contact-point' || !english['telephone']) return [];
  const words = { th: String(thai['hours'] ?? ''), en: String(english['hours'] ?? '') };
  const times = figuresIn(plainStatement(words.en), 'en').map(({ value }) => value);
  return { telephone: String(english['telephone']).replaceAll(' ', ''), hours: { words, times } };
});

/** Short numbers of contact points, and those that the one of emergencies lists. */
export const hotlines: ReadonlySet<string> = new Set([
  ...contacts.flatMap(({ telephone }) => (telephone.length < 5 ? telephone : [])),
  ...[...sources.get('contact/mrta/emergency-numbers')!.en.matchAll(/^\| (\d{3,4}) \|/gm)].map(
    ([, digits]) => digits!,
  ),
]);

export const items: ReadonlyMap<string, SourceItem> = new Map(
  [...sources].map(([file, texts]) => {
    const inBoth = <Value>(of: (source: string, locale: Locale) => Value) =>
      Object.fromEntries(locales.map((locale) => [locale, of(texts[locale], locale)])) as Record<
        Locale,
        Value
      >;
    const item = {
      path: `/${file}`,
      facts: inBoth(factsOf),
      typed: inBoth((source, locale) =>
        statementsOfFile(source).flatMap((statement) => figuresIn(statement, locale, hotlines)),
      ),
      directives: [...new Set(locales.flatMap((locale) => texts[locale].match(directive) ?? []))],
    };
    return [item.path, item];
  }),
);

/** Fees and hours of all car parks. */
export const carParks: Record<Locale, ReadonlySet<string>> = {
  th: figuresOfCarParks('th'),
  en: figuresOfCarParks('en'),
};

function figuresOfCarParks(locale: Locale): ReadonlySet<string> {
  const fields = [...items.values()].flatMap(({ facts: { [locale]: facts } }) =>
    facts.kind === 'car-park'
      ? [facts['riderFee'], facts['visitorFee'], facts['monthlyFee'], facts['hours']]
      : [],
  );
  return new Set(
    fields.flatMap((words) =>
      figuresIn(plainStatement(String(words ?? '')), locale).map(({ kind, value }) => `${kind} ${value}`),
    ),
  );
}

/** A cell of a table, or a line. */
function statementsOfFile(source: string): Statement[] {
  let heads: string[] = [];
  return source.split('\n').flatMap((line) => {
    const text = line
      .replaceAll(directive, ' ')
      .replaceAll(/\]\([^)]*\)|https?:\/\/\S+/g, ']')
      .replaceAll(/[*_]|:(?:while|before|after)\[|\]\{[^}]*\}|[[\]]/g, '');
    if (!text.startsWith('|')) {
      heads = [];
      return [plainStatement(text)];
    }
    const cells = text
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (heads.length === 0) heads = cells;
    return cells.map((cell, column) => ({
      text: cell,
      head: heads[column] ?? '',
      row: cells[0]!,
      isCut: false,
    }));
  });
}

/** Days and amounts that a directive has from the tariff, as keys of figures. The planner knows the others. */
export function tariffFigures(written: string, today: string): string[] {
  const attribute = (name: string) => new RegExp(`\\b${name}=([\\w-]+)`).exec(written)?.[1];
  if (written.startsWith(':fare-range{')) {
    const [line, rider, day] = [attribute('line'), attribute('rider') ?? 'adult', attribute('date') ?? today];
    const amounts = fareTables
      .filter((table) => table.line === line && table.rider === rider && holdsOn(table, day))
      .flatMap((table) => table.amounts);
    return [`baht ${Math.min(...amounts)}`, `baht ${Math.max(...amounts)}`];
  }
  const of = [...fareRules, ...fareMedia].find(({ id }) =>
    [attribute('rule'), attribute('medium')].includes(id),
  );
  if (!of) return [];
  const days = [of.from, of.to, dayAfter(of.to)].map((day) => `validity ${day}`);
  return 'baht' in of ? [...days, `baht ${of.baht}`] : days;
}

export const dayAfter = (day: string): string => shifted(day, 1);
export const dayBefore = (day: string): string => shifted(day, -1);

function shifted(day: string, days: number): string {
  if (!/^\d/.test(day)) return '';
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
