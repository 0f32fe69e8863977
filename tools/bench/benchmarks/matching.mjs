// Measures the suggestions for one lost report against a register of 100,000 found items, on both databases.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadApi, printError } from '../../api.mjs';
import { startPostgres } from '../../postgres-server.mjs';
import { result } from '../results.mjs';
import { timeResult, timesOf } from '../times.mjs';

/** Fixed calculations at the 95th percentile (product: speed). */
const budget = 3.5;
const size = 100_000;
const today = '2026-11-20';
const [warmRounds, rounds] = [20, 100];
/** The fastest of these counts, to exclude other load on the machine. */
const turns = 3;

/** Reports of other categories, days and places; the text is as long as people write. */
const words = {
  umbrella: 'ร่มพับ ด้ามไม้ มีสติกเกอร์ I left it on the seat of the train',
  wallet: 'กระเป๋าสตางค์หนัง มีบัตร ATM และรูปถ่ายครอบครัว with a cat key ring',
  phone: 'โทรศัพท์ Samsung มีสติกเกอร์รูปแมวและมีรอยขูด with a clear case',
  bag: 'เป้ซิปเสีย ปักอักษร P.K. ข้างในมีโน้ตบุ๊กและหนังสือเรียน',
  other: 'พวงกุญแจและแว่นสายตาในถุงผ้า มีสติกเกอร์รูปแมว',
};
const reports = Object.entries(words).flatMap(([category, text], index) =>
  [5, 20, 45].map((day) => ({
    category,
    line: index % 2 === 0 ? 'blue' : null,
    station: index % 3 === 0 ? 'BL13' : null,
    day: new Date(Date.parse(today) - day * 86_400_000).toISOString().slice(0, 10),
    text,
    colour: index % 2 === 0 ? 'สีดำ' : null,
  })),
);

export default async function measure() {
  const server = await startPostgres();
  const results = [];
  for (const [kind, url] of [
    ['PostgreSQL', server.url],
    ['embedded', undefined],
  ]) {
    const { times, withoutResult } = await measureDatabase(url);
    results.push(
      timeResult(kind ?? '', times, 0.5),
      timeResult(kind ?? '', times, 0.95, { atMost: budget }),
      result(`${kind}: reports without a suggestion`, 'of all', withoutResult, { atMost: 0 }),
    );
  }
  await server.stop();
  return results;
}

/** @param {string | undefined} url of PostgreSQL; else embedded */
async function measureDatabase(url) {
  const { openDatabase, seedFoundItems, suggestMatches, stationMapOf } = await loadApi();
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'raang-bench-'));
  const database = await openDatabase({ url, directory, onError: printError, statementTimeout: 0 });
  await seedFoundItems(database.db, size, today);
  let withoutResult = 0;
  const suggest = async (/** @type {number} */ round) => {
    const report = reports[round % reports.length];
    const found = await suggestMatches(database.db, report, stationMapOf(undefined));
    if (found.length === 0) withoutResult += 1;
  };
  const times = await timesOf(rounds, suggest, { turns, warm: warmRounds });
  await database.close();
  fs.rmSync(directory, { recursive: true, force: true });
  return { times, withoutResult };
}
