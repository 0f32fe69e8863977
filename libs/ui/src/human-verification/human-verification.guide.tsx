import type { Guide } from '../docs/guide';
import { HumanVerification, TextField } from '../index';

export default {
  parts: ['HumanVerification'],
  group: 'Fields',
  status: 'experimental',
  since: '0.1.0',
  use: [
    'On public forms that send mail or cost work, against automated submissions.',
    'With a contact as fallback for people whose device cannot do it.',
  ],
  avoid: [
    'For people who are signed in.',
    'For search and for reading.',
    'As the only protection: the server limits rates, and accepts each proof once.',
  ],
  example: (say) => (
    <HumanVerification
      challenge={() => new Promise(() => undefined)}
      fallback={say('โทร. 0 2716 4044', 'Call 0 2716 4044')}
    />
  ),
  anatomy: [
    ['State', '[role=group]', 'Waiting, working, done, failed or expired: by word and shape.'],
    ['Button', 'button', 'Starts the work of the device. There is nothing to solve.'],
  ],
  keyboard: [['Enter, Space', 'Starts the verification.']],
  compare: [
    {
      good: [
        'The device does the work.',
        () => <HumanVerification challenge={() => new Promise(() => undefined)} />,
      ],
      bad: [
        'Do not show puzzles: many people cannot solve them.',
        (say) => <TextField label={say('พิมพ์ตัวอักษรที่เห็นในภาพ', 'Type the letters in the picture')} />,
      ],
    },
  ],
  accessibility: {
    keyboard: 'Nothing to solve',
    script: 'Shows a message and a contact',
    forced: 'Progress in Highlight; a shape for each state',
  },
} satisfies Guide;
