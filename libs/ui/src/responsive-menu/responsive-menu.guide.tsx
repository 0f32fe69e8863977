import type { Guide } from '../docs/guide';
import { MenuLinks, ResponsiveMenu } from '../index';

export default {
  parts: ['ResponsiveMenu', 'MenuLinks'],
  group: 'Navigation',
  since: '0.1.0',
  use: [
    'In the bar of an application: the navigation behind a button, in groups.',
    'Header includes it already.',
  ],
  avoid: ['For actions on the page.', 'Without the word “Menu” on a wide screen.'],
  example: (say) => (
    <ResponsiveMenu
      items={[
        { label: say('หน้าแรก', 'Home'), href: '#home' },
        {
          label: say('เดินทาง', 'Travel'),
          items: [
            { label: say('สถานี', 'Stations'), href: '#stations' },
            { label: say('ค่าโดยสาร', 'Fares'), href: '#fares' },
          ],
        },
      ]}
    />
  ),
  anatomy: [
    ['Button', 'summary', 'A native details, which opens without JavaScript.'],
    ['Links', 'nav', 'Links first, then groups: folded on a phone, side by side on a wide screen.'],
  ],
  keyboard: [
    ['Enter, Space', 'Opens or closes the menu.'],
    ['Tab', 'Moves through the links.'],
    ['Escape', 'Closes it and returns the focus.'],
  ],
  compare: [
    {
      good: [
        'Groups have names from the words of passengers.',
        (say) => (
          <MenuLinks
            items={[
              {
                label: say('เดินทาง', 'Travel'),
                items: [
                  { label: say('สถานี', 'Stations'), href: '#1' },
                  { label: say('เวลาเดินรถ', 'Train times'), href: '#2' },
                ],
              },
            ]}
          />
        ),
      ],
      bad: [
        'Do not use the words of the organisation.',
        (say) => (
          <MenuLinks
            items={[
              {
                label: say('ภารกิจหลัก', 'Core missions'),
                items: [
                  { label: say('โครงข่ายพื้นฐาน', 'Infrastructure'), href: '#1' },
                  { label: say('ธรรมาภิบาล', 'Good governance'), href: '#2' },
                ],
              },
            ]}
          />
        ),
      ],
    },
  ],
  accessibility: { keyboard: 'A native details; Escape closes', forced: 'A bar next to the current page' },
} satisfies Guide;
