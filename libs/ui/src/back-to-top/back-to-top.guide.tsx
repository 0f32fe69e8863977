import type { Guide } from '../docs/guide';
import { BackToTop } from '../index';

export default {
  parts: ['BackToTop'],
  group: 'Actions',
  since: '0.1.0',
  use: ['Once on a page that is longer than about three screens, such as a listing or a list of stations.'],
  avoid: [
    'On pages of one or two screens.',
    'Instead of a table of contents: a long text needs links to its sections.',
    'Beside content that takes the whole width of the window: there it would lie on it.',
  ],
  example: () => <BackToTop />,
  anatomy: [
    ['Link', 'a', 'A link to the top of the page, so that it works without JavaScript.'],
    [
      'Arrow',
      'a svg',
      'Decoration. In the gutter of a wide window it is alone, and the words are announced.',
    ],
  ],
  keyboard: [['Enter', 'Scrolls to the top and moves the focus there.']],
  compare: [
    {
      good: [
        'At the end of the page, once.',
        (say) => (
          <div className="grid justify-items-end gap-3">
            <p className="w-full">
              {say('สถานีพหลโยธิน สถานีลาดพร้าว สถานีรัชดาภิเษก', 'Phahon Yothin, Lat Phrao, Ratchadaphisek')}
            </p>
            <BackToTop />
          </div>
        ),
      ],
      bad: [
        'Do not repeat it after each section.',
        (say) => (
          <div className="grid gap-3">
            <p>{say('ทางออก', 'Exits')}</p>
            <BackToTop />
            <p>{say('ที่จอดรถ', 'Parking')}</p>
            <BackToTop />
          </div>
        ),
      ],
    },
  ],
  accessibility: { keyboard: 'Moves the focus to the top', script: 'A link, always visible' },
} satisfies Guide;
