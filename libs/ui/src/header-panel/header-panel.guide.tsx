import type { Guide } from '../docs/guide';
import { HeaderPanel, MenuIcon, MoveIcon, SearchBox, SearchIcon } from '../index';

export default {
  parts: ['HeaderPanel'],
  group: 'Navigation',
  since: '0.1.0',
  use: ['For a button of the header that opens a panel below it, such as the search of narrow screens.'],
  avoid: ['For the navigation: ResponsiveMenu is one already.', 'For details within a page: use Disclosure.'],
  example: (say) => (
    <HeaderPanel label={say('ค้นหา', 'Search')} icon={SearchIcon}>
      <SearchBox label={say('ค้นหาในเว็บไซต์', 'Search this site')} name="q" />
    </HeaderPanel>
  ),
  anatomy: [
    ['Button', 'summary', 'An icon with its word, or with the word announced.'],
    ['Panel', 'details > :not(summary)', 'Covers the page below the header.'],
  ],
  keyboard: [
    ['Enter, Space', 'Opens or closes the panel.'],
    ['Escape', 'Closes it and returns the focus.'],
  ],
  compare: [
    {
      good: [
        'Show the word where there is room.',
        (say) => (
          <HeaderPanel label={say('เมนู', 'Menu')} icon={MenuIcon}>
            <p>{say('หน้าแรก', 'Home')}</p>
          </HeaderPanel>
        ),
      ],
      bad: [
        'Do not use an icon that people have to guess.',
        (say) => (
          <HeaderPanel label={say('เครื่องมือ', 'Tools')} icon={MoveIcon} iconOnly>
            <p>{say('หน้าแรก', 'Home')}</p>
          </HeaderPanel>
        ),
      ],
    },
  ],
} satisfies Guide;
