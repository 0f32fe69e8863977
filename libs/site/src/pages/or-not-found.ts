import { ORPCError } from '@orpc/client';
import type { Category, CategoryGroup } from '@raang/domain';
import { notFound } from '@tanstack/react-router';

/** The route exists, but its parameters name nothing. `more` is for the route's own 404 page. */
export const invalid = (more: object = {}) => notFound({ data: { reason: 'invalid', ...more } });

/**
 * Turns the API's NOT_FOUND into a "not found" page. A segment that the contract rejects (BAD_REQUEST) names nothing
 * either.
 */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ORPCError && (error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST'))
      throw invalid();
    throw error;
  }
}

/** Returns the category that a path names. */
export function findCategory(
  groups: readonly CategoryGroup[],
  address: { group: string; category: string },
): { group: CategoryGroup; category: Category } {
  const group = groups.find(({ slug }) => slug === address.group);
  const category = group?.categories.find(({ slug }) => slug === address.category);
  if (!group || !category) throw invalid();
  return { group, category };
}
