import { type CaseFieldName, caseFields, type CaseSubmission } from '@raang/contract';
import { telephoneDigits } from '@raang/domain';
import type { Actor } from '../context/actor';
import { storableText } from '../database/storable-text';
import type { NewCase } from './cases.store';

/** Fields with another column or table than that of their name. */
const columnNames = { message: 'text', description: 'text', files: undefined } as const;
type ColumnNames = typeof columnNames;
type CaseColumn =
  | Exclude<CaseFieldName, keyof ColumnNames>
  | NonNullable<ColumnNames[Extract<CaseFieldName, keyof ColumnNames>]>;

/** What a person filled in, as columns. A field without a column is a type error here. */
type CaseContent = Pick<NewCase, CaseColumn>;

const columnOf = (field: string): CaseColumn | undefined =>
  field in columnNames ? columnNames[field as keyof ColumnNames] : (field as CaseColumn);

/** The columns of every form's fields. */
export const caseColumns: readonly CaseColumn[] = [
  ...new Set(
    Object.values(caseFields)
      .flatMap(({ shape }) => Object.keys(shape))
      .flatMap((field) => columnOf(field) ?? []),
  ),
];

/** A submission as its row. A case of a signed-in person belongs to the account. */
export function toNewCase(submission: CaseSubmission, actor: Actor): NewCase {
  const { kind, lang, idempotencyKey, telephone } = submission;
  return {
    kind,
    lang,
    idempotencyKey,
    ...contentOf(submission),
    telephoneDigits: telephone === undefined ? null : telephoneDigits(telephone),
    accountId: actor.kind === 'account' ? actor.id : null,
  };
}

function contentOf(submission: CaseSubmission): CaseContent {
  const fields = Object.keys(caseFields[submission.kind].shape);
  const columns = fields.flatMap((field) => {
    const column = columnOf(field);
    return column ? [[column, stored(submission[field as keyof CaseSubmission])]] : [];
  });
  return Object.fromEntries(columns) as CaseContent;
}

/** Null for a missing or an empty text. */
function stored(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  return typeof value === 'string' ? storableText(value) : value;
}
