import type { Guide } from '../docs/guide';
import { SectionHeading } from '../index';

export default {
  parts: ['SectionHeading'],
  group: 'Content',
  since: '0.1.0',
  use: [
    'At the start of a section, with a link to the full list.',
    'With a track for a section about one line.',
  ],
  avoid: ['For the title of the page: use PageHeading.', 'Inside cards: they have their own title.'],
  example: (say) => (
    <SectionHeading
      title={say('ข่าวล่าสุด', 'Latest news')}
      more={{ href: '#news', label: say('ดูข่าวทั้งหมด', 'All news') }}
    />
  ),
  anatomy: [
    ['Heading', 'h2', 'An h2, or a level that follows the page.'],
    ['Link', 'a', 'To the full list, in words that make sense on their own.'],
  ],
  keyboard: [['Tab', 'Moves to the link.']],
  compare: [
    {
      good: [
        'The link says which list.',
        (say) => (
          <SectionHeading
            title={say('กิจกรรม', 'Activities')}
            more={{ href: '#1', label: say('ดูกิจกรรมทั้งหมด', 'All activities') }}
          />
        ),
      ],
      bad: [
        'Do not link “See all” in every section.',
        (say) => (
          <SectionHeading
            title={say('กิจกรรม', 'Activities')}
            more={{ href: '#1', label: say('ดูทั้งหมด', 'See all') }}
          />
        ),
      ],
    },
  ],
  accessibility: { forced: 'The track in the text colour' },
} satisfies Guide;
