import type { FieldProblem } from '@raang/contract';

export type CaseRefusalReason =
  | { kind: 'fields'; fields: { field: string; code: FieldProblem; message: string }[] }
  | { kind: 'key-reused' }
  | { kind: 'limit'; retryAfterSeconds: number };

/** Why a request about a case is refused. Thrown within a transaction, so that it rolls back. */
export class CaseRefusal extends Error {
  constructor(readonly reason: CaseRefusalReason) {
    super(reason.kind);
  }
}

/** Refuses a request because of one field. */
export function refuseField(field: string, code: FieldProblem, message: string): CaseRefusal {
  return new CaseRefusal({ kind: 'fields', fields: [{ field, code, message }] });
}
