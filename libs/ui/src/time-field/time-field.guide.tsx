import type { Guide } from '../docs/guide';
import { Select, TimeField } from '../index';

export default {
  parts: ['TimeField'],
  group: 'Fields',
  since: '0.1.0',
  use: ['For a time of day, by the 24-hour clock in every browser.'],
  avoid: [
    'For a duration: use TextField with a unit.',
    'For a day: use DatePicker.',
    'For a departure: offer the times that exist.',
  ],
  example: (say) => (
    <TimeField label={say('เวลาโดยประมาณ', 'Approximate time')} name="time" defaultValue="08:30" />
  ),
  anatomy: [
    ['Label', 'label', 'Says whether it may be approximate.'],
    ['Field', 'input', 'A text; 830 and 8.30 become 08:30 when the field is left.'],
  ],
  keyboard: [['Tab', 'Leaves the field, which writes the time as 08:30.']],
  compare: [
    {
      good: [
        'Accept an approximate time.',
        (say) => <TimeField label={say('เวลาโดยประมาณ', 'Approximate time')} optional />,
      ],
      bad: [
        'Do not split a time into lists.',
        (say) => (
          <div className="flex gap-3">
            <Select label={say('ชั่วโมง', 'Hour')} options={[{ value: '08', label: '08' }]} />
            <Select label={say('นาที', 'Minute')} options={[{ value: '30', label: '30' }]} />
          </div>
        ),
      ],
    },
  ],
} satisfies Guide;
