import type { Guide } from '../docs/guide';
import { CardGrid, FareIcon, InfoIcon, ParkingIcon, RouteIcon, Tile } from '../index';

export default {
  parts: ['Tile'],
  group: 'Content',
  since: '0.1.0',
  use: ['For a shortcut on a home page: an icon, a name and a few words.', 'In a grid of three to eight.'],
  avoid: ['For items with a picture and a date: use Card.', 'For an action: use Button.'],
  example: (say) => (
    <Tile
      className="max-w-xs"
      href="#plan"
      icon={RouteIcon}
      title={say('วางแผนการเดินทาง', 'Plan a journey')}
      text={say('เส้นทาง เวลา และค่าโดยสาร', 'Route, times and fare')}
    />
  ),
  anatomy: [
    ['Icon', 'svg', 'Decoration.'],
    ['Title', 'a > *:nth-child(2), a span', 'The task, beginning with a verb.'],
    ['Text', 'a p, a span span', 'A few words on what people find.'],
  ],
  keyboard: [
    ['Tab', 'One stop for each tile.'],
    ['Enter', 'Opens the page.'],
  ],
  compare: [
    {
      good: [
        'Name tasks.',
        (say) => (
          <CardGrid columns={2}>
            <Tile href="#1" icon={FareIcon} title={say('คำนวณค่าโดยสาร', 'Calculate a fare')} />
            <Tile href="#2" icon={ParkingIcon} title={say('หาที่จอดรถ', 'Find parking')} />
          </CardGrid>
        ),
      ],
      bad: [
        'Do not use the same icon for everything.',
        (say) => (
          <CardGrid columns={2}>
            <Tile href="#1" icon={InfoIcon} title={say('บริการ 1', 'Service 1')} />
            <Tile href="#2" icon={InfoIcon} title={say('บริการ 2', 'Service 2')} />
          </CardGrid>
        ),
      ],
    },
  ],
} satisfies Guide;
