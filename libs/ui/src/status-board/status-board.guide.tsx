import type { Guide } from '../docs/guide';
import { StatusBoard } from '../index';

export default {
  parts: ['StatusBoard'],
  group: 'Messages',
  since: '0.1.0',
  use: [
    'For all lines, on the home page and on the page of the service status.',
    'With a row also for a line without an alert, which says what is known.',
  ],
  avoid: [
    'For one journey: put a notice into the Itinerary.',
    'As a live region: announce changes elsewhere.',
  ],
  example: (say) => (
    <StatusBoard
      now={[
        {
          line: { id: 'blue', name: say('เฉลิมรัชมงคล', 'Blue') },
          state: 'minor',
          stateText: say('ล่าช้าประมาณ 10 นาที', 'Delays of about 10 minutes'),
        },
        { line: { id: 'purple', name: say('ฉลองรัชธรรม', 'Purple') }, state: 'good' },
      ]}
      checkedAt={{ text: say('08.05 น.', '08:05') }}
    />
  ),
  anatomy: [
    ['Row', 'li', 'A line with its state, the worst first.'],
    ['Basis', 'time, p', 'When the states were checked, or what they rest on.'],
  ],
  keyboard: [['Tab', 'Moves through the lines that are links.']],
  compare: [
    {
      good: [
        'Say that nothing has been reported, if that is all that is known.',
        (say) => (
          <StatusBoard
            now={[{ line: { id: 'yellow', name: say('นัคราพิพัฒน์', 'Yellow') }, state: 'unreported' }]}
          />
        ),
      ],
      bad: [
        'Do not claim a good service without a live source.',
        (say) => (
          <StatusBoard
            now={[
              {
                line: { id: 'yellow', name: say('นัคราพิพัฒน์', 'Yellow') },
                state: 'good',
                stateText: say('ปกติ 100%', '100% normal'),
              },
            ]}
          />
        ),
      ],
    },
  ],
  accessibility: {
    keyboard: 'A list for each group; not a live region',
    forced: 'A shape and a word for each state',
  },
} satisfies Guide;
