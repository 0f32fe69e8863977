import type { Guide } from '../docs/guide';
import { Breadcrumbs } from '../index';

export default {
  parts: ['Breadcrumbs'],
  group: 'Navigation',
  since: '0.1.0',
  use: [
    'On every page below the second level, above its heading.',
    'With the names that the pages have in the menu.',
  ],
  avoid: [
    'For the steps of a form: number its headings instead.',
    'On the home page and on pages that the menu links directly.',
  ],
  example: (say) => (
    <Breadcrumbs
      items={[
        { label: say('หน้าแรก', 'Home'), href: '#home' },
        { label: say('เดินทาง', 'Travel'), href: '#travel' },
        { label: say('ที่จอดรถ', 'Parking') },
      ]}
    />
  ),
  anatomy: [
    ['Step', 'li a', 'A link to a page above this one.'],
    ['Separator', 'li svg', 'Decoration, which screen readers skip.'],
    ['This page', 'li:last-child', 'The current page, without a link.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the links.'],
    ['Enter', 'Opens the page.'],
  ],
  compare: [
    {
      good: [
        'Start at the home page and end with this page.',
        (say) => (
          <Breadcrumbs
            items={[
              { label: say('หน้าแรก', 'Home'), href: '#home' },
              { label: say('ข่าว', 'News'), href: '#news' },
              { label: say('ปรับเวลาเดินรถ', 'Changed train times') },
            ]}
          />
        ),
      ],
      bad: [
        'Do not show the steps of a task: they are not places in the site.',
        (say) => (
          <Breadcrumbs
            items={[
              { label: say('กรอกข้อมูล', 'Your details'), href: '#1' },
              { label: say('ตรวจสอบ', 'Check'), href: '#2' },
              { label: say('ส่ง', 'Send') },
            ]}
          />
        ),
      ],
    },
  ],
  accessibility: { keyboard: 'A named navigation with an ordered list' },
} satisfies Guide;
