import { foundItemCategories, type FoundItemRecord, foundItemRecord } from '@raang/domain';
import { addDays } from '@raang/text-time';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { enterFoundItems } from '../found-items/found-items.store';

const colours = ['ดำ', 'ขาว', 'น้ำเงิน', 'แดง', 'เทา', 'น้ำตาล', 'เขียว'];
const things = ['ร่มพับ', 'กระเป๋าสตางค์หนัง', 'โทรศัพท์ Samsung', 'หูฟังไร้สาย', 'แว่นสายตา', 'พวงกุญแจ', 'เป้'];
const marks = ['มีสติกเกอร์รูปแมว', 'ซิปชำรุด', 'ปักอักษร P.K.', 'มีบัตร ATM', 'ด้ามไม้', 'มีรอยขูด'];

/** Days over which the finds are spread: the time that the desk keeps them. */
const days = 90;
/** Finds in one statement. */
const batchSize = 5000;

/**
 * Fills the found register with plausible items of the 90 days before a day, for benchmarks. The same arguments always
 * give the same items.
 */
export async function seedFoundItems(db: Database, count: number, today: string): Promise<void> {
  for (let from = 0; from < count; from += batchSize) {
    const length = Math.min(batchSize, count - from);
    await enterFoundItems(
      db,
      Array.from({ length }, (_, index) => createFoundItem(from + index, today)),
    );
  }
  await db.execute(sql`vacuum analyze found_items`);
}

function createFoundItem(index: number, today: string): FoundItemRecord {
  // scrambled, so that every day has things of every category from every line
  const pick = <T>(list: readonly T[], offset: number): T => list[scramble(index + offset) % list.length]!;
  const foundOn = addDays(today, -(index % days));
  return foundItemRecord.parse({
    id: numberOf(index),
    category: pick(foundItemCategories, 3e6),
    foundOn,
    lineId: pick(['blue', 'purple', 'yellow', 'pink'], 1e6),
    ...(pick([true, true, true, false], 2e6) && { stationCode: `BL${10 + (scramble(index) % 29)}` }),
    keptUntil: addDays(foundOn, days),
    description: `${pick(things, 5e6)}สี${pick(colours, 7e6)} ${pick(marks, 11e6)} เลขที่ ${index}`,
    storedAt: 'A1',
    status: 'kept',
  });
}

/** Spreads numbers evenly (the last steps of MurmurHash3). */
function scramble(number: number): number {
  let hash = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** In the form of a tag, but of no month: a month has numbers for 9,999 finds only. */
function numberOf(index: number): string {
  const digits = String(index).padStart(8, '0');
  return `F-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
