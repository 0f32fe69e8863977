import type { SavedWay } from '@raang/views';
import { convenienceKeyPrefix, hasConsent } from './consent-store';
import { validEnd } from './kept-places';

/** Storage key of the saved ways, used only with consent; removed when consent is withdrawn, and with the last way. */
export const savedWaysKey = `${convenienceKeyPrefix}saved`;

/** The newest first. */
export function readSavedWays(): SavedWay[] {
  if (!hasConsent('convenience')) return [];
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(savedWaysKey) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap((way: unknown) => toSavedWay(way) ?? []) : [];
  } catch {
    return [];
  }
}

/** Undefined for anything else: other scripts may have written under this key. */
function toSavedWay(kept: unknown): SavedWay | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { from, to, prefer, stepFree, lines, changes, day } = kept as Record<string, unknown>;
  if (!isEnd(from) || !isEnd(to) || !isList(lines) || !isList(changes)) return undefined;
  return {
    from,
    to,
    ...(prefer === 'fewest-changes' && { prefer }),
    ...(stepFree === 'yes' && { stepFree }),
    lines,
    changes,
    day: typeof day === 'string' ? day : '',
  };
}

const isEnd = (value: unknown): value is string => typeof value === 'string' && validEnd.test(value);

const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isEnd);
