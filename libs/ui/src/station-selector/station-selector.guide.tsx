import type { Guide } from '../docs/guide';
import { Select, StationSelector } from '../index';

export default {
  parts: ['StationSelector'],
  group: 'Fields',
  since: '0.1.0',
  use: [
    'For one station of the whole network, found by name, code, old or short names, in both languages.',
    'With places too, where a journey may start at a mall.',
  ],
  avoid: ['For the stations of one short line: use Select.', 'For a search of the site: use SearchBox.'],
  example: (say) => (
    <StationSelector
      label={say('จากสถานี', 'From')}
      name="from"
      locale={say('th', 'en') as 'th' | 'en'}
      defaultValue="BL22"
      stations={[
        { code: 'BL22', names: { th: 'สุขุมวิท', en: 'Sukhumvit' }, lineIds: ['blue'] },
        { code: 'PP11', names: { th: 'ศูนย์ราชการนนทบุรี', en: 'Nonthaburi Civic Centre' }, lineIds: ['purple'] },
      ]}
      lineNames={{ blue: say('สายเฉลิมรัชมงคล', 'Blue Line'), purple: say('สายฉลองรัชธรรม', 'Purple Line') }}
    />
  ),
  anatomy: [
    ['Label', 'label', 'Short: “From” and “To” are enough on a page about journeys.'],
    ['Field', 'input:not([type=hidden])', 'A combobox; without JavaScript a text field.'],
  ],
  keyboard: [
    ['Letters', 'Finds stations; the number of results is announced.'],
    ['↑ ↓', 'Move through the results.'],
    ['Enter', 'Takes the best or the chosen result.'],
    ['Escape', 'Closes the list.'],
  ],
  compare: [
    {
      good: [
        'Type a few letters in either language.',
        (say) => (
          <StationSelector
            label={say('ถึงสถานี', 'To')}
            locale={say('th', 'en') as 'th' | 'en'}
            stations={[{ code: 'BL22', names: { th: 'สุขุมวิท', en: 'Sukhumvit' }, lineIds: ['blue'] }]}
            lineNames={{ blue: say('สายเฉลิมรัชมงคล', 'Blue Line') }}
          />
        ),
      ],
      bad: [
        'Do not list a hundred stations.',
        (say) => (
          <Select
            label={say('ถึงสถานี', 'To')}
            options={Array.from({ length: 100 }, (_, i) => ({
              value: String(i),
              label: say(`สถานี ${i + 1} จาก 100`, `Station ${i + 1} of 100`),
            }))}
          />
        ),
      ],
    },
  ],
  accessibility: {
    keyboard: 'A combobox: arrow keys, Enter, Escape; the number of results is announced',
    script: 'A text field',
    forced: 'The active option has a border in Highlight',
  },
} satisfies Guide;
