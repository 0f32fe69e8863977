import type { Guide } from '../docs/guide';
import { LikeButton } from '../index';

export default {
  parts: ['LikeButton'],
  group: 'Actions',
  since: '0.1.0',
  use: ['To like a news item or a place, and to take the like back.'],
  avoid: [
    'For saving an item: a like is public.',
    'For rating: a count of likes says nothing about quality.',
  ],
  example: (say) => <LikeButton action="#like" count={say('1.2K', '1.2K')} />,
  anatomy: [
    ['Heart', 'button svg', 'Filled when liked, also without colour.'],
    ['Count', 'button', 'Formatted by the page. Left out for none.'],
  ],
  keyboard: [['Enter, Space', 'Likes, or takes the like back. The state is announced.']],
  compare: [
    {
      good: ['One like button for an item.', () => <LikeButton action="#like" defaultLiked count="12" />],
      bad: ['Do not show a zero: it looks unloved.', () => <LikeButton action="#like" count="0" />],
    },
  ],
  accessibility: {
    keyboard: 'A toggle button',
    script: 'A form that the browser posts',
    forced: 'The heart is filled',
  },
} satisfies Guide;
