import { msg } from '@lingui/core/macro';
import { topicWords } from '@raang/forms';
import type { CaseKind } from '@raang/domain';
import { caseNextWords } from './case-words';
import { type ReferenceModel, toReference } from './reference-model';
import type { ModelContext } from '../page/model-context';

/** Confirms that a case has arrived. */
export interface ReceiptModel {
  title: string;
  reference: ReferenceModel;
  /** Where else the reference is, and what it is for. */
  text: string;
  next?: string | undefined;
  topic?: string | undefined;
  /** Names of the files that came with it. */
  files: string[];
}

const titles = {
  contact: msg`We have received your message`,
  complaint: msg`We have received your complaint`,
  comment: msg`We have received your comment`,
  'lost-report': msg`We have received your report`,
  'found-report': msg`We have received your report`,
};

export interface ReceiptData {
  kind: CaseKind;
  reference: string;
  /**
   * `mail`: a receipt is on its way. `page`: the sender gave only a telephone number. `account`: no contact, but the case
   * belongs to their account. `none`: nobody can follow it.
   */
  sent: 'mail' | 'page' | 'account' | 'none';
  topic?: string | undefined;
  files?: readonly { name: string }[];
}

/** Makes the model of a receipt. */
export function toReceipt(
  { kind, reference, sent, topic, files = [] }: ReceiptData,
  context: ModelContext,
): ReceiptModel {
  const { i18n } = context;
  const texts = {
    mail: msg`We have sent this reference to your e-mail address. Follow your case on this page with the reference and your e-mail address.`,
    page: msg`Write this reference down. Follow your case on this page with the reference and your telephone number.`,
    account: msg`You can follow it in your account.`,
    none: msg`Quote this reference if you contact us about it.`,
  };
  return {
    title: i18n._(titles[kind]),
    reference: toReference(reference),
    text: i18n._(texts[sent]),
    next: caseNextWords({ kind, status: 'received' }, context),
    topic: topic && i18n._(topicWords(topic)),
    files: files.map(({ name }) => name),
  };
}
