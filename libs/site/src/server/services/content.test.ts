import { readFileSync } from 'node:fs';
import { checkContent } from '@raang/api';
import { createPlanner } from '@raang/journeys';
import { openFolder, readFeed } from '@raang/journeys/gtfs';
import { expect, test } from 'vitest';
import { authority } from 'raang:authority';
import { publicPath } from '../../addresses/own-paths';
import { pageRoutes } from '../../addresses/page-routes';
import { inApp } from './folders';

/** Days from which the content is read: the present, when the day cap has just ended, the next year, and the one after. */
const days = ['2026-11-29', '2026-12-02', '2027-01-08', '2028-01-03'];

const pages = Object.keys(pageRoutes).map((route) => publicPath(route).replace('/$lang', ''));

test.each(days)(
  'on %s every item is valid in both languages, with equal facts, working links and alt texts',
  async (date) => {
    const rows = readFileSync(inApp('network/stations.csv'), 'utf8').split('\n');
    const lines = new Set(authority.lines.map(({ id }) => id));
    const ownStations = rows.map((row) => row.split(',')).filter(([, line]) => lines.has(line!));
    const network = {
      lines,
      stations: new Set(ownStations.map(([code]) => code!)),
      figures: {
        feed: createPlanner(readFeed(openFolder(inApp('network/gtfs')))),
        date,
      },
    };
    const problems = await checkContent(inApp('content'), network, pages);
    expect(problems.map(({ file, line, reason }) => `${file}:${line} ${reason}`).join('\n')).toBe('');
  },
);
