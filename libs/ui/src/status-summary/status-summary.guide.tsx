import type { Guide } from '../docs/guide';
import { Notice, StatusSummary } from '../index';

export default {
  parts: ['StatusSummary'],
  group: 'Messages',
  since: '0.1.0',
  use: ['In the first screen of the home page: the state of all lines at a glance.'],
  avoid: ['On the page of the service status: use StatusBoard.', 'For one line: use StatusRow.'],
  example: (say) => (
    <StatusSummary
      rows={[
        { line: { id: 'blue', name: say('เฉลิมรัชมงคล', 'Blue') }, state: 'good' },
        { line: { id: 'purple', name: say('ฉลองรัชธรรม', 'Purple') }, state: 'minor' },
      ]}
      checkedAt={{ text: say('08.05 น.', '08:05') }}
    />
  ),
  anatomy: [
    ['Line', '[data-line]', 'In the order of the network.'],
    ['State', 'svg', 'A shape with a word; good lines are counted together.'],
  ],
  keyboard: [['Tab', 'Moves through the lines that are links.']],
  compare: [
    {
      good: [
        'Troubles stand out, good lines are short.',
        (say) => (
          <StatusSummary
            rows={[
              { line: { id: 'blue', name: say('เฉลิมรัชมงคล', 'Blue') }, state: 'closed' },
              { line: { id: 'yellow', name: say('นัคราพิพัฒน์', 'Yellow') }, state: 'good' },
            ]}
          />
        ),
      ],
      bad: [
        'Do not shout when all is well.',
        (say) => (
          <div className="grid gap-2">
            {[say('สายสีน้ำเงิน', 'Blue Line'), say('สายสีม่วง', 'Purple Line')].map((line) => (
              <Notice key={line} tone="success" title={say(`${line} ปกติ`, `${line}: good service`)} />
            ))}
          </div>
        ),
      ],
    },
  ],
} satisfies Guide;
