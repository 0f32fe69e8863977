import type { Guide } from '../docs/guide';
import { StatusRow } from '../index';

export default {
  parts: ['StatusRow', 'StateMark'],
  group: 'Messages',
  since: '0.1.0',
  use: ['For the status of one line, with the times of the last and the next update.'],
  avoid: [
    'For several lines: use StatusBoard.',
    'For a message that is not about a line: use Notice.',
    'For an interruption: add an alert modal.',
  ],
  example: (say) => (
    <StatusRow
      line={{ id: 'blue', name: say('เฉลิมรัชมงคล', 'Blue') }}
      state="severe"
      saidAt={{ text: say('08.05 น.', '08:05') }}
      nextWordBy={{ text: say('08.30 น.', '08:30') }}
    >
      {say('ระบบสัญญาณขัดข้องที่สถานีสุขุมวิท', 'A signal failure at Sukhumvit.')}
    </StatusRow>
  ),
  anatomy: [
    ['Line', '[data-line]', 'Name and colour.'],
    ['State', 'svg', 'A shape, a word and a colour for each state.'],
    ['Times', 'time, span', 'When it was said, and when the next word comes.'],
  ],
  keyboard: [['Tab', 'Moves to the line and to further information, if they are links.']],
  compare: [
    {
      good: [
        'Give the time of the report and of the next one.',
        (say) => (
          <StatusRow
            line={{ id: 'purple', name: say('ฉลองรัชธรรม', 'Purple') }}
            state="minor"
            saidAt={{ text: say('08.05 น.', '08:05') }}
            nextWordBy={{ text: say('08.20 น.', '08:20') }}
          />
        ),
      ],
      bad: [
        'Do not apologise instead of informing.',
        (say) => (
          <StatusRow line={{ id: 'purple', name: say('ฉลองรัชธรรม', 'Purple') }} state="minor">
            {say('ขออภัยในความไม่สะดวก', 'We apologise for any inconvenience.')}
          </StatusRow>
        ),
      ],
    },
  ],
  accessibility: { keyboard: 'State as text, shape and colour', forced: 'A shape and a word for each state' },
} satisfies Guide;
