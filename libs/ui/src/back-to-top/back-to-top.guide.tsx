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
    'Next to another fixed button at the same corner.',
  ],
  example: () => <BackToTop placement="inline" data-shown="" />,
  code: () => <BackToTop />,
  anatomy: [
    ['Link', 'a', 'A link to the top of the page, so that it works without JavaScript.'],
    ['Arrow', 'a svg', 'Decoration: the name of the link is announced.'],
  ],
  keyboard: [['Enter', 'Scrolls to the top and moves the focus there.']],
  compare: [
    {
      good: [
        'At the corner it covers no text.',
        (say) => (
          <div className="relative h-48">
            <p className="max-w-xs">
              {say('สถานีพหลโยธิน สถานีลาดพร้าว สถานีรัชดาภิเษก', 'Phahon Yothin, Lat Phrao, Ratchadaphisek')}
            </p>
            <BackToTop placement="inline" data-shown="" className="absolute end-0 bottom-0" />
          </div>
        ),
      ],
      bad: [
        'Do not repeat it after each section.',
        (say) => (
          <div className="grid gap-3">
            <p>{say('ทางออก', 'Exits')}</p>
            <BackToTop placement="inline" data-shown="" />
            <p>{say('ที่จอดรถ', 'Parking')}</p>
            <BackToTop placement="inline" data-shown="" />
          </div>
        ),
      ],
    },
  ],
  accessibility: { keyboard: 'Moves the focus to the top', script: 'A link, always visible' },
} satisfies Guide;
