// Measures the suggestions for one lost report against a register of 100,000 found items, on both databases.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadApi, printError } from '../api.mjs';
import { bootstrap } from '../bootstrap.mjs';
import { startPostgres } from '../postgres-server.mjs';

/** Milliseconds at the 95th percentile (product: speed). */
const budget = 50;
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

await bootstrap();
const { openDatabase, seedFoundItems, suggestMatches, stationMapOf } = await loadApi();
const server = await startPostgres();
const failures = [];
for (const [kind, url] of [
  ['PostgreSQL', server.url],
  ['embedded', undefined],
]) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'raang-bench-'));
  const database = await openDatabase({ url, directory, onError: printError, statementTimeout: 0 });
  await seedFoundItems(database.db, size, today);
  const times = [];
  for (let round = -warmRounds; round < rounds; round += 1) {
    const report = reports[Math.abs(round) % reports.length];
    let fastest = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < turns; turn += 1) {
      const from = performance.now();
      const found = await suggestMatches(database.db, report, stationMapOf(undefined));
      fastest = Math.min(fastest, performance.now() - from);
      if (found.length === 0) failures.push(`${kind}: no suggestion for ${report.category} of ${report.day}`);
    }
    if (round >= 0) times.push(fastest);
  }
  await database.close();
  fs.rmSync(directory, { recursive: true, force: true });
  times.sort((a, b) => a - b);
  const [p50, p95] = [times[rounds * 0.5] ?? 0, times[rounds * 0.95] ?? 0];
  console.log(
    `${kind}: one report against ${size} found items: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
  );
  if (p95 > budget) failures.push(`${kind}: takes ${p95.toFixed(1)} ms, may take ${budget}`);
}
await server.stop();
for (const failure of failures) console.log(`✗ ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);
