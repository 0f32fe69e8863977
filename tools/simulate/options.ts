import { parseArgs } from 'node:util';
import { faultNames, type FaultName, faults } from './faults.ts';
import { scenarioNames, type ScenarioName, scenarios } from './scenario.ts';

export interface Options {
  /** Undefined: that of the running site. */
  feed: string | undefined;
  seed: number;
  /** A time in the network's zone; undefined: now. */
  at: string | undefined;
  speed: number;
  scenario: ScenarioName;
  fault: FaultName | undefined;
  port: number;
}

/** A wrong option; the message is a sentence for the person who called the command. */
export class OptionError extends Error {}

/** The command's options, or `help`. @throws OptionError */
export function readOptions(args: readonly string[]): Options | 'help' {
  const given = parse(args);
  if (given.help) return 'help';
  return {
    feed: given.feed,
    seed: readNumber('seed', given.seed ?? '1', (seed) => Number.isSafeInteger(seed), 'a whole number'),
    at: readTime(given.at),
    speed: readNumber(
      'speed',
      given.speed ?? '1',
      (speed) => speed >= 0 && speed <= 3600,
      'a number from 0 to 3600',
    ),
    scenario: readChoice('scenario', given.scenario ?? 'usual', scenarioNames),
    fault: given.fault === undefined ? undefined : readChoice('fault', given.fault, faultNames),
    port: readNumber(
      'port',
      given.port ?? '4010',
      (port) => Number.isInteger(port) && port >= 0 && port < 65_536,
      'a port number',
    ),
  };
}

const text = { type: 'string' } as const;

function parse(args: readonly string[]) {
  const options = { feed: text, seed: text, at: text, speed: text, scenario: text, fault: text, port: text };
  try {
    return parseArgs({ args: [...args], options: { ...options, help: { type: 'boolean', short: 'h' } } })
      .values;
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('. ');
    throw new OptionError(`${sentence.replace(/\.$/, '')}.`);
  }
}

function readNumber(
  option: string,
  value: string,
  isValid: (value: number) => boolean,
  takes: string,
): number {
  const number = value.trim() === '' ? Number.NaN : Number(value);
  if (!isValid(number)) throw new OptionError(`--${option} takes ${takes}, not “${value}”.`);
  return number;
}

function readTime(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(value);
  // 30 February would be the 2nd of March
  const isDay = isTime && new Date(Date.parse(`${value}Z`) || 0).toISOString().startsWith(value);
  if (!isDay) throw new OptionError(`--at takes a date and a time such as 2026-11-30T08:00, not “${value}”.`);
  return value;
}

function readChoice<Name extends string>(option: string, value: string, names: readonly Name[]): Name {
  const name = names.find((one) => one === value);
  if (!name) throw new OptionError(`--${option} takes one of ${names.join(', ')}, not “${value}”.`);
  return name;
}

export const usage = [
  'usage: npm run simulate -- [--feed <path or address>] [--seed 1] [--at 2026-11-30T08:00] [--speed 1]',
  '         [--scenario <name>] [--fault <name>] [--port 4010]',
  '',
  'Serves simulated trains as GTFS-Realtime. The same feed, seed and time always give the same trains.',
  '',
  '  --feed      a GTFS feed: folder, zip file or address; the one of the running site if it is not given',
  '  --seed      another number, other trains',
  '  --at        the simulated time at the start, in the zone of the feed; now if it is not given',
  '  --speed     simulated seconds in a second; 0 stops the clock',
  ...toList(
    'scenario',
    scenarioNames.map((name) => [name, scenarios[name].about]),
  ),
  ...toList('fault', Object.entries(faults)),
  '  --port      where to listen; 0 picks a free port',
].join('\n');

function toList(option: string, entries: readonly (readonly [string, string])[]): string[] {
  return entries.map(
    ([name, about], index) => `  ${(index === 0 ? `--${option}` : '').padEnd(12)}${name.padEnd(11)}${about}`,
  );
}
