import { describe, expect, it, test } from 'vitest';
import {
  type CaseKind,
  caseKinds,
  caseStatuses,
  initialCaseStatus,
  isFinalCaseStatus,
  isSettledCaseStatus,
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
])('a %s that is %s may become %s: %s', (kind, from, to, isAllowed) => {
  expect(mayBecome(kind, from, to)).toBe(isAllowed);
});

test.each<[CaseKind, string, boolean]>([
  ['contact', 'answered', false],
  ['contact', 'closed', true],
  ['comment', 'read', true],
  ['lost-report', 'not-found', false],
  ['contact', 'searching', true],
  ['contact', 'toString', true],
])('a %s that is %s stays so: %s', (kind, status, isFinal) => {
  expect(isFinalCaseStatus(kind, status)).toBe(isFinal);
});

test.each<[CaseKind, string, boolean]>([
  ['contact', 'received', false],
  ['contact', 'answered', true],
  ['complaint', 'investigating', false],
  ['comment', 'read', true],
  ['lost-report', 'searching', false],
  ['lost-report', 'appointed', false],
  ['lost-report', 'not-found', true],
  ['found-report', 'handed-over', false],
  ['found-report', 'registered', true],
])('the desk is done with a %s that is %s: %s', (kind, status, isSettled) => {
  expect(isSettledCaseStatus(kind, status)).toBe(isSettled);
});

describe.each(caseKinds)('the state machine of a %s', (kind) => {
  const moves: Record<string, readonly string[]> = caseStatuses[kind];

  it('leads only to statuses of its own', () => {
    for (const next of Object.values(moves).flat()) expect(Object.keys(moves)).toContain(next);
  });

  it('reaches every status from the first one', () => {
    const reached = new Set<string>();
    const visit = (status: string) => {
      if (reached.has(status)) return;
      reached.add(status);
      moves[status]!.forEach(visit);
    };
    visit(initialCaseStatus);
    expect([...reached].toSorted()).toEqual(Object.keys(moves).toSorted());
  });
});
