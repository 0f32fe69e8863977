import type { Trait } from './traits';

/** What a shared trait of each kind says. */
const weights: Readonly<Record<string, number>> = {
  thing: 2,
  wide: 1,
  brand: 3,
  motif: 2,
  part: 1.5,
  material: 1.2,
  state: 1,
  mark: 2,
  number: 1.5,
  word: 1.2,
};

/** Least weight against which the shared one is measured, so that one common word is not yet a match. */
const leastWeight = 4;

/** Of two different brands or kinds of thing at most one is right, which speaks against a match. */
const contradiction = { brand: 0.25, thing: 0.15 } as const;

/** How alike two descriptions are beside their colours, from 0 to 1; undefined if one says nothing. */
export function wordLikeness(lost: readonly Trait[], found: readonly Trait[]): number | undefined {
  const [all, others] = [weightOf(lost), weightOf(found)];
  if (all === 0 || others === 0) return undefined;
  const shared = found.filter((trait) => lost.includes(trait));
  const share = weightOf(shared) / Math.max(leastWeight, Math.min(all, others));
  const against = (['brand', 'thing'] as const).filter((kind) => isContradicted(kind, [lost, found], shared));
  return Math.max(0, Math.min(1, share) - against.reduce((sum, kind) => sum + contradiction[kind], 0));
}

function isContradicted(
  kind: string,
  both: readonly (readonly Trait[])[],
  shared: readonly Trait[],
): boolean {
  const hasKind = (traits: readonly Trait[]) => traits.some((trait) => trait.startsWith(`${kind}:`));
  return both.every(hasKind) && !hasKind(shared);
}

/** Sum over traits that have a weight; colours count elsewhere. */
function weightOf(traits: readonly Trait[]): number {
  return traits.reduce((sum, trait) => sum + (weights[trait.slice(0, trait.indexOf(':'))] ?? 0), 0);
}
