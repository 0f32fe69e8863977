import type { Guide } from '../docs/guide';
import { Card, CardRow, SectionHeading } from '../index';

export default {
  parts: ['CardRow'],
  group: 'Content',
  since: '0.1.0',
  use: [
    'On a page that leads to several listings, such as the home page: a few cards of each.',
    'With a link to the whole listing beside the heading.',
  ],
  avoid: [
    'For a listing itself: use CardGrid, so that everything is visible.',
    'For what everyone must see: cards at the end are seen by few.',
    'With movement of its own: the row never scrolls by itself.',
  ],
  example: (say) => (
    <CardRow aria-label={say('ข่าว', 'News')}>
      {[
        say('ปรับเวลาเดินรถ', 'Changed train times'),
        say('ลิฟต์ใหม่', 'A new lift'),
        say('ตั๋ววันเดียว', 'Day ticket'),
        say('ที่จอดรถ', 'Parking'),
      ].map((title) => (
        <Card key={title} href={`#${title}`} title={title} />
      ))}
    </CardRow>
  ),
  anatomy: [
    ['Row', 'ul', 'A list that scrolls sideways.'],
    ['Card', 'li', 'Part of the next card is visible, which shows that the row goes on.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the cards, and scrolls each into view.'],
    ['Arrow keys', 'Scroll the row while it has the focus.'],
  ],
  compare: [
    {
      good: [
        'A heading and a link to all of them stand above the row.',
        (say) => (
          <div className="grid gap-4">
            <SectionHeading
              title={say('ข่าว', 'News')}
              more={{ href: '#news', label: say('ดูข่าวทั้งหมด', 'All news') }}
            />
            <CardRow aria-label={say('ข่าว', 'News')}>
              {[
                say('ปรับเวลาเดินรถ', 'Changed train times'),
                say('ลิฟต์ใหม่', 'A new lift'),
                say('ตั๋ววันเดียว', 'Day ticket'),
              ].map((title) => (
                <Card key={title} href={`#${title}`} title={title} />
              ))}
            </CardRow>
          </div>
        ),
      ],
      bad: [
        'Do not hide a warning in a row: most people never scroll to it.',
        (say) => (
          <CardRow aria-label={say('ประกาศ', 'Announcements')}>
            {[
              say('ข่าว', 'News'),
              say('กิจกรรม', 'Activity'),
              say('สายสีน้ำเงินปิดคืนนี้', 'Blue Line closed tonight'),
            ].map((title) => (
              <Card key={title} href={`#${title}`} title={title} />
            ))}
          </CardRow>
        ),
      ],
    },
  ],
} satisfies Guide;
