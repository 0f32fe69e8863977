import type { CaseSubmission } from '@raang/contract';
import { telephoneDigits } from '@raang/domain';
import type { Actor } from '../context/actor';
import { storableText } from '../database/storable-text';
import type { NewCase } from './cases.store';

/** A submission as its row. A case of a signed-in person belongs to the account. */
export function toNewCase(submission: CaseSubmission, actor: Actor): NewCase {
  const { kind, lang, idempotencyKey, name, email, telephone } = submission;
  return {
    kind,
    lang,
    idempotencyKey,
    ...contentOf(submission),
    name: name === undefined ? null : storableText(name),
    email: email ?? null,
    telephone: telephone ?? null,
    telephoneDigits: telephone === undefined ? null : telephoneDigits(telephone),
    accountId: actor.kind === 'account' ? actor.id : null,
  };
}

/** What a case is about, by kind. */
function contentOf(submission: CaseSubmission) {
  switch (submission.kind) {
    case 'contact':
    case 'comment':
      return { topic: submission.topic, text: storableText(submission.message) };
    case 'complaint':
      return { topic: submission.topic, text: storableText(submission.message), ...placeOf(submission) };
    case 'lost-report':
      return {
        ...thingOf(submission),
        colour: optionalText(submission.colour),
        marks: optionalText(submission.marks),
      };
    case 'found-report':
      return { ...thingOf(submission), handedTo: submission.handedTo };
  }
}

type Kind<Name extends CaseSubmission['kind']> = Extract<CaseSubmission, { kind: Name }>;

function thingOf(submission: Kind<'lost-report' | 'found-report'>) {
  return {
    category: submission.category,
    text: storableText(submission.description),
    ...placeOf(submission),
  };
}

function placeOf({ line, station, day, time }: Kind<'complaint' | 'lost-report' | 'found-report'>) {
  return { line: line ?? null, station: station ?? null, day: day ?? null, time: time ?? null };
}

/** Null for a missing or an empty text. */
function optionalText(text: string | undefined): string | null {
  return text ? storableText(text) : null;
}
