import type { Guide } from '../docs/guide';
import { AedIcon, Icon, LiftIcon, LockerIcon, SafetyIcon } from '../index';

export default {
  parts: ['Icon'],
  group: 'Content',
  since: '0.1.0',
  use: ['Beside a word, to make it quicker to find.', 'With a label where no text says the same.'],
  avoid: [
    'For pictures: use Image.',
    'For an icon whose name comes from data: use DynamicIcon.',
    'For the state of a line: use a state mark.',
  ],
  example: (say) => (
    <p className="flex items-center gap-2">
      <Icon icon={LiftIcon} />
      {say('ลิฟต์ทางออก 1', 'Lift at exit 1')}
    </p>
  ),
  anatomy: [['Drawing', 'svg', 'In the colour of the text and 1.5 times its size.']],
  keyboard: [],
  compare: [
    {
      good: [
        'A word stands beside it.',
        (say) => (
          <p className="flex items-center gap-2">
            <Icon icon={LockerIcon} />
            {say('ตู้เก็บของ', 'Lockers')}
          </p>
        ),
      ],
      bad: [
        'Do not make people guess.',
        (say) => (
          <p className="flex gap-4">
            <Icon icon={LockerIcon} label={say('ตู้เก็บของ', 'Lockers')} />
            <Icon icon={SafetyIcon} label={say('ความปลอดภัย', 'Safety')} />
            <Icon icon={AedIcon} label="AED" />
          </p>
        ),
      ],
    },
  ],
  accessibility: { keyboard: 'Hidden, or an image with a name', forced: 'In the text colour' },
} satisfies Guide;
