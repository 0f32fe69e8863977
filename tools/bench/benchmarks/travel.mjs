// Measures journeys and departures over HTTP on the site's own feed: complete responses with legs, fares, alerts and
// the last departure, each for another pair of stations and time of day.
import { createClient } from '../../pages/client.mjs';
import { cpuMilliseconds } from '../../pages/process-time.mjs';
import { startSite } from '../../pages/site-process.mjs';
import { calculation, cpuOfCalculation } from '../calculation.mjs';
import { result } from '../results.mjs';
import { stationCodes } from '../site-addresses.mjs';
import { timeResult, timesOf } from '../times.mjs';

/** Fixed calculations at the 99th percentile (product: speed). */
const budget = 0.7;
const rounds = 1500;
const warmRounds = 300;
const turns = 3;

export default async function measure() {
  const site = await startSite();
  const client = createClient(site.origin);
  const stations = await stationCodes(client);
  /** @param {string} rest @returns {(round: number) => string} */
  const journeys = (rest) => (round) => journey(stations, round, rest);
  /** @type {Record<string, (round: number) => string>} */
  const questions = {
    depart: journeys('&mode=depart'),
    arrive: journeys('&mode=arrive'),
    last: journeys('&mode=last'),
    'depart, without steps': journeys('&stepFree=true'),
    departures: (round) =>
      `/api/v1/stations/${stations[round % stations.length]}/departures?at=2026-11-20T${clock(round)}:00%2B07:00`,
  };
  const results = [];
  for (const [name, question] of Object.entries(questions)) {
    for (let round = 0; round < warmRounds; round += 1) await client.read(question(rounds + round));
    const before = cpuMilliseconds(site.pid);
    // an unknown parameter bypasses the site's cache
    const ask = (/** @type {number} */ round, /** @type {number} */ turn) =>
      client.read(`${question(round)}&turn=${turn}`);
    const times = await timesOf(rounds, ask, { turns });
    const cpu = (cpuMilliseconds(site.pid) - before) / rounds / turns;
    results.push(
      timeResult(name, times, 0.5),
      timeResult(name, times, 0.99, { atMost: budget }),
      result(`${name}: CPU`, 'ms', cpu, { beside: calculation(cpuOfCalculation()) }),
    );
  }
  client.close();
  await site.stop();
  return results;
}

/** @param {string[]} stations @param {number} round @param {string} rest */
function journey(stations, round, rest) {
  const other = round * 53 + 1 + Math.floor(round / stations.length);
  const [from, to] = [stations[round % stations.length], stations[other % stations.length]];
  return `/api/v1/journeys?from=${from}&to=${to}&date=2026-11-20&time=${clock(round)}${rest}`;
}

/** A minute of the day. @param {number} round */
function clock(round) {
  const minute = (round * 97) % 1440;
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
