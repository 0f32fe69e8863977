import type { Guide } from '../docs/guide';
import { NoticeBar } from '../index';

export default {
  parts: ['NoticeBar', 'NoticeCross'],
  group: 'Messages',
  since: '0.1.0',
  use: ['Above every page, in one line: the most urgent title, and how many more there are.'],
  avoid: ['Within a page: use Notice.', 'For a campaign: people learn to ignore the bar.'],
  example: (say) => (
    <NoticeBar
      label={say('ประกาศ', 'Announcements')}
      notices={[
        {
          key: 'a',
          tone: 'warning',
          title: say('สายสีน้ำเงินล่าช้า 10 นาที', 'Blue Line: delays of 10 minutes'),
          children: say('เนื่องจากระบบสัญญาณขัดข้อง', 'because of a signal failure'),
        },
      ]}
    />
  ),
  anatomy: [
    ['Bar', 'summary', 'One line, cut if it is too long. A press opens it.'],
    ['Tone', 'svg', 'The tone of the most urgent notice.'],
    ['Label', 'summary > :first-child', 'Takes the place of the title while the bar is open.'],
  ],
  keyboard: [['Enter, Space', 'Opens or closes the bar.']],
  compare: [
    {
      good: [
        'The first words are the fact.',
        (say) => (
          <NoticeBar
            label={say('ประกาศ', 'Announcements')}
            notices={[
              {
                key: 'a',
                tone: 'warning',
                title: say('สายสีม่วงปิดสถานีเตาปูนวันเสาร์', 'Tao Poon closed on Saturday (Purple Line)'),
              },
            ]}
          />
        ),
      ],
      bad: [
        'Do not begin with a greeting: the line is cut before the fact.',
        (say) => (
          <NoticeBar
            label={say('ประกาศ', 'Announcements')}
            notices={[
              {
                key: 'a',
                tone: 'warning',
                title: say(
                  'เรียน ท่านผู้โดยสารทุกท่าน การรถไฟฟ้าขนส่งมวลชนแห่งประเทศไทยขอแจ้งให้ทราบว่า สถานีเตาปูนปิด',
                  'Dear valued passengers, the authority would like to inform you that Tao Poon is closed',
                ),
              },
            ]}
          />
        ),
      ],
    },
  ],
} satisfies Guide;
