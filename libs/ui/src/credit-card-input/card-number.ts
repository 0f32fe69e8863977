import cardValidator from 'card-validator';

export interface CardBrand {
  /** As card-validator has it: `visa`, `mastercard`, `american-express`, `jcb`, `unionpay` … */
  id: string;
  name: string;
  /** Of the security code, and the side of the card that it stands on. */
  codeDigits: number;
  codeSide: 'back' | 'front';
  /** Positions before which a group ends. */
  gaps: readonly number[];
  maxDigits: number;
}

/** ISO/IEC 7812: no card number is longer. */
const maxDigits = 19;
const usualGaps = [4, 8, 12, 16];

/** The brand that the first digits belong to; undefined as long as there are several. */
export function brandOf(digits: string): CardBrand | undefined {
  const { card } = cardValidator.number(digits);
  if (!card) return undefined;
  return {
    id: card.type,
    name: card.niceType,
    codeDigits: card.code.size,
    codeSide: card.type === 'american-express' ? 'front' : 'back',
    gaps: card.gaps,
    maxDigits: Math.max(...card.lengths),
  };
}

/** The digits in the groups that the card shows. */
export function formatNumber(digits: string): string {
  const brand = brandOf(digits);
  const gaps = brand?.gaps ?? usualGaps;
  return [...digits.slice(0, brand?.maxDigits ?? maxDigits)]
    .map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit))
    .join('');
}
