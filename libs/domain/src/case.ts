/**
 * What people submit.
 * @see product §5, cases
 */
export const caseKinds = ['contact', 'complaint', 'comment', 'lost-report', 'found-report'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** What a case is about. Lost and found reports have the category of the item instead. */
export const caseTopics = {
  contact: ['journeys', 'tickets', 'accessibility', 'business', 'website', 'other'],
  complaint: ['trains', 'stations', 'staff', 'fares', 'safety', 'accessibility', 'website', 'other'],
  comment: ['praise', 'suggestion', 'trains', 'stations', 'website', 'other'],
} as const;
export type CaseTopic = (typeof caseTopics)[keyof typeof caseTopics][number];

/** Status of a case and its possible next statuses; a status without a next one is final. */
export const caseStatuses = {
  contact: {
    received: ['answered', 'withdrawn'],
    answered: ['received', 'closed'],
    closed: [],
    withdrawn: [],
  },
  complaint: {
    received: ['investigating', 'withdrawn'],
    investigating: ['answered', 'withdrawn'],
    answered: ['investigating', 'closed'],
    closed: [],
    withdrawn: [],
  },
  comment: { received: ['read', 'withdrawn'], read: [], withdrawn: [] },
  'lost-report': {
    received: ['searching', 'withdrawn'],
    searching: ['matched', 'not-found', 'withdrawn'],
    matched: ['claimed', 'searching', 'withdrawn'],
    claimed: ['appointed', 'searching', 'withdrawn'],
    appointed: ['returned', 'claimed', 'withdrawn'],
    returned: [],
    'not-found': ['searching'],
    withdrawn: [],
  },
  'found-report': {
    received: ['handed-over', 'withdrawn'],
    'handed-over': ['registered'],
    registered: [],
    withdrawn: [],
  },
} as const satisfies Record<CaseKind, Record<string, readonly string[]>>;

export type CaseStatus<Kind extends CaseKind = CaseKind> = Kind extends CaseKind
  ? keyof (typeof caseStatuses)[Kind] & string
  : never;

/** The first status of every case. */
export const initialCaseStatus = 'received';

/**
 * Whether a case of this kind may change from one status to another; false for statuses that the kind does not have.
 */
export function mayBecome(kind: CaseKind, from: string, to: string): boolean {
  const moves: Record<string, readonly string[]> = caseStatuses[kind];
  return Object.hasOwn(moves, from) && moves[from]!.includes(to);
}

/** Whether no status comes after this one; true for statuses that the kind does not have. */
export function isFinalCaseStatus(kind: CaseKind, status: string): boolean {
  const moves: Record<string, readonly string[]> = caseStatuses[kind];
  return !Object.hasOwn(moves, status) || moves[status]!.length === 0;
}

/**
 * Whether the desk has nothing left to do: the status is final, or only a message of the person opens the case again.
 */
export function isSettledCaseStatus(kind: CaseKind, status: string): boolean {
  return isFinalCaseStatus(kind, status) || status === 'answered' || status === 'not-found';
}

/** Limits on a case's files: number, size, and types by content. @see product §5, cases */
export const caseFileLimits = {
  count: 5,
  bytes: 5 * 1024 * 1024,
  mediaTypes: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
} as const;
