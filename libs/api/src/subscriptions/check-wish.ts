import { ORPCError } from '@orpc/server';
import type { FieldProblem } from '@raang/contract';
import { readWatchedLine, type Subscription } from '@raang/domain';
import { isOwnLine, isOwnStation } from '../network/own-network';
import type { SubscriptionsContext } from './subscriptions.context';

type Wish = Omit<Subscription, 'locale'>;
type Problem = { field: keyof Wish; code: FieldProblem; message: string };

/**
 * Checks what no schema does: that something is watched and exists, and that hours have a start and an end.
 * @throws ORPCError BAD_REQUEST with the fields
 */
export async function checkWish(
  wish: Wish,
  context: Pick<SubscriptionsContext, 'db' | 'feedSource'>,
): Promise<void> {
  const fields = [...hourProblems(wish), ...(await placeProblems(wish, context))];
  if (fields.length === 0) return;
  throw new ORPCError('BAD_REQUEST', {
    message: 'The request has missing or invalid parameters.',
    data: { fields },
    defined: true,
  });
}

function hourProblems({ from, until }: Wish): Problem[] {
  if (from !== undefined && until === undefined)
    return [{ field: 'until', code: 'required', message: 'hours need an end' }];
  if (until !== undefined && from === undefined)
    return [{ field: 'from', code: 'required', message: 'hours need a start' }];
  if (from === undefined || from !== until) return [];
  return [{ field: 'until', code: 'time-repeat', message: 'must differ from the start' }];
}

async function placeProblems(
  { lines, stations }: Wish,
  context: Pick<SubscriptionsContext, 'db' | 'feedSource'>,
): Promise<Problem[]> {
  if (lines.length + stations.length === 0)
    return [{ field: 'lines', code: 'required', message: 'choose a line or a station' }];
  const known = await Promise.all([
    ...lines.map(async (line) => ({
      field: 'lines' as const,
      isOwn: await isOwnLine(readWatchedLine(line).lineId, context),
    })),
    ...stations.map(async (code) => ({
      field: 'stations' as const,
      isOwn: await isOwnStation(code, context),
    })),
  ]);
  const unknown = known.find(({ isOwn }) => !isOwn);
  return unknown ? [{ field: unknown.field, code: 'choice', message: 'must be of this authority' }] : [];
}
