import { type ReactNode, useId } from 'react';

interface DescribingTexts {
  hint?: ReactNode;
  error?: ReactNode;
}

/** Ids of a field's texts, and the list that goes to aria-describedby: what the caller adds comes last. */
export function useFieldIds(given: string | undefined, { hint, error }: DescribingTexts, more?: string) {
  const own = useId();
  const id = given ?? own;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return { id, hintId, errorId, describedBy: idList(hint && hintId, error && errorId, more) };
}

/** A list of ids for an aria attribute; undefined, and no attribute, where there are none. */
export function idList(...ids: readonly ReactNode[]): string | undefined {
  return ids.filter((id) => typeof id === 'string' && id !== '').join(' ') || undefined;
}
