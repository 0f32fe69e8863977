import { type CallPlace, isPredicted, shareOf, standingAt, type Stretch, type TrainWay } from './train-way';

/**
 * Where a train is by its predicted times. Undefined before it leaves its first call, after it has come to its last one, and
 * where its times are unknown.
 * @param moment seconds since 1970
 */
export function placeByTimes({ draft, stretches, zero }: TrainWay, moment: number): CallPlace | undefined {
  const { calls, planned } = draft;
  const time = moment - zero;
  const next = stretches.findIndex(
    ({ from }) => isPredicted(calls[from]!.state) && calls[from]!.departure > time,
  );
  if (next < 1) return undefined;
  const { from: call, to: nextCall } = stretches[next - 1]!;
  const { arrival } = calls[nextCall]!;
  if (arrival <= time) return standingAt(nextCall);
  const { state, departure } = calls[call]!;
  if (isPredicted(state)) return { call, progress: shareOf(time, departure, arrival) };
  if (state !== 'past') return undefined;
  // nobody says when it left: as long before as planned, or up to twice as long if it is slow
  const running = planned[nextCall]!.arrival - planned[call]!.departure;
  if (time < arrival - 2 * running) return undefined;
  return { call, progress: shareOf(time, arrival - running, arrival) };
}

/** How far a train is on a stretch by its times; half way if they are unknown. @param moment seconds since 1970 */
export function progressByTimes(
  { draft: { calls }, zero, isTimed }: TrainWay,
  { from, to }: Stretch,
  moment: number,
): number {
  return isTimed ? shareOf(moment - zero, calls[from]!.departure, calls[to]!.arrival) : 0.5;
}
