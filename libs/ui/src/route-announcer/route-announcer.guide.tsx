import type { Guide } from '../docs/guide';
import { RouteAnnouncer } from '../index';

export default {
  parts: ['RouteAnnouncer'],
  group: 'Frame',
  since: '0.1.0',
  use: ['Once in an application that changes pages without loading documents.'],
  avoid: [
    'On a site whose links load pages: the browser announces them.',
    'For messages inside a page: use a toast or a notice.',
  ],
  example: (say) => <RouteAnnouncer title={say('ค่าโดยสาร', 'Fares')} />,
  anatomy: [['Announcement', 'p', 'Visible to screen readers only: the title of the new page.']],
  keyboard: [['After navigation', 'The heading of the new page has the focus.']],
  compare: [
    {
      good: [
        'Pass the title of the document: it names the page.',
        (say) => <p>“{say('ค่าโดยสาร | รฟม.', 'Fares | MRTA')}”</p>,
      ],
      bad: [
        'Do not announce that something has loaded.',
        (say) => <p>“{say('โหลดหน้าเว็บสำเร็จ', 'Page loaded successfully')}”</p>,
      ],
    },
  ],
  accessibility: { keyboard: 'Announces the new title and focuses the heading', script: 'Links load pages' },
} satisfies Guide;
