import type { Feed } from '@raang/journeys';
import { type FeedProblem, safeAgencyId } from '@raang/journeys/gtfs';

type Agencies = Pick<Feed, 'agencies'>;

/**
 * The own agencies that a feed has. Undefined, which means all of the feed, if none was named or the feed has none of
 * them: it is then the feed of an authority that this site does not describe yet.
 */
export function ownAgenciesIn(feed: Agencies, ownAgencies: readonly string[] = []): string[] | undefined {
  const found = ownAgencies.filter((id) => isIn(feed, id));
  return found.length > 0 ? found : undefined;
}

/** Warns of own agencies that a feed does not have: lines may count as own or as others' by mistake. */
export function ownAgencyProblems(feed: Agencies, ownAgencies: readonly string[] = []): FeedProblem[] {
  const missing = ownAgencies.filter((id) => !isIn(feed, id));
  if (missing.length === 0) return [];
  const isForeign = missing.length === ownAgencies.length;
  return [
    {
      severity: 'warning',
      file: 'agency.txt',
      reason: isForeign
        ? `has none of this site's own agencies (${missing.join(', ')}), so all its lines count as own`
        : `lacks own agencies of this site: ${missing.join(', ')}`,
    },
  ];
}

const isIn = ({ agencies }: Agencies, ownAgency: string) =>
  agencies.some(({ id }) => id === safeAgencyId(ownAgency));
