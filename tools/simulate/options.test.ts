import { describe, expect, test } from 'vitest';
import { faultNames } from './faults.ts';
import { FeedSourceError, loadNetwork } from './load-network.ts';
import { readOptions, usage } from './options.ts';
import { scenarioNames } from './scenario.ts';

test('without options: the running site, now, at its usual speed', () => {
  expect(readOptions([])).toEqual({
    feed: undefined,
    seed: 1,
    at: undefined,
    speed: 1,
    scenario: 'usual',
    fault: undefined,
    port: 4010,
  });
});

test('every option is read', () => {
  const args = '--feed a.zip --seed 7 --at 2026-11-30T08:00 --speed 60 --scenario storm --fault 429 --port 0';
  expect(readOptions(args.split(' '))).toEqual({
    feed: 'a.zip',
    seed: 7,
    at: '2026-11-30T08:00',
    speed: 60,
    scenario: 'storm',
    fault: '429',
    port: 0,
  });
});

test.each(['--help', '-h'])('%s names every option, scenario and fault', (option) => {
  expect(readOptions([option])).toBe('help');
  for (const name of ['feed', 'seed', 'at', 'speed', 'scenario', 'fault', 'port'])
    expect(usage).toContain(`--${name} `);
  for (const name of [...scenarioNames, ...faultNames]) expect(usage).toMatch(new RegExp(` ${name} +\\w`));
});

describe('a wrong option', () => {
  test.each([
    [['--seed', 'one'], '--seed takes a whole number, not “one”.'],
    [['--seed', ''], '--seed takes a whole number, not “”.'],
    [['--at', '08:00'], '--at takes a date and a time such as 2026-11-30T08:00, not “08:00”.'],
    [
      ['--at', '2026-13-30T08:00'],
      '--at takes a date and a time such as 2026-11-30T08:00, not “2026-13-30T08:00”.',
    ],
    [
      ['--at', '2026-02-30T08:00'],
      '--at takes a date and a time such as 2026-11-30T08:00, not “2026-02-30T08:00”.',
    ],
    [['--speed=-1'], '--speed takes a number from 0 to 3600, not “-1”.'],
    [['--scenario', 'wild'], '--scenario takes one of calm, usual, storm, night, not “wild”.'],
    [['--fault', 'slow'], `--fault takes one of ${faultNames.join(', ')}, not “slow”.`],
    [['--port', '70000'], '--port takes a port number, not “70000”.'],
    [['--sed', '1'], "Unknown option '--sed'."],
    [['storm'], "Unexpected argument 'storm'."],
  ])('%j is refused with a sentence', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence);
  });
});

describe('a missing feed', () => {
  test.each([
    [
      'http://127.0.0.1:1/gtfs.zip',
      /^No feed at http:\/\/127\.0\.0\.1:1\/gtfs\.zip: .+\. Start the site with npm start, or name another feed with --feed\.$/,
    ],
    ['/nowhere/gtfs.zip', /^There is no feed at \/nowhere\/gtfs\.zip\.$/],
    [import.meta.dirname, /^The feed at .+ is invalid\. .+is missing$/],
    [import.meta.filename, /^The feed at .+ is invalid\. .+/],
  ])('%s is reported in a sentence', async (source, sentence) => {
    const error = await loadNetwork(source).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(FeedSourceError);
    expect((error as Error).message).toMatch(sentence);
  });
});
