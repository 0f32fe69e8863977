import type { Guide } from '../docs/guide';
import { TextField } from '../index';

export default {
  parts: ['TextField'],
  group: 'Fields',
  since: '0.1.0',
  use: [
    'For one line of text: a name, a reference, an e-mail address.',
    'With the type that gives the right keyboard on a phone.',
  ],
  avoid: [
    'For more than a sentence: use TextArea.',
    'For a few known answers: use RadioGroup or Select.',
    'For a date, a time or a station: use their own fields.',
    'With a placeholder in place of the label or the hint.',
  ],
  example: (say) => (
    <TextField
      type="email"
      label={say('อีเมล', 'E-mail address')}
      hint={say('เราจะส่งหมายเลขอ้างอิงให้ท่าน', 'We will send you the reference.')}
    />
  ),
  anatomy: [
    ['Label', 'label', 'Always visible above the field.'],
    ['Hint', '[id$="-hint"]', 'Advice before typing. It stays next to an error.'],
    ['Field', 'input', 'At least 44 px high.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the field, which announces label, hint and error.'],
    ['Enter', 'Sends the form.'],
  ],
  compare: [
    {
      good: [
        'Mark what is optional.',
        (say) => <TextField label={say('หมายเลขโทรศัพท์', 'Telephone')} optional />,
      ],
      bad: [
        'Do not mark what is required with a star: nobody explains it.',
        (say) => <TextField label={say('หมายเลขโทรศัพท์ *', 'Telephone *')} />,
      ],
    },
    {
      good: [
        'The unit stands in the box.',
        (say) => (
          <TextField
            label={say('มูลค่า', 'Value')}
            suffix={say('บาท', 'baht')}
            inputMode="numeric"
            defaultValue="1200"
          />
        ),
      ],
      bad: [
        'Do not ask people to type the unit.',
        (say) => (
          <TextField
            label={say('มูลค่า (โปรดระบุหน่วย)', 'Value (state the unit)')}
            defaultValue={say('1200 บาท', '1200 baht')}
          />
        ),
      ],
    },
  ],
  accessibility: { forced: 'A frame; an error has a rail and a mark' },
} satisfies Guide;
