import type { Guide } from '../docs/guide';
import { Switch } from '../index';

export default {
  parts: ['Switch'],
  group: 'Fields',
  since: '0.1.0',
  use: ['For a setting with immediate effect, such as “Step-free routes only”.'],
  avoid: ['In a form with a button that sends it: use Checkbox.', 'For two named options: use RadioGroup.'],
  example: (say) => (
    <Switch
      label={say('เฉพาะทางที่มีลิฟต์', 'Step-free routes only')}
      hint={say('เลือกเส้นทางใหม่ทันที', 'Routes change at once.')}
      defaultChecked
    />
  ),
  anatomy: [
    ['Switch', 'input', 'A native checkbox with the role of a switch.'],
    ['Label', 'label', 'What is on or off. The state is announced, so leave “on” out.'],
  ],
  keyboard: [['Space', 'Turns it on or off.']],
  compare: [
    {
      good: [
        'The label is true when it is on.',
        (say) => <Switch label={say('ประกาศด้วยเสียง', 'Voice announcements')} defaultChecked />,
      ],
      bad: [
        'Do not change the label with the state.',
        (say) => (
          <Switch label={say('เปิดเสียงอยู่ (กดเพื่อปิด)', 'Sound is on (press to turn off)')} defaultChecked />
        ),
      ],
    },
  ],
  accessibility: {
    keyboard: 'A native checkbox with the role switch',
    forced: 'The knob moves; the state is also text',
  },
} satisfies Guide;
