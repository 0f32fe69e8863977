import { z } from 'zod';

/**
 * What people submit.
 * @see product §5, cases
 */
export const caseKinds = ['contact', 'complaint', 'comment', 'lost-report', 'found-report'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** A case's name on its receipt, in mails and at the desk: `L-7K3M-9QXD`. Avoids letters that look alike. */
export const caseReference = z
  .string()
  .regex(/^[CKMLF]-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/, 'must be a reference such as L-7K3M-9QXD')
  .brand<'CaseReference'>();
export type CaseReference = z.infer<typeof caseReference>;

/** The first letter of a reference is the kind. */
export const caseReferenceLetters: Record<CaseKind, string> = {
  contact: 'C',
  complaint: 'K',
  comment: 'M',
  'lost-report': 'L',
  'found-report': 'F',
};

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

/** Limits on a case's files: number, size, and types by content. @see product §5, cases */
export const caseFileLimits = {
  count: 5,
  bytes: 5 * 1024 * 1024,
  mediaTypes: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
} as const;
