import type { Guide } from '../docs/guide';
import { drawing } from '../examples.stories';
import { Badge, Card, CardGrid, Image, LineBadge } from '../index';

export default {
  parts: ['Card', 'CardGrid'],
  group: 'Content',
  since: '0.1.0',
  use: [
    'For an item of a listing that has its own page: news, a place, an activity.',
    'In a CardGrid, which makes a list and keeps the cards of a row at one height.',
  ],
  avoid: [
    'For text without its own page: use a notice or a promo box.',
    'For a shortcut with an icon: use Tile.',
    'For facts to compare: use Table.',
    'With several links of equal weight: the whole card leads to one page.',
  ],
  example: (say) => (
    <Card
      className="max-w-sm"
      href="#news"
      title={say('ปรับเวลาเดินรถคืนลอยกระทง', 'Later trains on Loi Krathong night')}
      picture={<Image src={drawing} alt="" width={320} height={180} ratio="16/9" />}
      eyebrow={<Badge tone="accent">{say('ข่าว', 'News')}</Badge>}
      summary={say('ขบวนสุดท้ายออกช้ากว่าปกติ 30 นาที', 'The last trains leave 30 minutes later than usual.')}
      meta={<LineBadge lineId="blue" name={say('เฉลิมรัชมงคล', 'Blue')} variant="swatch" />}
    />
  ),
  anatomy: [
    ['Picture', 'img', 'Decoration. Cards of a grid all have one, or none.'],
    ['Eyebrow', '.badge', 'Short facts above the title: kind and date.'],
    ['Title', 'h3', 'The link. A press anywhere on the card opens it.'],
    ['Summary', 'h3 ~ *, h3 ~ p', 'One or two sentences.'],
    ['Meta', '[data-line]', 'Place, lines or likes.'],
  ],
  keyboard: [
    ['Tab', 'One stop for each card: its title.'],
    ['Enter', 'Opens the page.'],
  ],
  compare: [
    {
      good: [
        'The title says what the page says.',
        (say) => (
          <Card
            className="max-w-xs"
            href="#1"
            title={say('ที่จอดรถสถานีลาดพร้าวเปิดแล้ว', 'Parking at Lat Phrao is open')}
            summary={say('จอดได้ 2,100 คัน', 'There are 2,100 spaces.')}
          />
        ),
      ],
      bad: [
        'Do not end with “Read more”: the card is the link, and the words say nothing.',
        (say) => (
          <Card
            className="max-w-xs"
            href="#1"
            title={say('ประกาศ', 'Announcement')}
            summary={say('อ่านต่อ…', 'Read more…')}
          />
        ),
      ],
    },
    {
      good: [
        'Give every card of a grid the same pieces.',
        (say) => (
          <CardGrid columns={2}>
            <Card href="#1" title={say('ข่าว', 'News')} summary={say('วันนี้', 'Today')} />
            <Card href="#2" title={say('กิจกรรม', 'Activities')} summary={say('สัปดาห์นี้', 'This week')} />
          </CardGrid>
        ),
      ],
      bad: [
        'Do not mix cards with and without pictures in one row.',
        (say) => (
          <CardGrid columns={2}>
            <Card
              href="#1"
              title={say('ข่าว', 'News')}
              picture={<Image src={drawing} alt="" width={320} height={180} ratio="16/9" />}
            />
            <Card href="#2" title={say('กิจกรรม', 'Activities')} />
          </CardGrid>
        ),
      ],
    },
  ],
  accessibility: {
    keyboard: 'One tab stop; its title is the link',
    forced: 'A border; the focus ring surrounds the card',
  },
} satisfies Guide;
