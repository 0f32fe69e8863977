import type { Guide } from '../docs/guide';
import { Tabs } from '../index';

export default {
  parts: ['Tabs'],
  group: 'Navigation',
  since: '0.1.0',
  use: ['For two to five views of one subject, of which a reader needs one: weekday, Saturday, Sunday.'],
  avoid: ['For steps.', 'For navigation: use links.', 'For texts that people read in sequence or compare.'],
  example: (say) => (
    <Tabs
      label={say('วัน', 'Days')}
      tabs={[
        {
          id: 'weekday',
          label: say('จันทร์ถึงศุกร์', 'Monday to Friday'),
          content: say('05.30–24.00 น.', '05:30–24:00'),
        },
        { id: 'weekend', label: say('เสาร์–อาทิตย์', 'Weekend'), content: say('06.00–24.00 น.', '06:00–24:00') },
      ]}
    />
  ),
  anatomy: [
    ['List', '[role=tablist]', 'Has a name that is announced.'],
    ['Tab', '[role=tab]', 'One or two words.'],
    ['Panel', '[role=tabpanel]', 'Without JavaScript all panels stand below each other.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the active tab, then into its panel.'],
    ['← →', 'Activate the next or previous tab.'],
    ['Home, End', 'Activate the first or last tab.'],
  ],
  compare: [
    {
      good: [
        'Views that exclude each other.',
        (say) => (
          <Tabs
            label={say('ทิศทาง', 'Direction')}
            tabs={[
              { id: 'a', label: say('ไปหลักสอง', 'To Lak Song'), content: '23:54' },
              { id: 'b', label: say('ไปท่าพระ', 'To Tha Phra'), content: '23:48' },
            ]}
          />
        ),
      ],
      bad: [
        'Do not hide the steps of a task in tabs.',
        (say) => (
          <Tabs
            label={say('ขั้นตอน', 'Steps')}
            tabs={[
              { id: 'a', label: '1', content: say('กรอกแบบฟอร์ม', 'Fill in the form') },
              { id: 'b', label: '2', content: say('แนบเอกสาร', 'Attach documents') },
              { id: 'c', label: '3', content: say('ส่ง', 'Send') },
            ]}
          />
        ),
      ],
    },
  ],
  accessibility: {
    keyboard: 'Arrow keys, Home, End',
    script: 'All panels, one below the other',
    forced: 'The active tab is underlined in Highlight',
  },
} satisfies Guide;
