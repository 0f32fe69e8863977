import type { Guide } from '../docs/guide';
import { RadioGroup, Select } from '../index';

export default {
  parts: ['RadioGroup'],
  group: 'Fields',
  since: '0.1.0',
  use: [
    'For exactly one of two to about six answers, all visible.',
    'As segments for a choice that filters the page, with short labels.',
  ],
  avoid: [
    'For more answers: use Select.',
    'For yes or no: use Checkbox.',
    'For a choice with immediate effect on the device: use Switch.',
    'With an answer selected in advance, unless it is right for nearly everyone.',
  ],
  example: (say) => (
    <RadioGroup
      legend={say('เดินทางเมื่อใด', 'When do you travel?')}
      name="when"
      defaultValue="now"
      options={[
        { value: 'now', label: say('ขณะนี้', 'Now') },
        {
          value: 'depart',
          label: say('ออกเวลา', 'Depart at'),
          hint: say('เลือกเวลาในขั้นถัดไป', 'Choose the time in the next step.'),
        },
      ]}
    />
  ),
  anatomy: [
    ['Question', 'legend', 'Announced with the first radio.'],
    ['Answer', 'label', 'The whole row can be pressed.'],
    ['Hint', '[id$="-hint"]', 'More about one answer.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the selected answer.'],
    ['Arrow keys', 'Select the next or previous answer.'],
  ],
  compare: [
    {
      good: [
        'All answers are visible.',
        (say) => (
          <RadioGroup
            legend={say('ผู้โดยสาร', 'Passenger')}
            name="rider"
            layout="row"
            options={[
              { value: 'adult', label: say('ทั่วไป', 'Adult') },
              { value: 'child', label: say('เด็ก', 'Child') },
              { value: 'senior', label: say('ผู้สูงอายุ', 'Senior') },
            ]}
          />
        ),
      ],
      bad: [
        'Do not hide three answers in a list.',
        (say) => (
          <Select
            label={say('ผู้โดยสาร', 'Passenger')}
            options={[
              { value: 'adult', label: say('ทั่วไป', 'Adult') },
              { value: 'child', label: say('เด็ก', 'Child') },
              { value: 'senior', label: say('ผู้สูงอายุ', 'Senior') },
            ]}
          />
        ),
      ],
    },
  ],
  accessibility: { keyboard: 'Native radios: arrow keys', forced: 'The selected radio has a thick ring' },
} satisfies Guide;
