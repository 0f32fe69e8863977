import type { Guide } from '../docs/guide';
import { drawing } from '../examples.stories';
import { Image, PromoBox } from '../index';

export default {
  parts: ['PromoBox'],
  group: 'Content',
  since: '0.1.0',
  use: ['For one offer or campaign, at most once per screen.'],
  avoid: [
    'For several: use cards in a grid.',
    'For what passengers must know today: use Notice.',
    'With text in the picture: it cannot be read, translated or enlarged.',
  ],
  example: (say) => (
    <PromoBox
      title={say('เหมาจ่ายรายเดือน', 'Monthly pass')}
      link={{ href: '#pass', label: say('ดูราคาเหมาจ่าย', 'Prices of the pass') }}
      picture={<Image src={drawing} alt="" width={320} height={180} ratio="16/9" />}
    >
      {say('เดินทางได้ไม่จำกัดในสายสีน้ำเงิน', 'Unlimited rides on the Blue Line.')}
    </PromoBox>
  ),
  anatomy: [
    ['Title', 'h2', 'The offer in a few words.'],
    ['Text', 'h2 + div', 'Conditions that matter.'],
    ['Link', 'a', 'One action. Its label makes sense on its own.'],
    ['Picture', 'img', 'Decoration.'],
  ],
  keyboard: [['Tab', 'One stop: the link.']],
  compare: [
    {
      good: [
        'One action.',
        (say) => (
          <PromoBox
            title={say('ตั๋วนักเรียน', 'Student ticket')}
            link={{ href: '#1', label: say('ดูเงื่อนไข', 'See the conditions') }}
          >
            {say('ลด 10%', '10% off')}
          </PromoBox>
        ),
      ],
      bad: [
        'Do not stack offers: use a grid of cards.',
        (say) => (
          <div className="grid gap-3">
            {[say('นักเรียน', 'Students'), say('ผู้สูงอายุ', 'Seniors')].map((title) => (
              <PromoBox key={title} title={title} link={{ href: '#1', label: say('ดู', 'See') }}>
                {say('ลดพิเศษ', 'Special offer')}
              </PromoBox>
            ))}
          </div>
        ),
      ],
    },
  ],
  accessibility: { keyboard: 'One link' },
} satisfies Guide;
