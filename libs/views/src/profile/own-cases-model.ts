import type { ModelContext } from '../shared/page/model-context';
import { type MomentModel, toMoment } from '../shared/words/moment-words';
import { caseKindName, caseStatusName, type StatusTone } from '../shared/cases/case-words';
import type { OwnCase } from './profile-data';

export interface OwnCaseModel {
  reference: string;
  href: string;
  kind: string;
  status: { tone: StatusTone; text: string };
  received: MomentModel;
  updated: MomentModel;
}

export function toOwnCases(cases: readonly OwnCase[], context: ModelContext): OwnCaseModel[] {
  const { hrefs, locale } = context;
  return cases.map(({ reference, kind, status, receivedAt, updatedAt }) => ({
    reference,
    href: hrefs.tracking(locale, { reference }),
    kind: caseKindName(kind, context),
    status: caseStatusName(status, context),
    received: toMoment(new Date(receivedAt), context),
    updated: toMoment(new Date(updatedAt), context),
  }));
}
