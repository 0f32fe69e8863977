import cardValidator from 'card-validator';

export interface CardBrand {
  /** Id of card-validator: `visa`, `mastercard`, `american-express`, `jcb`, `unionpay` … */
  id: string;
  name: string;
  /** Length of the security code, and the side of the card that shows it. */
  codeDigits: number;
  codeSide: 'back' | 'front';
  /** Positions at which a new group starts. */
  gaps: readonly number[];
  maxDigits: number;
}

/** Longest card number (ISO/IEC 7812). */
const maxDigits = 19;
const usualGaps = [4, 8, 12, 16];

/** Brand of the first digits. Undefined while several brands match. */
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

/** Groups the digits as they are printed on the card. */
export function formatNumber(digits: string): string {
  const brand = brandOf(digits);
  const gaps = brand?.gaps ?? usualGaps;
  return [...digits.slice(0, brand?.maxDigits ?? maxDigits)]
    .map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit))
    .join('');
}
