// The figures that texts take from the data, and what the planner says about each.
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Line } from '@raang/domain';
import type { DayType, Ends, Planner } from './planner-answers';

interface Figure {
  written: string;
  name: string;
  attributes: Partial<
    Record<'line' | 'station' | 'towards' | 'from' | 'to' | 'day' | 'at' | 'rider', string>
  >;
}

export interface ItemFigures {
  /** Of the English page. */
  path: string;
  /** Of the body, in order. */
  figures: Figure[];
}

const content = path.join(import.meta.dirname, '../../site/content');

export async function figuresOfItems(): Promise<ItemFigures[]> {
  const items: ItemFigures[] = [];
  for await (const file of glob('*/*/*.en.md', { cwd: content })) {
    const text = await readFile(path.join(content, file), 'utf8');
    const body = text.slice(text.indexOf('\n---\n', 4));
    const figures = [...body.matchAll(/:([a-z-]+)\{([^{}]*)\}/g)].map(([written, name, list]) => ({
      written,
      name: name!,
      attributes: Object.fromEntries(
        list!
          .split(/\s+/)
          .filter(Boolean)
          .map((one) => one.split('=')),
      ) as Figure['attributes'],
    }));
    if (figures.length > 0) items.push({ path: `/en/${file.replace(/\.en\.md$/, '')}`, figures });
  }
  return items;
}

/** Undefined for what the planner does not say: headways, walks and ranges of fares. */
export async function expectedFigure(
  { name, attributes }: Figure,
  lines: readonly Line[],
  planner: Planner,
): Promise<string | undefined> {
  const { from = '', to = '', station, towards, line, at = '12:00', rider = 'general' } = attributes;
  const day = (attributes.day ?? 'weekday') as DayType;
  const ends = station && towards ? [{ from: station, to: towards }] : endsOf(lines, line);
  const times = async (find: (way: Ends, on: DayType) => Promise<string>) =>
    (await Promise.all(ends.map((way) => find(way, day)))).toSorted()[0]!;
  switch (name) {
    case 'first-train':
      return times(planner.firstFrom);
    case 'last-train':
      return times(planner.leaveBy);
    case 'train-hours':
      return `${await times(planner.firstFrom)}–${await times(planner.leaveBy)}`;
    case 'leave-by':
      return planner.leaveBy({ from, to }, day);
    case 'running-time':
      return minutes(await planner.runningMinutes({ from, to }));
    case 'journey-time':
      return minutes(await planner.journeyMinutes({ from, to }, day, at));
    case 'fare': {
      const { lowest } = await planner.fare({ from, to }, rider, today());
      return `${lowest / 100}`;
    }
    default:
      return undefined;
  }
}

/** From both ends of a line, as its trains go. */
const endsOf = (lines: readonly Line[], id: string | undefined): Ends[] =>
  lines
    .filter((line) => line.id === id)
    .flatMap(({ patterns }) => patterns.filter(({ isBranch }) => !isBranch))
    .map(({ stations: [from, to] }) => ({ from: from!, to: to! }));

const minutes = (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`;

/** In the network's zone. */
export const today = () => new Date().toLocaleDateString('sv', { timeZone: 'Asia/Bangkok' });
