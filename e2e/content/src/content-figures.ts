// The figures that texts take from the data, and what the planner says about each.
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Line } from '@raang/domain';
import type { DayType, Planner, Way } from './planner-answers';

type Attribute = 'line' | 'station' | 'towards' | 'from' | 'to' | 'via' | 'day' | 'at' | 'rider' | 'date';

interface Figure {
  written: string;
  name: string;
  attributes: Partial<Record<Attribute, string>>;
}

export interface ItemFigures {
  /** Of the English page. */
  path: string;
  /** Of the body, in order. */
  figures: Figure[];
}

const content = path.join(import.meta.dirname, '../../../apps/site/content');

export async function figuresOfItems(): Promise<ItemFigures[]> {
  const items: ItemFigures[] = [];
  for await (const file of glob('*/*/*.en.md', { cwd: content })) {
    const text = await readFile(path.join(content, file), 'utf8');
    const body = text.slice(text.indexOf('\n---\n', 4));
    const figures = [...body.matchAll(/:([a-z-]+)\{([^{}]*)\}/g)].map(([written, name, list]) => ({
      written,
      name: name!,
      attributes: Object.fromEntries(
        [...list!.matchAll(/(\w+)=(\S+)/g)].map(([, key, value]) => [key, value]),
      ),
    }));
    if (figures.length > 0) items.push({ path: `/en/${file.replace(/\.en\.md$/, '')}`, figures });
  }
  return items;
}

/**
 * Undefined for what the planner does not say: headways, walks, ranges of fares, and the longer way round a loop.
 * @param date of fares
 */
export async function expectedFigure(
  { name, attributes }: Figure,
  lines: readonly Line[],
  planner: Planner,
  date: string,
): Promise<string | undefined> {
  const { from = '', to = '', via, at = '12:00', rider } = attributes;
  if (via) return undefined;
  const day = (attributes.day ?? 'weekday') as DayType;
  const ways = waysTo(attributes, lines);
  const first = async () => earliest(await Promise.all(ways.map((way) => planner.firstTrain(way, day))));
  const last = async () =>
    earliest(
      await Promise.all(
        ways.map(({ station, terminus }) => planner.leaveBy({ from: station, to: terminus }, day)),
      ),
    );
  switch (name) {
    case 'first-train':
      return first();
    case 'last-train':
      return last();
    case 'train-hours':
      return `${await first()}–${await last()}`;
    case 'leave-by':
      return planner.leaveBy({ from, to }, day);
    case 'running-time':
      return minutes(await planner.runningSeconds({ from, to }));
    case 'journey-time':
      return minutes(await planner.journeySeconds({ from, to }, day, at));
    case 'fare':
      return `${await planner.fare({ from, to }, date, rider)} baht`;
    default:
      return undefined;
  }
}

/** The shortest way from a station to another, or the ways from both ends of a line. */
function waysTo({ line: id, station, towards }: Figure['attributes'], lines: readonly Line[]): Way[] {
  const patterns = lines.flatMap((line) => line.patterns.map((pattern) => ({ line: line.id, ...pattern })));
  if (!station)
    return patterns
      .filter(({ line, isBranch }) => line === id && !isBranch)
      .map(({ line, stations: [end, next] }) => ({ line, station: end!, next: next!, terminus: next! }));
  const ways = patterns.flatMap(({ line, stations }) =>
    stations.flatMap((code, call) => {
      const end = stations.findIndex((other, index) => index > call && other === towards);
      const way = { line, station: code, next: stations[call + 1]!, terminus: stations[end]! };
      return code === station && end > call ? [{ way, calls: end - call }] : [];
    }),
  );
  return ways
    .toSorted((one, other) => one.calls - other.calls)
    .slice(0, 1)
    .map(({ way }) => way);
}

const earliest = (clocks: readonly string[]) => clocks.toSorted()[0]!;

/** `37 minutes`, `1 hour`, `1 hr 17 min`; rounded up. */
function minutes(seconds: number): string {
  const total = Math.ceil(seconds / 60);
  if (total < 60) return total === 1 ? '1 minute' : `${total} minutes`;
  const [hours, rest] = [Math.floor(total / 60), total % 60];
  if (rest > 0) return `${hours} hr ${rest} min`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
