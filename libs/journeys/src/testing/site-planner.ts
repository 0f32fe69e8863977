// The planner on the site's own feed, for tests.
import path from 'node:path';
import type { Feed } from '../feed/feed';
import { openFolder, readFeed } from '../gtfs';
import { createPlanner, type Planner } from '../planner/planner';

const folder = path.join(import.meta.dirname, '../../../../apps/site/network/gtfs');

export const readSiteFeed = (): Feed => readFeed(openFolder(folder));

export function createSitePlanner(): Planner {
  return createPlanner(readSiteFeed());
}
