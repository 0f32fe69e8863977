import type { Guide } from '../docs/guide';
import { DatePicker } from '../index';

export default {
  parts: ['DatePicker'],
  group: 'Fields',
  since: '0.1.0',
  use: [
    'For a day near today: of a loss, a trip, an event.',
    'Typed or picked: both ways give the same day, in the era of the language.',
  ],
  avoid: [
    'For a date of birth: people know it by heart, so ask in three fields.',
    'For a month: use Select.',
    'For a time of day: use TimeField.',
  ],
  example: (say) => (
    <DatePicker
      label={say('วันที่ทำหาย', 'Date of the loss')}
      name="date"
      today="2026-11-24"
      defaultValue="2026-11-22"
      max="2026-11-24"
    />
  ),
  anatomy: [
    ['Label', 'label', 'What happened on that day.'],
    ['Format', '[id$="-hint"]', 'An example of how to type it.'],
    ['Field', 'input:not([type=hidden])', 'Takes many ways of writing a date, in both eras.'],
  ],
  keyboard: [
    ['Alt + ↓', 'Opens the calendar from the field.'],
    ['Arrow keys', 'Move by day and week in the calendar.'],
    ['Page Up, Page Down', 'Move by month.'],
    ['Home, End', 'Move to the first or last day of the week.'],
    ['Enter', 'Picks the day.'],
    ['Escape', 'Closes the calendar.'],
  ],
  compare: [
    {
      good: [
        'Limit the days to those that are possible, and say so.',
        (say) => (
          <DatePicker label={say('วันที่ทำหาย', 'Date of the loss')} today="2026-11-24" max="2026-11-24" />
        ),
      ],
      bad: [
        'Do not ask for a birthday with a calendar: it takes hundreds of presses.',
        (say) => <DatePicker label={say('วันเกิด', 'Date of birth')} today="2026-11-24" />,
      ],
    },
  ],
  accessibility: {
    keyboard: 'A text field, or a grid: arrow keys, Home, End, Page Up, Page Down',
    script: 'A text field',
    forced: 'Today has a border, the selected day a border in Highlight; disabled days are struck through',
  },
} satisfies Guide;
