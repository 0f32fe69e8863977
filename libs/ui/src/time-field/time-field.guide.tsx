import type { Guide } from '../docs/guide';
import { Select, TimeField } from '../index';

export default {
  parts: ['TimeField'],
  group: 'Fields',
  since: '0.1.0',
  use: ['For a time of day, in the picker of the device.'],
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
    ['Field', 'input', 'Native; the form gets 08:30 in every language.'],
  ],
  keyboard: [
    ['↑ ↓', 'Change the hour or the minute.'],
    ['← →', 'Move between hour and minute.'],
  ],
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
