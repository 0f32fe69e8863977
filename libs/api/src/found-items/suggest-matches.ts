import type { SuggestedMatch } from '@raang/contract';
import { type FoundItemCategory, foundItemCategories, type FoundItemRecord } from '@raang/domain';
import { addDays } from '@raang/text-time';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { findFoundItemRecords } from './register.store';
import { categoryNearness } from './matching/near-categories';
import { type FoundThing, type LostThing, lostTraits, scoreMatch } from './matching/score-match';
import type { StationMap } from './matching/station-map';
import { traitsOf, traitsVersion } from './matching/traits';
import { stationMapOf } from './station-map-of';

/** The columns of a lost report that matching needs. */
export interface LostReport {
  category: FoundItemCategory | null;
  line: string | null;
  station: string | null;
  day: string | null;
  text: string;
  colour: string | null;
}

/** People misremember the day by this much. */
const daysBefore = 2;
/** Few things turn up later. */
const daysAfter = 60;
/** Candidates: first found, first compared. Those of near categories share the last number. */
const mostCandidates = { same: 1000, eachNear: 150, allNear: 900 };
const mostSuggestions = 10;
/** Suggestions with fewer points are noise. */
const leastScore = 30;
/** From here on a found item is worth comparing. */
const possibleScore = 55;

/**
 * Found items of the desk that may be the lost one, best first; ten at most. Empty for a report without category or day.
 */
export async function suggestMatches(
  db: Database,
  report: LostReport,
  stations: StationMap,
): Promise<SuggestedMatch[]> {
  const lost = toLostThing(report);
  if (!lost) return [];
  const best = (await findCandidates(db, lost))
    .map((candidate) => ({ id: candidate.id, ...scoreMatch(lost, candidate, stations) }))
    .filter(({ score }) => score >= leastScore)
    .sort((one, other) => other.score - one.score || one.id.localeCompare(other.id, 'en'))
    .slice(0, mostSuggestions);
  const records = await findFoundItemRecords(
    db,
    best.map(({ id }) => id),
  );
  return best.flatMap(({ id, score, reasons }) => {
    const foundItem = records.find((record) => record.id === id);
    return foundItem ? [{ foundItem, score, reasons }] : [];
  });
}

function toLostThing({ category, line, station, day, text, colour }: LostReport): LostThing | undefined {
  if (!category || !day) return undefined;
  return {
    category,
    day,
    line: line ?? undefined,
    station: station ?? undefined,
    traits: lostTraits({ colour: colour ?? '', description: text }),
  };
}

interface Candidate extends FoundThing {
  id: string;
}

/** Kept items of the near categories and days. Each category is one range of an index. */
async function findCandidates(db: Database, { category, day }: LostThing): Promise<Candidate[]> {
  const near = foundItemCategories.filter((other) => categoryNearness(category, other) > 0);
  const [first, last] = [addDays(day, -daysBefore), addDays(day, daysAfter)];
  const nearLimit = Math.min(mostCandidates.eachNear, Math.floor(mostCandidates.allNear / near.length));
  const ranges = near.map((other) => {
    const limit = other === category ? mostCandidates.same : nearLimit;
    return sql`(select id, category, found_on::text as day, line_id, station_code, array_to_string(traits, chr(10)) as traits,
        case when traits_version <> ${traitsVersion}::int then description end as description
      from found_items
      where category = ${other} and found_on between ${first} and ${last} and status = 'kept' and not is_example
      order by found_on, id limit ${limit})`;
  });
  const { rows } = await db.execute<CandidateRow>(sql.join(ranges, sql` union all `));
  return rows.map((row) => ({
    id: row.id,
    category: row.category,
    foundOn: row.day,
    lineId: row.line_id,
    stationCode: row.station_code,
    // entered by an earlier version of the matcher
    traits: row.description === null ? row.traits.split('\n') : traitsOf(row.description),
  }));
}

interface CandidateRow extends Record<string, unknown> {
  id: string;
  category: FoundItemCategory;
  day: string;
  line_id: string;
  station_code: string | null;
  /** One a line: the driver parses arrays slowly. */
  traits: string;
  description: string | null;
}

/** The score of one found item, whether it would be suggested or not. */
export function explainMatch(report: LostReport, item: FoundItemRecord, stations: StationMap) {
  const lost = toLostThing(report);
  if (!lost) return { score: 0, reasons: [] };
  return scoreMatch(lost, { ...item, traits: traitsOf(item.description) }, stations);
}

/** Number of found items worth comparing, for the person who lost something. */
export async function countPossibleMatches(db: Database, report: LostReport): Promise<number> {
  const suggested = await suggestMatches(db, report, stationMapOf(undefined));
  return suggested.filter(({ score }) => score >= possibleScore).length;
}
