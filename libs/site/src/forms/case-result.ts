import type { FieldRules } from '@raang/forms';
import type { CasePageModel, CaseStatusModel } from '@raang/views';

/** The status of a case, the receipt of one that nobody can follow, or the form that asks for reference and contact. */
export type CaseResult = {
  today: string;
  /** What each form of the page sends. */
  hidden: Record<string, string>;
} & (
  | { kind: 'status'; model: CaseStatusModel; rules: Record<'reply' | 'claim', FieldRules> }
  | { kind: 'receipt'; model: CasePageModel }
  | { kind: 'ask'; model: CasePageModel; rules: FieldRules; reference: string }
);
