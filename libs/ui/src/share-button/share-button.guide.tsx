import type { Guide } from '../docs/guide';
import { Button, ShareButton } from '../index';

export default {
  parts: ['ShareButton'],
  group: 'Actions',
  since: '0.1.0',
  use: ['Once per page, next to its title or at its end: articles, places, activities.'],
  avoid: [
    'For tickets and cases: their addresses are private.',
    'As a row of logos: the device knows the apps of the person.',
  ],
  example: (say) => (
    <ShareButton url="https://example.org/news" title={say('ปรับเวลาเดินรถ', 'Changed train times')} />
  ),
  anatomy: [
    ['Button', 'button, summary', 'Opens the sheet of the device, or a panel with links and the address.'],
  ],
  keyboard: [
    ['Enter, Space', 'Opens the sheet or the panel.'],
    ['Escape', 'Closes the panel and returns the focus.'],
  ],
  compare: [
    {
      good: ['One button.', (say) => <ShareButton url="https://example.org" title={say('ข่าว', 'News')} />],
      bad: [
        'Do not show a row of buttons for apps that most people do not use.',
        () => (
          <p className="flex flex-wrap gap-2">
            {['A', 'B', 'C', 'D', 'E', 'F'].map((app) => (
              <Button key={app} size="sm" variant="secondary">
                {app}
              </Button>
            ))}
          </p>
        ),
      ],
    },
  ],
  accessibility: {
    keyboard: 'A button, or a native details; Escape closes and returns the focus; copying is announced',
    script: 'Links, and the URL to select',
  },
} satisfies Guide;
