import type { Locale } from '@raang/domain/locale';
import type { FormProblem } from './sent-form';

/** A profile as its form showed it. Null for no telephone number. */
export interface SeenProfile {
  name: string;
  telephone: string | null;
  locale: Locale;
  savedStations: readonly string[];
}

/** Name of the hidden field with the seen profile, as JSON. With it the form saves only what its person changed. */
export const seenField = 'was';

/** The seen profile after a refusal: the problems name what other windows have saved. */
export function withStored(seen: SeenProfile, problems: readonly FormProblem[]): SeenProfile {
  const stored = problems
    .filter(({ code, about }) => code === 'changed-elsewhere' && about !== undefined)
    .map(({ field, about }) => [field, field === 'telephone' ? about || null : about]);
  return { ...seen, ...Object.fromEntries(stored) };
}
