import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaseKind } from '@raang/domain';

/** What people send to the authority. */
export const caseKindNouns: Record<CaseKind, MessageDescriptor> = {
  contact: msg({ message: 'Message', context: 'what a person sends to the authority' }),
  complaint: msg`Complaint`,
  comment: msg`Comment`,
  'lost-report': msg`Report of a lost item`,
  'found-report': msg`Report of a found item`,
};
