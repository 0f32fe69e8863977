import { expect, it } from 'vitest';
import type { LoadedFeed, StationPart } from '@raang/api';
import type { StationCode } from '@raang/domain';
import { createPlanner } from '@raang/journeys';
import { openFolder, readFeed } from '@raang/journeys/gtfs';
import { inApp } from '../../services/folders';
import { type FeedPart, fromParts, toParts } from './feed-parts';

const planner = createPlanner(readFeed(openFolder(inApp('network/gtfs'))));
const platform: StationPart = { station: 'BL01' as StationCode, kind: 'platform' };
const feed: LoadedFeed = {
  ...planner,
  routeTypes: new Map(),
  equipmentIds: new Map(),
  liftPaths: new Map(),
  stationParts: new Map(Array.from({ length: 1234 }, (_, index) => [`BL01-${index}`, platform])),
  about: { version: '7', attributions: [], sources: [] },
};

async function* sent(): AsyncGenerator<FeedPart> {
  for (const message of toParts(feed)) yield structuredClone(message);
}

it('leaves a feed unchanged after splitting, copying and joining', async () => {
  const { network, ...rest } = await fromParts(sent());
  expect(network).toEqual(feed.network);
  expect([...network.stations.keys()]).toEqual([...feed.network.stations.keys()]);
  const { network: _, ...others } = feed;
  expect(rest).toEqual(others);
});

it('splits a feed into messages of at most 500 stations', () => {
  const [first, ...others] = toParts(feed);
  expect(first).toMatchObject({ feed: { network: { stations: new Map() }, stationParts: new Map() } });
  const sizes = others.flatMap((message) => Object.values(message).map(({ length }) => length));
  expect(Math.max(...sizes)).toBe(500);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(feed.network.stations.size + 1234);
});

it('fails without a first message', async () => {
  await expect(fromParts((async function* () {})())).rejects.toThrow('sent no feed');
});
