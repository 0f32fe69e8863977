import type { Guide } from '../docs/guide';
import { Select } from '../index';

export default {
  parts: ['Select'],
  group: 'Fields',
  since: '0.1.0',
  use: [
    'For one of about six to thirty known answers.',
    'With an empty first option, unless one answer is right for nearly everyone.',
  ],
  avoid: [
    'For fewer answers: use RadioGroup.',
    'For stations: use StationSelector.',
    'For navigation: use links.',
  ],
  example: (say) => (
    <Select
      label={say('สาย', 'Line')}
      name="line"
      emptyOption={say('เลือกสาย', 'Choose a line')}
      options={[
        { value: 'blue', label: say('สายสีน้ำเงิน', 'Blue Line') },
        { value: 'purple', label: say('สายสีม่วง', 'Purple Line') },
      ]}
    />
  ),
  anatomy: [
    ['Label', 'label', 'A noun: the kind of the answer.'],
    ['List', 'select', 'The native list, which every device shows in its own way.'],
    ['Empty option', 'option', 'Has no value, so that nothing is chosen by accident.'],
  ],
  keyboard: [
    ['↑ ↓', 'Change the answer.'],
    ['Letters', 'Jump to an answer.'],
    ['Space', 'Opens the list.'],
  ],
  compare: [
    {
      good: [
        'Start with nothing chosen.',
        (say) => (
          <Select
            label={say('เรื่องที่ติดต่อ', 'Subject')}
            emptyOption={say('เลือกเรื่อง', 'Choose a subject')}
            options={[{ value: '1', label: say('ของหาย', 'Lost item') }]}
          />
        ),
      ],
      bad: [
        'Do not choose for people: many do not notice.',
        (say) => (
          <Select
            label={say('เรื่องที่ติดต่อ', 'Subject')}
            options={[
              { value: '1', label: say('ชมเชย', 'Praise') },
              { value: '2', label: say('ของหาย', 'Lost item') },
            ]}
          />
        ),
      ],
    },
  ],
  accessibility: { keyboard: 'A native select', forced: 'A border; GrayText when disabled' },
} satisfies Guide;
