import type { Guide } from '../docs/guide';
import { Badge, ClockIcon } from '../index';

export default {
  parts: ['Badge'],
  group: 'Messages',
  since: '0.1.0',
  use: [
    'For a short fact about the thing next to it: a date, “New”, “Unconfirmed”.',
    'To mark a figure that may be wrong, beside the figure.',
  ],
  avoid: [
    'For a sentence: use a notice.',
    'As a button or a filter: a badge is not a control.',
    'For the name of a line: use a line badge.',
    'For how a line runs: use a state mark.',
  ],
  example: (say) => (
    <Badge tone="warning" icon={ClockIcon}>
      {say('ถึง 30 พ.ย.', 'Until 30 Nov')}
    </Badge>
  ),
  anatomy: [
    ['Ground', '.badge', 'A soft colour of the tone; a border in forced colours.'],
    ['Icon', 'svg', 'Optional, for a tone with a meaning.'],
  ],
  keyboard: [],
  compare: [
    {
      good: [
        'One to three words beside the title.',
        (say) => (
          <p className="flex flex-wrap items-center gap-2">
            <strong>{say('ตั๋ววันเดียว', 'Day ticket')}</strong>
            <Badge tone="accent">{say('ใหม่', 'New')}</Badge>
          </p>
        ),
      ],
      bad: [
        'Do not write sentences in a badge.',
        (say) => (
          <p>
            <Badge tone="accent">
              {say(
                'ตั๋วชนิดนี้เริ่มจำหน่ายแล้วที่ห้องจำหน่ายบัตรโดยสารทุกสถานี',
                'This ticket is now on sale at the ticket office of every station',
              )}
            </Badge>
          </p>
        ),
      ],
    },
    {
      good: [
        'Use a tone for its meaning: warning for what needs attention.',
        (say) => <Badge tone="warning">{say('ยังไม่ยืนยัน', 'Unconfirmed')}</Badge>,
      ],
      bad: [
        'Do not use tones as decoration. Four of them mean nothing.',
        (say) => (
          <p className="flex flex-wrap gap-2">
            <Badge tone="info">{say('ข่าว', 'News')}</Badge>
            <Badge tone="success">{say('กิจกรรม', 'Activity')}</Badge>
            <Badge tone="warning">{say('โปรโมชัน', 'Promotion')}</Badge>
            <Badge tone="danger">{say('ประกาศ', 'Notice')}</Badge>
          </p>
        ),
      ],
    },
  ],
  accessibility: { forced: 'A border; tone as text and icon' },
} satisfies Guide;
