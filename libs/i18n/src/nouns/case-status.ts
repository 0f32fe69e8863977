import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaseStatus } from '@raang/domain';

/** Where a case stands. */
export const caseStatusNouns: Record<CaseStatus, MessageDescriptor> = {
  received: msg`Received`,
  investigating: msg`Under investigation`,
  answered: msg`Answered`,
  closed: msg`Closed`,
  withdrawn: msg`Withdrawn`,
  read: msg`Read`,
  searching: msg`Searching`,
  matched: msg`Possible match`,
  claimed: msg`Claim under review`,
  appointed: msg`Collection arranged`,
  returned: msg`Returned`,
  'not-found': msg`Not found`,
  'handed-over': msg`Handed over`,
  registered: msg`Registered`,
};
