import type { Guide } from '../docs/guide';
import { CreditCardInput, TextField } from '../index';

export default {
  parts: ['CreditCardInput'],
  group: 'Fields',
  status: 'experimental',
  since: '0.1.0',
  use: [
    'For a card whose data goes to a payment service through a callback.',
    'Where the service offers neither hosted fields nor its own page.',
  ],
  avoid: [
    'To store card data: the fields have no name, and no form sends them.',
    'To refuse Thai digits: they are accepted.',
  ],
  example: (say) => (
    <CreditCardInput legend={say('บัตรเครดิตหรือบัตรเดบิต', 'Credit or debit card')} currentMonth="2026-11" />
  ),
  anatomy: [
    ['Legend', 'legend', 'Names the three fields together.'],
    ['Number', '[id$="-number"]', 'Grouped as on the card while it is typed.'],
    ['Expiry', '[id$="-expiry"]', 'Month and year as printed, always Gregorian.'],
    ['Security code', '[id$="-securityCode"]', 'Three or four digits, by the brand of the card.'],
  ],
  keyboard: [['Tab', 'Moves through the fields. Errors appear after leaving a field.']],
  compare: [
    {
      good: [
        'Ask for the card in the order in which it is printed.',
        (say) => <CreditCardInput legend={say('บัตร', 'Card')} currentMonth="2026-11" />,
      ],
      bad: [
        'Do not split the number into four fields: pasting and autofill fail.',
        (say) => (
          <fieldset>
            <legend>{say('หมายเลขบัตร', 'Card number')}</legend>
            <div className="grid grid-cols-4 gap-2">
              {[1, 2, 3, 4].map((part) => (
                <TextField key={part} label={String(part)} labelHidden />
              ))}
            </div>
          </fieldset>
        ),
      ],
    },
  ],
  accessibility: { keyboard: 'Text fields with autocomplete' },
} satisfies Guide;
