import type { SentForm } from '@raang/forms';

export type { EarlierForm, FormProblem, FormRefusal, SentForm } from '@raang/forms';

/**
 * Result of the route's form handler; for the route's `beforeLoad`.
 * @param serverContext absent in a browser, and on GET
 */
export function sentForm(serverContext: unknown): { sent: SentForm | undefined } {
  const { sent } = (serverContext ?? {}) as { sent?: SentForm };
  return { sent };
}

/** A rejected form of a page with several, which name themselves in the field `form`. */
export const sentIf = (sent: SentForm | undefined, form: string): SentForm | undefined =>
  sent?.values['form']?.[0] === form ? sent : undefined;

/** What was typed into a form about a case. */
export const textAboutCase = (sent: SentForm | undefined): string | undefined =>
  sent?.values['text']?.[0] ?? sent?.values['proof']?.[0];
