import { describe, expect, it, test } from 'vitest';
import {
  type CaseKind,
  caseKinds,
  caseReference,
  caseReferenceLetters,
  caseStatuses,
  initialCaseStatus,
  mayBecome,
} from './case';

test.each<[CaseKind, string, string, boolean]>([
  ['lost-report', 'received', 'searching', true],
  ['lost-report', 'searching', 'matched', true],
  ['lost-report', 'matched', 'searching', true],
  ['lost-report', 'appointed', 'returned', true],
  ['lost-report', 'received', 'returned', false],
  ['lost-report', 'returned', 'searching', false],
  ['found-report', 'handed-over', 'registered', true],
  ['found-report', 'handed-over', 'withdrawn', false],
  ['comment', 'read', 'received', false],
  ['complaint', 'answered', 'investigating', true],
  ['contact', 'toString', 'received', false],
])('a %s may change from %s to %s: %s', (kind, from, to, isAllowed) => {
  expect(mayBecome(kind, from, to)).toBe(isAllowed);
});

describe.each(caseKinds)('a case of kind %s', (kind) => {
  const moves: Record<string, readonly string[]> = caseStatuses[kind];

  it('changes only to its own statuses', () => {
    for (const next of Object.values(moves).flat()) expect(Object.keys(moves)).toContain(next);
  });

  it('can reach every status from the first one', () => {
    const reached = new Set<string>();
    const visit = (status: string) => {
      if (reached.has(status)) return;
      reached.add(status);
      moves[status]!.forEach(visit);
    };
    visit(initialCaseStatus);
    expect([...reached].toSorted()).toEqual(Object.keys(moves).toSorted());
  });

  it('has a reference with its own letter', () => {
    expect(caseReference.safeParse(`${caseReferenceLetters[kind]}-7K3M-9QXD`).success).toBe(true);
  });
});

test.each(['L-7K3M-9QX0', 'L-7K3M-9QXI', 'X-7K3M-9QXD', 'L7K3M9QXD'])('rejects the reference %s', (text) => {
  expect(caseReference.safeParse(text).success).toBe(false);
});
