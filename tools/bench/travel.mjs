// Measures journeys and departures over HTTP on the site's own feed: complete responses with legs, fares, alerts and
// the last departure, each for another pair of stations and time of day.
import http from 'node:http';
import { bootstrap } from '../bootstrap.mjs';
import { startSite } from '../pages/site-process.mjs';

/** Milliseconds at the 99th percentile (product: speed). */
const budget = 10;
const rounds = 1500;
const warmRounds = 300;

await bootstrap();
const server = await startSite();
const site = server.origin;
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

const stations = /** @type {{ code: string }[]} */ (await (await fetch(`${site}/api/v1/stations`)).json());
const modes = ['depart', 'arrive', 'last'];
/** @type {Record<string, (round: number) => string>} */
const questions = Object.fromEntries(modes.map((mode) => [mode, (round) => journey(round, `&mode=${mode}`)]));
questions['depart, without steps'] = (round) => journey(round, '&stepFree=true');
questions['departures'] = (round) =>
  `/api/v1/stations/${codeAt(round)}/departures?at=2026-11-20T${clock(round)}:00%2B07:00`;

const failures = [];
for (const [name, question] of Object.entries(questions)) {
  const times = await measure(question);
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  console.log(`${name}: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`);
  if (p99 > budget) failures.push(`${name} takes ${p99.toFixed(1)} ms at p99, may take ${budget}`);
}
agent.destroy();
await server.stop();
for (const failure of failures) console.log(`✗ ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

/** @param {number} round @param {string} rest */
function journey(round, rest) {
  const [from, to] = [codeAt(round), codeAt(round * 53 + 1 + Math.floor(round / stations.length))];
  return `/api/v1/journeys?from=${from}&to=${to}&date=2026-11-20&time=${clock(round)}${rest}`;
}

/** @param {number} index */
function codeAt(index) {
  return stations[index % stations.length]?.code ?? '';
}

/** A minute of the day. @param {number} round */
function clock(round) {
  const minute = (round * 97) % 1440;
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * Each query runs three times and the fastest counts, to exclude other load on the machine. An unknown parameter
 * bypasses the site's cache.
 * @param {(round: number) => string} question
 */
async function measure(question) {
  for (let round = 0; round < warmRounds; round += 1) await ask(question(rounds + round));
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    let fastest = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < 3; turn += 1) {
      const from = performance.now();
      await ask(`${question(round)}&turn=${turn}`);
      fastest = Math.min(fastest, performance.now() - from);
    }
    times.push(fastest);
  }
  return times.sort((a, b) => a - b);
}

/** @param {string} path @returns {Promise<void>} */
function ask(path) {
  return new Promise((resolve, reject) => {
    const request = http.get(`${site}${path}`, { agent }, (response) => {
      response.on('data', () => {});
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${path} responded with ${response.statusCode}`));
      });
    });
    request.on('error', reject);
  });
}

/** @param {number[]} sorted @param {number} share */
function percentile(sorted, share) {
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}
