import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Fieldset } from '../fieldset/fieldset';
import { useFormReset } from '../form-field/use-form-reset';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import { TextField } from '../text-field/text-field';
import { CardBrandMark } from './card-brand-mark';
import { formatExpiry } from './card-expiry';
import { formatNumber } from './card-number';
import { type CardCheck, type CardDetails, type CardRules, checkCard, emptyCard } from './check-card';
import { digitsOf, retype } from './retype';

export interface CreditCardInputProps extends CardRules {
  legend: string;
  hint?: ReactNode;
  /** Prefix of the fields' ids, for an error summary: `-number`, `-expiry`, `-securityCode`. */
  id?: string;
  value?: CardDetails;
  onChange?: (card: CardDetails, check: CardCheck) => void;
  /** Shows every error, also those of fields not visited yet: after the form was handed in. */
  showErrors?: boolean;
  disabled?: boolean;
}

type Field = keyof CardDetails;

/**
 * Number, expiry and security code of a card. It keeps them in memory only and sends them nowhere: the inputs have no
 * name, so no form around it carries them; they leave by `onChange` alone, for the payment service's own tokeniser.
 */
export function CreditCardInput({
  legend,
  hint,
  id: givenId,
  value,
  onChange,
  showErrors = false,
  disabled,
  ...rules
}: CreditCardInputProps) {
  const { creditCard: labels } = useLabels();
  const ownId = useId();
  const id = givenId ?? ownId;
  const number = useRef<HTMLInputElement>(null);
  const [ownCard, setOwnCard] = useState(emptyCard);
  const [visited, setVisited] = useState<Partial<Record<Field, boolean>>>({});
  const card = value ?? ownCard;
  const { brand, errors } = checkCard(card, rules);
  const digits = brand?.codeDigits ?? 3;

  const change = (field: Field, text: string) => {
    const next = { ...card, [field]: text };
    setOwnCard(next);
    onChange?.(next, checkCard(next, rules));
  };
  useFormReset(number, () => {
    setVisited({});
    setOwnCard(emptyCard);
    onChange?.(emptyCard, checkCard(emptyCard, rules));
  });
  const errorOf = (field: Field) => {
    const code = errors[field];
    const isDue = showErrors || (visited[field] && card[field] !== '');
    return code && isDue ? fillLabel(labels.errors[code], { brand: brand?.name ?? '', digits }) : undefined;
  };
  const propsOf = (field: Field) => ({
    id: `${id}-${field}`,
    label: labels[field],
    error: errorOf(field),
    disabled,
    inputMode: 'numeric' as const,
    onBlur: () => setVisited((before) => ({ ...before, [field]: true })),
  });

  return (
    <Fieldset legend={legend} legendSize="lg" hint={hint} id={id} className="@container mt-3 grid gap-4">
      <TextField
        {...propsOf('number')}
        ref={number}
        autoComplete="cc-number"
        suffix={<CardBrandMark name={brand?.name} />}
        value={formatNumber(card.number)}
        onChange={(event) =>
          change('number', digitsOf(retypeIn(event, formatNumber(card.number), formatNumber)))
        }
      />
      <div className="grid items-start gap-4 @min-[28rem]:grid-cols-2">
        <TextField
          {...propsOf('expiry')}
          autoComplete="cc-exp"
          hint={labels.expiryHint}
          value={card.expiry}
          onChange={(event) => change('expiry', retypeIn(event, card.expiry, formatExpiry))}
        />
        <TextField
          {...propsOf('securityCode')}
          autoComplete="cc-csc"
          hint={fillLabel(brand?.codeSide === 'front' ? labels.securityCodeFront : labels.securityCodeBack, {
            digits,
          })}
          value={card.securityCode}
          onChange={(event) => change('securityCode', retypeIn(event, card.securityCode, upToFour))}
        />
      </div>
    </Fieldset>
  );
}

/** No brand has a longer security code; one that is too long for its brand is told, not cut. */
const upToFour = (digits: string) => digits.slice(0, 4);

/** Puts text and caret into the input at once: React finds its own value there and leaves the caret alone. */
function retypeIn(
  { currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>,
  before: string,
  format: (digits: string, raw: string) => string,
): string {
  const { value: raw, selectionStart } = input;
  const { inputType } = nativeEvent as InputEvent;
  const { text, caret } = retype({ raw, caret: selectionStart ?? raw.length, before, inputType }, format);
  input.value = text;
  if (input.ownerDocument.activeElement === input) input.setSelectionRange(caret, caret);
  return text;
}
