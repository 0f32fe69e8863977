import type { Guide } from '../docs/guide';
import { Button, Pagination } from '../index';

export default {
  parts: ['Pagination'],
  group: 'Navigation',
  since: '0.1.0',
  use: ['Below a listing of more than one page, with an address for each page.'],
  avoid: [
    'For the steps of a task.',
    'For fewer items than fit on a page: it renders nothing.',
    'Instead of a filter: few people open page three.',
  ],
  example: (say) => (
    <Pagination page={3} pages={9} hrefForPage={(page) => `#${say('หน้า', 'page')}-${page}`} />
  ),
  anatomy: [
    ['Previous, next', 'a[rel], li a, a', 'Links with words, the largest targets.'],
    ['Page', 'li', 'First, last and the neighbours of this page.'],
    ['This page', '[aria-current]', 'Has no link. A border in forced colours.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the links.'],
    ['Enter', 'Opens the page.'],
  ],
  compare: [
    {
      good: [
        'Every page has an address of its own.',
        () => <Pagination page={2} pages={4} hrefForPage={(page) => `?page=${page}`} />,
      ],
      bad: [
        'Do not load more for ever: nobody reaches the footer or finds the item again.',
        (say) => (
          <Button block variant="secondary">
            {say('โหลดเพิ่ม', 'Load more')}
          </Button>
        ),
      ],
    },
  ],
  accessibility: {
    keyboard: 'A named navigation with a current page',
    forced: 'The current page has a border',
  },
} satisfies Guide;
