import type { Guide } from '../docs/guide';
import { LineBadge } from '../index';

export default {
  parts: ['LineBadge', 'LineStripe'],
  group: 'Network',
  since: '0.1.0',
  use: ['For the name of a line, wherever it appears.', 'As a swatch in dense lists, as a pill in headings.'],
  avoid: [
    'For a state: the colour of a line is data, never good or bad news.',
    'As the only sign: the name is always there.',
  ],
  example: (say) => <LineBadge lineId="blue" name={say('เฉลิมรัชมงคล', 'Blue')} size="md" />,
  anatomy: [
    ['Colour', '[data-line]', 'From the data of the network.'],
    ['Name', '[data-line]', 'In the current language; the word “line” is added.'],
  ],
  keyboard: [['Enter', 'Opens the page of the line, if the badge is a link.']],
  compare: [
    {
      good: [
        'The colour comes with the name.',
        (say) => (
          <p className="flex flex-wrap gap-2">
            <LineBadge lineId="blue" name={say('เฉลิมรัชมงคล', 'Blue')} />
            <LineBadge lineId="purple" name={say('ฉลองรัชธรรม', 'Purple')} />
          </p>
        ),
      ],
      bad: [
        'Do not show a line by colour alone: some people cannot tell them apart.',
        () => (
          <p className="flex gap-2">
            {['blue', 'purple', 'yellow'].map((id) => (
              <span key={id} data-line={id} className="size-5 rounded-md bg-(--line-colour)" />
            ))}
          </p>
        ),
      ],
    },
  ],
  accessibility: { forced: 'A dot in the line’s colour; the name in the text colour' },
} satisfies Guide;
