import type { Guide } from '../docs/guide';
import { PageHeading } from '../index';

export default {
  parts: ['PageHeading'],
  group: 'Content',
  since: '0.1.0',
  use: [
    'Once per page: the way to it, its h1, a lead of one or two sentences, and its facts.',
    'With a rail for a page about one line.',
  ],
  avoid: [
    'For sections: use SectionHeading.',
    'With an introduction of a paragraph: the answer comes first.',
  ],
  example: (say) => (
    <PageHeading
      crumbs={[
        { label: say('หน้าแรก', 'Home'), href: '#home' },
        { label: say('สถานี', 'Stations'), href: '#stations' },
        { label: say('สุขุมวิท', 'Sukhumvit') },
      ]}
      lineId="blue"
      eyebrow={say('สถานี', 'Station')}
      title={say('สุขุมวิท', 'Sukhumvit')}
      lead={say('เปลี่ยนไปรถไฟฟ้าบีทีเอสที่สถานีอโศก', 'Change here for the BTS at Asok.')}
    />
  ),
  anatomy: [
    ['Crumbs', 'nav', 'Breadcrumbs: the way to the page. On a phone one step.'],
    ['Rail', '[data-line]', 'Only on a page about one line.'],
    ['Eyebrow', 'h1, p', 'Kind of page, or the code of the station.'],
    ['Title', 'h1', 'The same words as in links to the page.'],
    ['Lead', 'h1 ~ *', 'What people find here.'],
  ],
  keyboard: [['After navigation', 'The heading takes the focus, so that screen readers begin here.']],
  compare: [
    {
      good: [
        'The title names the subject.',
        (say) => (
          <PageHeading
            title={say('ที่จอดรถ', 'Parking')}
            lead={say('13 สถานี รวม 7,000 คัน', '7,000 spaces at 13 stations')}
          />
        ),
      ],
      bad: [
        'Do not welcome people.',
        (say) => (
          <PageHeading
            title={say('ยินดีต้อนรับสู่บริการที่จอดรถ', 'Welcome to our parking service')}
            lead={say('เรามุ่งมั่นให้บริการด้วยใจ', 'We are committed to excellence.')}
          />
        ),
      ],
    },
  ],
} satisfies Guide;
