import type { Guide } from '../docs/guide';
import { LineDiagram } from '../index';

export default {
  parts: ['LineDiagram'],
  group: 'Network',
  since: '0.1.0',
  use: [
    'For the stations of a line in their order: `wide` for a few, `columns` for all.',
    'With the current station marked on its page.',
  ],
  avoid: [
    'As a map of the network.',
    'For a journey: use Itinerary.',
    'For a branch within a diagram: draw two.',
  ],
  example: (say) => (
    <LineDiagram
      orientation="vertical"
      line={{ id: 'blue', name: say('เฉลิมรัชมงคล', 'Blue') }}
      stations={[
        { code: 'BL22', name: say('สุขุมวิท', 'Sukhumvit'), href: '#BL22' },
        {
          code: 'BL23',
          name: say('ศูนย์การประชุมแห่งชาติสิริกิติ์', 'Queen Sirikit National Convention Centre'),
          href: '#BL23',
          current: true,
        },
        { code: 'BL24', name: say('คลองเตย', 'Khlong Toei'), href: '#BL24' },
      ]}
    />
  ),
  anatomy: [
    ['Rail', '[data-line]', 'In the colour of the line.'],
    ['Station', 'li', 'Name and code.'],
    ['You are here', '[aria-current]', 'The station of this page.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the stations that are links.'],
    ['Arrow keys', 'Scroll a horizontal diagram.'],
  ],
  compare: [
    {
      good: [
        'Stations stand in the order of the line.',
        (say) => (
          <LineDiagram
            orientation="vertical"
            line={{ id: 'purple', name: say('ฉลองรัชธรรม', 'Purple') }}
            stations={[
              { code: 'PP16', name: say('เตาปูน', 'Tao Poon') },
              { code: 'PP15', name: say('บางซ่อน', 'Bang Son') },
            ]}
          />
        ),
      ],
      bad: [
        'Do not join stations that no train joins.',
        (say) => (
          <LineDiagram
            orientation="vertical"
            line={{ id: 'purple', name: say('ฉลองรัชธรรม', 'Purple') }}
            stations={[
              { code: 'PP16', name: say('เตาปูน', 'Tao Poon') },
              { code: 'BL22', name: say('สุขุมวิท', 'Sukhumvit') },
            ]}
          />
        ),
      ],
    },
  ],
  accessibility: {
    keyboard: 'A list with a current location. If horizontal, the region scrolls',
    forced: 'The rail keeps the line’s colour between two lines of text colour',
  },
} satisfies Guide;
