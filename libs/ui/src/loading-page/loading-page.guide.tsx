import type { Guide } from '../docs/guide';
import { LoadingPage } from '../index';

export default {
  parts: ['LoadingPage'],
  group: 'Frame',
  since: '0.1.0',
  use: ['While an application starts that cannot show anything before.'],
  avoid: ['Between pages: use LoadingBar.', 'For pages that the server renders: they are there already.'],
  example: () => <LoadingPage className="relative h-56 min-h-0" />,
  anatomy: [
    ['Mark', 'svg', 'The mark of the brand, or the logo of the authority.'],
    ['Bar', '[role=status] > :last-child, div > :last-child', 'Moves without saying how long it takes.'],
  ],
  keyboard: [],
  compare: [
    {
      good: [
        'Say what is loading.',
        (say) => (
          <LoadingPage className="relative h-40 min-h-0" text={say('กำลังเปิดแผนที่', 'Opening the map')} />
        ),
      ],
      bad: [
        'Do not entertain: people wait for a train.',
        (say) => (
          <LoadingPage
            className="relative h-40 min-h-0"
            text={say('รู้หรือไม่ สถานีแรกเปิดเมื่อปี 2547', 'Did you know? The first station opened in 2004.')}
          />
        ),
      ],
    },
  ],
  accessibility: { forced: 'The bar in Highlight on GrayText' },
} satisfies Guide;
