import type { Departure, DirectionDepartures, StationCode } from '@raang/domain';
import type { Asked } from './answer';

/** The departures of a station, without what is only an example. */
export async function boardOf(
  { services }: Pick<Asked, 'services'>,
  input: { code: StationCode; at: string },
): Promise<Awaited<ReturnType<Asked['services']['travel']['departures']>>> {
  const board = await services.travel.departures(input);
  const isExample = board.directions.some(({ live }) => live.example);
  return isExample ? services.travel.departures({ ...input, live: false }) : board;
}

/** Those that come. */
export const comingOf = ({ departures }: DirectionDepartures): Departure[] =>
  departures.filter(
    (one) => one.kind === 'headway' || !['cancelled', 'skipped'].includes(one.live?.status ?? ''),
  );
