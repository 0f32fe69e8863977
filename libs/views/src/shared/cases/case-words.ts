import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaseKind, CaseStatus } from '@raang/domain';
import { caseKindNouns, caseStatusNouns } from '@raang/i18n';
import type { ModelContext } from '../page/model-context';
import type { MatchReasonKind } from './case-data';

/** Colours a status: a person must act, it ended well, or neither. */
export type StatusTone = 'info' | 'success' | 'warning' | 'neutral';

interface StatusWords {
  tone: StatusTone;
  /** What happens next, or what the person can do. Absent where it depends on the kind: see {@link received}. */
  next?: MessageDescriptor;
}

/** Every status of a case. */
const statuses: Record<CaseStatus, StatusWords> = {
  received: { tone: 'info' },
  investigating: {
    tone: 'info',
    next: msg`We are investigating your complaint and will tell you the result.`,
  },
  answered: {
    tone: 'success',
    next: msg`Read our answer below. If you still have a question, reply to us.`,
  },
  closed: {
    tone: 'neutral',
    next: msg`We have closed this case. If you need us again, contact us and give this reference.`,
  },
  withdrawn: {
    tone: 'neutral',
    next: msg`You have withdrawn this case. We will not take it further.`,
  },
  read: { tone: 'success', next: msg`We have read your comment. Thank you.` },
  searching: {
    tone: 'info',
    next: msg`We are searching for your item and will tell you when we find a match. Please wait for an appointment before you come.`,
  },
  matched: {
    tone: 'warning',
    next: msg`We found an item that may be yours. Describe it below as only its owner can, and we will compare the descriptions.`,
  },
  claimed: {
    tone: 'info',
    next: msg`We are checking your description. Wait for an appointment before you come to collect the item.`,
  },
  appointed: {
    tone: 'success',
    next: msg`Collect your item at the time and place below. If you cannot come, reply to us.`,
  },
  returned: { tone: 'success', next: msg`You have collected your item.` },
  'not-found': {
    tone: 'neutral',
    next: msg`We searched but did not find your item. If you can tell us more, reply to us and we will search again.`,
  },
  'handed-over': {
    tone: 'success',
    next: msg`We have received the item. Thank you.`,
  },
  registered: {
    tone: 'success',
    next: msg`The item is in the register of found items, so that its owner can find it. Thank you.`,
  },
};

/** What happens after a case is received. */
const received: Record<CaseKind, MessageDescriptor> = {
  contact: msg`We will read your message and answer it.`,
  complaint: msg`We will investigate your complaint and tell you the result.`,
  comment: msg`We read every comment. Thank you for yours.`,
  'lost-report': msg`We compare your report with the items that are found. We will tell you when one matches. Please wait for an appointment before you come.`,
  'found-report': msg`If you still have the item, please hand it to staff at the nearest station. They will need this reference.`,
};

const reasons: Record<MatchReasonKind, MessageDescriptor> = {
  category: msg`Same kind of item`,
  colour: msg`Same colour`,
  line: msg`Found on the line that you named`,
  station: msg`Found at the station that you named`,
  time: msg`Found around the time when you lost it`,
  words: msg`Similar description`,
};

export const caseKindName = (kind: CaseKind, { i18n }: ModelContext): string => i18n._(caseKindNouns[kind]);

export const matchReasonWords = (kind: MatchReasonKind, { i18n }: ModelContext): string =>
  i18n._(reasons[kind]);

/** A status in words. A status of a newer server is shown as its code. */
export function caseStatusName(status: string, { i18n }: ModelContext): { text: string; tone: StatusTone } {
  return isKnown(status)
    ? { text: i18n._(caseStatusNouns[status]), tone: statuses[status].tone }
    : { text: status, tone: 'neutral' };
}

/** What happens next. */
export function caseNextWords(
  { kind, status }: { kind: CaseKind; status: string },
  { i18n }: ModelContext,
): string | undefined {
  const words = status === 'received' ? received[kind] : isKnown(status) && statuses[status].next;
  return words ? i18n._(words) : undefined;
}

const isKnown = (status: string): status is CaseStatus => Object.hasOwn(statuses, status);
