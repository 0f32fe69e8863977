import type { Guide } from '../docs/guide';
import { CheckboxGroup } from '../index';

export default {
  parts: ['CheckboxGroup'],
  group: 'Fields',
  since: '0.1.0',
  use: ['For a question with any number of answers, all of which are visible.'],
  avoid: [
    'For exactly one answer: use RadioGroup.',
    'For a single statement: use Checkbox.',
    'For more than about ten answers: let people search or filter.',
  ],
  example: (say) => (
    <CheckboxGroup
      legend={say('ท่านใช้สายใด', 'Which lines do you use?')}
      name="lines"
      hint={say('เลือกได้มากกว่า 1 สาย', 'Select all that apply.')}
      defaultValue={['blue']}
      options={[
        { value: 'blue', label: say('สายสีน้ำเงิน', 'Blue Line') },
        { value: 'purple', label: say('สายสีม่วง', 'Purple Line') },
        { value: 'yellow', label: say('สายสีเหลือง', 'Yellow Line') },
      ]}
    />
  ),
  anatomy: [
    ['Question', 'legend', 'Announced before each box.'],
    ['Hint', '[id$="-hint"]', 'Says that several answers are possible.'],
    ['Answer', 'label', 'In a stable order: of the line, the day, or the alphabet.'],
  ],
  keyboard: [
    ['Tab', 'Moves from box to box.'],
    ['Space', 'Checks or unchecks the box.'],
  ],
  compare: [
    {
      good: [
        'Say that several answers are possible.',
        (say) => (
          <CheckboxGroup
            legend={say('เวลาที่ติดต่อได้', 'When can we call you?')}
            name="when"
            hint={say('เลือกได้มากกว่า 1 ช่วง', 'Select all that apply.')}
            options={[
              { value: 'am', label: say('เช้า', 'Morning') },
              { value: 'pm', label: say('บ่าย', 'Afternoon') },
            ]}
          />
        ),
      ],
      bad: [
        'Do not offer answers that exclude each other: those are radios.',
        (say) => (
          <CheckboxGroup
            legend={say('ท่านเดินทางคนเดียวหรือไม่', 'Do you travel alone?')}
            name="alone"
            options={[
              { value: 'yes', label: say('ใช่', 'Yes') },
              { value: 'no', label: say('ไม่ใช่', 'No') },
            ]}
          />
        ),
      ],
    },
  ],
  accessibility: {
    keyboard: 'A fieldset of native checkboxes',
    forced: 'Like the checkbox; an error has a border and an icon',
  },
} satisfies Guide;
