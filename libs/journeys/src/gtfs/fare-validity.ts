import type { CheckedRow, FeedUnderCheck } from './feed-under-check';

/** Sentinels for open ends in comparisons of dates `YYYYMMDD`. */
const [always, ever] = ['00000000', '99999999'];

/** First and last day of a row, comparable as text. */
export function validityOf(row: CheckedRow): { from: string; to: string } {
  return { from: row.get('valid_from') || always, to: row.get('valid_to') || ever };
}

export function checkValidity(feed: FeedUnderCheck, row: CheckedRow): void {
  const { from, to } = validityOf(row);
  if (from > to) feed.broken(row, 'valid_to', 'is before valid_from');
}

/** Whose price a row states: its lines, each with the rider category. */
export function ownersOf(row: CheckedRow): string[] {
  return row
    .get('line_ids')
    .split(';')
    .map((line) => `${line.trim()} ${row.get('rider_category')}`);
}

/** The two rows have a day in common. */
export function areTogether(one: CheckedRow, other: CheckedRow): boolean {
  const [a, b] = [validityOf(one), validityOf(other)];
  return a.from <= b.to && b.from <= a.to;
}
