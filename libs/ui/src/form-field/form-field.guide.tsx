import type { Guide } from '../docs/guide';
import { FormField, TextField } from '../index';

export default {
  parts: ['FormField'],
  group: 'Fields',
  since: '0.1.0',
  use: ['For a control that the kit does not have: it adds label, hint and error, and connects them.'],
  avoid: [
    'Where TextField, Select and the like fit: they contain it.',
    'For several controls that answer one question: use Fieldset.',
  ],
  example: (say) => (
    <FormField label={say('ระดับเสียงประกาศ', 'Volume of announcements')} hint={say('0 ถึง 10', '0 to 10')}>
      {(control) => <input {...control} type="range" min={0} max={10} defaultValue={4} className="w-full" />}
    </FormField>
  ),
  anatomy: [
    ['Label', 'label', 'Names the control. A press on it moves there.'],
    ['Hint', '[id$="-hint"]', 'Advice that stays visible.'],
    ['Control', 'input', 'Gets the ids of hint and error.'],
  ],
  keyboard: [['Tab', 'Moves to the control, which announces label, hint and error.']],
  compare: [
    {
      good: [
        'The hint stays visible while a person types.',
        (say) => (
          <TextField
            label={say('หมายเลขอ้างอิง', 'Reference')}
            hint={say('เช่น LP-2569-00412', 'Such as LP-2026-00412')}
          />
        ),
      ],
      bad: [
        'Do not use a placeholder as label or hint: it disappears.',
        (say) => (
          <TextField
            label={say('หมายเลขอ้างอิง', 'Reference')}
            labelHidden
            placeholder={say('หมายเลขอ้างอิง เช่น LP-2569-00412', 'Reference, such as LP-2026-00412')}
          />
        ),
      ],
    },
    {
      good: [
        'The error says how to fix it.',
        (say) => (
          <TextField
            label={say('อีเมล', 'E-mail address')}
            error={say(
              'โปรดกรอกอีเมล เช่น name@example.com',
              'Enter an e-mail address, such as name@example.com',
            )}
            defaultValue="name@"
          />
        ),
      ],
      bad: [
        'Do not only colour the field.',
        (say) => (
          <TextField label={say('อีเมล', 'E-mail address')} defaultValue="name@" className="border-danger" />
        ),
      ],
    },
  ],
  accessibility: {
    keyboard: 'Hint and error describe the control',
    forced: 'A border; an error has an icon; GrayText when disabled',
  },
} satisfies Guide;
