import cardValidator from 'card-validator';
import type { CardErrorCode } from './card-error';
import { checkExpiry } from './card-expiry';
import { brandOf, type CardBrand } from './card-number';

/** The values as typed. */
export interface CardDetails {
  /** Digits only. */
  number: string;
  /** `MM/YY` */
  expiry: string;
  securityCode: string;
}

export interface CardCheck {
  brand: CardBrand | undefined;
  errors: Partial<Record<keyof CardDetails, CardErrorCode>>;
  isValid: boolean;
}

export interface CardRules {
  /** Current month, such as `2026-11`. The kit has no clock. */
  currentMonth: string;
  /** Ids of the accepted brands. All brands by default. */
  acceptedBrands?: readonly string[];
}

/** A card with nothing typed. */
export const emptyCard: CardDetails = { number: '', expiry: '', securityCode: '' };

/** Checks the format, length, check digit and expiry of a card. Only the bank knows whether the card exists. */
export function checkCard(card: CardDetails, { currentMonth, acceptedBrands }: CardRules): CardCheck {
  const brand = brandOf(card.number);
  const found = {
    number: checkNumber(card.number, brand, acceptedBrands),
    expiry: checkExpiry(card.expiry, currentMonth),
    securityCode: checkSecurityCode(card.securityCode, brand),
  };
  const errors = Object.fromEntries(Object.entries(found).filter(([, code]) => code)) as CardCheck['errors'];
  return { brand, errors, isValid: Object.keys(errors).length === 0 };
}

function checkNumber(
  number: string,
  brand: CardBrand | undefined,
  accepted: readonly string[] | undefined,
): CardErrorCode | undefined {
  if (number === '') return 'numberEmpty';
  const { card, isValid, isPotentiallyValid } = cardValidator.number(number);
  if (brand && accepted && !accepted.includes(brand.id)) return 'brandNotAccepted';
  if (isValid) return undefined;
  if (card) return card.lengths.includes(number.length) ? 'numberWrong' : 'numberIncomplete';
  return isPotentiallyValid ? 'numberIncomplete' : 'brandUnknown';
}

function checkSecurityCode(code: string, brand: CardBrand | undefined): CardErrorCode | undefined {
  if (code === '') return 'securityCodeEmpty';
  const sizes = brand ? [brand.codeDigits] : [3, 4];
  return sizes.includes(code.length) ? undefined : 'securityCodeIncomplete';
}
