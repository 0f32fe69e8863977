import type { Guide } from '../docs/guide';
import { Checkbox } from '../index';

export default {
  parts: ['Checkbox'],
  group: 'Fields',
  since: '0.1.0',
  use: [
    'For one statement that the person agrees to by sending the form.',
    'For a yes-or-no question, if “no” needs no words.',
  ],
  avoid: [
    'For a setting with immediate effect: use Switch.',
    'For several answers: use CheckboxGroup.',
    'Checked in advance, for consent or for anything that costs money.',
  ],
  example: (say) => (
    <Checkbox
      label={say('ข้าพเจ้าได้อ่านประกาศความเป็นส่วนตัวแล้ว', 'I have read the privacy notice')}
      hint={say('ท่านถอนความยินยอมได้ทุกเมื่อ', 'You can withdraw your consent at any time.')}
    />
  ),
  anatomy: [
    ['Box', 'input', 'A native checkbox. Its green is the same in every mode and brand.'],
    ['Label', 'label', 'A statement in the first person. A press on it checks the box.'],
    ['Hint', '[id$="-hint"]', 'Optional consequences.'],
  ],
  keyboard: [['Space', 'Checks or unchecks the box.']],
  compare: [
    {
      good: [
        'Write a statement that is true when it is checked.',
        (say) => <Checkbox label={say('ส่งข่าวสารทางอีเมล', 'Send me news by e-mail')} />,
      ],
      bad: [
        'Do not negate: people agree by mistake.',
        (say) => (
          <Checkbox label={say('ไม่ต้องการไม่รับข่าวสาร', 'I do not want to receive no news')} defaultChecked />
        ),
      ],
    },
  ],
  accessibility: { keyboard: 'A native checkbox', forced: 'A border and a check mark' },
} satisfies Guide;
