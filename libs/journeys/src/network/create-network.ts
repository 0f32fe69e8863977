import type { HeadwayPeriod, Line, LineId, AgencyId } from '@raang/domain';
import type { Feed } from '../feed/feed';
import { createStations } from './create-stations';
import { findHeadways } from './headways';
import type { LineShape } from './line-shape';
import type { Neighbours, Network } from './network';
import { draftNetwork, headsignOf, type NetworkDraft } from './network-draft';

/**
 * Creates the network of a valid feed.
 * @param ownAgencies ids of the agencies of this authority; all of the feed by default
 */
export function createNetwork(feed: Feed, ownAgencies?: readonly string[]): Network {
  const draft = draftNetwork(feed, ownAgencies);
  const { shapes, codeOf, lineIdOf } = draft;
  const toNeighbours = ({ neighbours }: LineShape): Neighbours =>
    new Map([...neighbours].map(([station, next]) => [codeOf(station), new Set([...next].map(codeOf))]));
  return {
    lines: new Map(
      shapes.flatMap((shape, index) =>
        // a line without trains has nothing to say to passengers
        shape.stations.length > 0 ? [[lineIdOf(index), createLine(draft, index, shape)]] : [],
      ),
    ),
    stations: createStations(draft),
    headways: createHeadways(draft),
    neighbours: new Map(shapes.map((shape, index) => [lineIdOf(index), toNeighbours(shape)])),
  };
}

function createLine(draft: NetworkDraft, index: number, shape: LineShape): Line {
  const { feed, codeOf } = draft;
  const {
    id,
    agency: agencyIndex,
    closesAt: _closesAt,
    routeType: _routeType,
    ...said
  } = feed.lines[index] as Feed['lines'][number];
  const agency = feed.agencies[agencyIndex] as Feed['agencies'][number];
  return {
    ...said,
    id: id as LineId,
    agency: { ...agency, id: agency.id as AgencyId },
    isOwn: draft.isOwnLine(index),
    stations: shape.stations.map(codeOf),
    patterns: shape.patterns.map(({ direction, headsign, stations, isBranch }) => ({
      direction,
      headsign: headsignOf(draft, headsign, stations),
      stations: stations.map(codeOf),
      isBranch,
    })),
  };
}

function createHeadways(draft: NetworkDraft): HeadwayPeriod[] {
  const { feed, patterns, frequenciesOf, servicesOf, codeOf, lineIdOf } = draft;
  return patterns.flatMap((pattern) =>
    findHeadways(feed, pattern, frequenciesOf, servicesOf).map((period) => ({
      lineId: lineIdOf(pattern.line),
      direction: pattern.direction,
      headsign: headsignOf(draft, pattern.headsign, pattern.stations),
      from: codeOf(pattern.stations[0] as number),
      to: codeOf(pattern.stations.at(-1) as number),
      ...period,
    })),
  );
}
