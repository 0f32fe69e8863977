import { type ReactNode, useId } from 'react';

interface DescribingTexts {
  hint?: ReactNode;
  error?: ReactNode;
}

/** Ids of a field's texts, and the value of aria-describedby. The caller's ids come last. */
export function useFieldIds(given: string | undefined, { hint, error }: DescribingTexts, more?: string) {
  const own = useId();
  const id = given ?? own;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return { id, hintId, errorId, describedBy: idList(hint && hintId, error && errorId, more) };
}

/** Joins ids for an aria attribute. Undefined if there are none. */
export function idList(...ids: readonly ReactNode[]): string | undefined {
  return ids.filter((id) => typeof id === 'string' && id !== '').join(' ') || undefined;
}
