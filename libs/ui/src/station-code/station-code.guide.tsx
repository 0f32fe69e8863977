import type { Guide } from '../docs/guide';
import { StationCode } from '../index';

export default {
  parts: ['StationCode'],
  group: 'Network',
  since: '0.1.0',
  use: ['Beside the name of a station, as on its signs.'],
  avoid: ['Instead of the name: few people know the codes.', 'For a line: use LineBadge.'],
  example: (say) => (
    <p className="flex items-center gap-2">
      <StationCode code="BL22" lineId="blue" size="md" />
      {say('สุขุมวิท', 'Sukhumvit')}
    </p>
  ),
  anatomy: [['Frame', '[data-line]', 'In the colour of the line. Announced as “station code”.']],
  keyboard: [],
  compare: [
    {
      good: [
        'Code and name.',
        (say) => (
          <p className="flex items-center gap-2">
            <StationCode code="BL26" lineId="blue" />
            {say('สีลม', 'Si Lom')}
          </p>
        ),
      ],
      bad: [
        'Do not show codes alone.',
        () => (
          <p className="flex items-center gap-2">
            <StationCode code="BL26" lineId="blue" />→<StationCode code="PP11" lineId="purple" />
          </p>
        ),
      ],
    },
  ],
  accessibility: {
    keyboard: 'Announces “station code”',
    forced: 'A border in the text colour; the line’s name is in the text',
  },
} satisfies Guide;
