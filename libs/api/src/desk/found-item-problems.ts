import type { FieldProblem } from '@raang/contract';
import type { NewFoundItem } from '../found-items/register.store';
import type { LoadedFeed } from '../network/loaded-feed';

export interface RegisterRules {
  /** Any line and station is known while there is no feed. */
  network: LoadedFeed['network'] | undefined;
  /** Calendar day at the network. */
  today: string;
}

/** What is wrong with a found item beside its fields' own rules. */
export function foundItemProblems(
  { lineId, stationCode, foundOn, keptUntil, id }: NewFoundItem,
  { network, today }: RegisterRules,
): { field: string; code: FieldProblem; message: string }[] {
  const line = ownOnly(network?.lines.get(lineId));
  const station = ownOnly(stationCode && network?.stations.get(stationCode));
  const isElsewhere = station && line && !station.lineIds.includes(lineId);
  const month = foundOn.slice(2, 4) + foundOn.slice(5, 7);
  return [
    ...(network && !line
      ? [{ field: 'lineId', code: 'choice' as const, message: `unknown line ${lineId}` }]
      : []),
    ...(network && stationCode && !station
      ? [{ field: 'stationCode', code: 'choice' as const, message: `unknown station ${stationCode}` }]
      : []),
    ...(isElsewhere
      ? [
          {
            field: 'stationCode',
            code: 'choice' as const,
            message: `${stationCode} is not on line ${lineId}`,
          },
        ]
      : []),
    ...(foundOn > today
      ? [{ field: 'foundOn', code: 'date-in-future' as const, message: 'must not be in the future' }]
      : []),
    ...(keptUntil < foundOn
      ? [{ field: 'keptUntil', code: 'date' as const, message: 'must not be before the find' }]
      : []),
    ...(id && !id.startsWith(`F-${month}-`)
      ? [
          {
            field: 'id',
            code: 'invalid' as const,
            message: `must begin with F-${month}-, the month of the find`,
          },
        ]
      : []),
  ];
}

/** The register has nothing from the trains and stations of other systems. */
const ownOnly = <Thing extends { isOwn: boolean }>(thing: Thing | '' | undefined): Thing | undefined =>
  thing && thing.isOwn ? thing : undefined;
