import type { Guide } from '../docs/guide';
import { Fieldset, TextField } from '../index';

export default {
  parts: ['Fieldset'],
  group: 'Fields',
  since: '0.1.0',
  use: [
    'For several controls that answer one question, such as an address.',
    'For a section of a longer form, with a large legend.',
  ],
  avoid: [
    'For a single control: its label is enough.',
    'For layout: screen readers announce the legend before each control.',
    'Around radios and checkboxes: RadioGroup and CheckboxGroup have their own.',
  ],
  example: (say) => (
    <Fieldset legend={say('ที่อยู่สำหรับส่งของคืน', 'Where to send the item')} contentClassName="grid gap-4">
      <TextField label={say('บ้านเลขที่และถนน', 'Number and street')} />
      <TextField label={say('รหัสไปรษณีย์', 'Postcode')} />
    </Fieldset>
  ),
  anatomy: [
    ['Legend', 'legend', 'A few words: it is announced with every control.'],
    ['Controls', 'input', 'Fields with labels of their own.'],
  ],
  keyboard: [['Tab', 'Moves through the controls.']],
  compare: [
    {
      good: [
        'A short legend, and labels that stand on their own.',
        (say) => (
          <Fieldset legend={say('ผู้ติดต่อ', 'Contact')} contentClassName="grid gap-3">
            <TextField label={say('ชื่อ', 'Name')} />
            <TextField label={say('โทรศัพท์', 'Telephone')} />
          </Fieldset>
        ),
      ],
      bad: [
        'Do not put one field into a fieldset: the question is announced twice.',
        (say) => (
          <Fieldset legend={say('อีเมลของท่าน', 'Your e-mail address')}>
            <TextField label={say('อีเมลของท่าน', 'Your e-mail address')} />
          </Fieldset>
        ),
      ],
    },
  ],
  accessibility: {
    keyboard: 'Legend, hint and error are announced with the group',
    forced: 'An error has a border and an icon',
  },
} satisfies Guide;
