import type { CaseKind } from '@raang/domain';
import type { FieldRules, Place } from '@raang/forms';

/** What the form of a case needs. The same for everybody, so that its page is too. */
export interface CaseFormData {
  kind: CaseKind;
  rules: FieldRules;
  /** Empty for a form that asks for no place. */
  place: Place;
  privacyHref: string;
  /** For who cannot pass the human verification. */
  telephone: string;
  today: string;
}
