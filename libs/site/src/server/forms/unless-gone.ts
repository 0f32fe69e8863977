import { isGoneToken } from './gone-token';
import type { PageForm } from './page-form';

/** A token that no longer works rejects the form; its page then says so. */
export function unlessGone<Fields>(take: PageForm<Fields>['take']): PageForm<Fields>['take'] {
  return async (fields, visit) => {
    try {
      return await take(fields, visit);
    } catch (error) {
      if (isGoneToken(error)) return { problems: [{ field: 'token', code: 'invalid' }] };
      throw error;
    }
  };
}
