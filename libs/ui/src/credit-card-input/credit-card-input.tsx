import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Fieldset } from '../fieldset/fieldset';
import { useFormReset } from '../form-field/use-form-reset';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';
import { TextField } from '../text-field/text-field';
import { CardBrandMark } from './card-brand-mark';
import { formatExpiry } from './card-expiry';
import { formatNumber } from './card-number';
import { type CardCheck, type CardDetails, type CardRules, checkCard, emptyCard } from './check-card';
import { digitsOf, retype } from './retype';

export interface CreditCardInputProps
  extends CardRules, Omit<NativeProps<'fieldset'>, 'onChange' | 'children'> {
  legend: string;
  hint?: ReactNode;
  /** Prefix of the fields' ids: `-number`, `-expiry` and `-securityCode` follow. An error summary links to them. */
  id?: string;
  value?: CardDetails;
  onChange?: (card: CardDetails, check: CardCheck) => void;
  /**
   * Shows all errors, including those of fields not visited yet. Set it after the form was submitted.
   * @default false
   */
  showErrors?: boolean;
  disabled?: boolean;
}

type Field = keyof CardDetails;

/**
 * Number, expiry and security code of a card. The values stay in memory: the inputs have no name, so that no form sends
 * them. `onChange` passes them to the payment service's tokeniser.
 */
export function CreditCardInput({
  legend,
  hint,
  id: givenId,
  value,
  onChange,
  showErrors = false,
  disabled,
  currentMonth,
  acceptedBrands,
  ...fieldset
}: CreditCardInputProps) {
  const { creditCard: labels } = useLabels();
  const ownId = useId();
  const id = givenId ?? ownId;
  const number = useRef<HTMLInputElement>(null);
  const [ownCard, setOwnCard] = useState(emptyCard);
  const [visited, setVisited] = useState<Partial<Record<Field, boolean>>>({});
  const rules = { currentMonth, acceptedBrands };
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
    <Fieldset
      {...fieldset}
      id={id}
      legend={legend}
      hint={hint}
      disabled={disabled}
      legendSize="lg"
      contentClassName="@container mt-3 grid gap-4"
    >
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

/** The longest security code of any brand. A code that is too long for its brand gets an error. */
const upToFour = (digits: string) => digits.slice(0, 4);

/** Sets text and caret directly. React then finds its value in the input and does not move the caret. */
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
