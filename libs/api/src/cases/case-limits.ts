import { takeAttempt } from '../limits/take-attempt';
import { CaseRefusal } from './case-refusal';
import type { CasesContext } from './cases.context';

const hour = 3600;

/** Attempts per window. Behind one address may be an office, behind one e-mail address is a person. */
const caseLimits = {
  /** Without a solved challenge: enough for a person without JavaScript. */
  submitUnverified: { name: 'case per address', limit: 5, windowSeconds: hour },
  submitVerified: { name: 'verified case per address', limit: 30, windowSeconds: hour },
  /** Keeps the receipts from flooding somebody's mailbox. */
  submitToEmail: { name: 'case per e-mail', limit: 10, windowSeconds: 24 * hour },
  /** Pages of a case and its files are attempts too. */
  trackFromAddress: { name: 'tracking per address', limit: 120, windowSeconds: hour / 4 },
  trackReference: { name: 'tracking per reference', limit: 60, windowSeconds: hour / 4 },
  reply: { name: 'case message per reference', limit: 20, windowSeconds: hour },
} as const;

/**
 * Counts an attempt.
 * @throws CaseRefusal if the limit does not allow it
 */
export async function limitCase(
  { db, now }: Pick<CasesContext, 'db' | 'now'>,
  name: keyof typeof caseLimits,
  key: string,
): Promise<void> {
  const { isAllowed, retryAfterSeconds } = await takeAttempt(db, { ...caseLimits[name], key }, now());
  if (!isAllowed) throw new CaseRefusal({ kind: 'limit', retryAfterSeconds });
}
