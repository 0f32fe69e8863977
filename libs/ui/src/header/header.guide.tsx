import type { Guide } from '../docs/guide';
import { Brand, Header, LocaleSelect } from '../index';

export default {
  parts: ['Header'],
  group: 'Frame',
  since: '0.1.0',
  use: [
    'At the top of every page: brand, main tasks, language and menu.',
    'With `below` for a line across the page, such as what the page is about.',
  ],
  avoid: ['With more than about five links: the menu has every page.', 'With a second header below it.'],
  example: (say) => (
    <Header
      lines={['blue', 'purple', 'yellow']}
      brand={<Brand href="#home" name={say('รฟม.', 'MRTA')} oneLine />}
      navigation={[
        { label: say('เดินทาง', 'Travel'), href: '#travel', current: true },
        { label: say('ค่าโดยสาร', 'Fares'), href: '#fares' },
      ]}
      tools={
        <LocaleSelect
          othersOnly
          current={say('th', 'en')}
          options={[
            { locale: 'th', label: 'ไทย', href: '#th' },
            { locale: 'en', label: 'English', short: 'EN', href: '#en' },
          ]}
        />
      }
    />
  ),
  anatomy: [
    ['Brand', 'header a', 'The link to the home page.'],
    ['Navigation', 'header nav', 'The few main tasks, on a wide screen.'],
    ['Menu', 'summary', 'Every page in groups, at every width.'],
  ],
  keyboard: [
    ['Tab', 'Moves through brand, navigation, tools and menu.'],
    ['Enter, Space', 'Opens the menu.'],
    ['Escape', 'Closes the menu and returns the focus to its button.'],
  ],
  compare: [
    {
      good: [
        'Few links, named by tasks.',
        (say) => (
          <Header
            brand={<Brand href="#home" name={say('รฟม.', 'MRTA')} oneLine />}
            navigation={[
              { label: say('เดินทาง', 'Travel'), href: '#1' },
              { label: say('ติดต่อ', 'Contact'), href: '#2' },
            ]}
          />
        ),
      ],
      bad: [
        'Do not put the departments of the organisation there.',
        (say) => (
          <Header
            brand={<Brand href="#home" name={say('รฟม.', 'MRTA')} oneLine />}
            navigation={[
              say('สำนักผู้ว่าการ', 'Office of the Governor'),
              say('ฝ่ายพัฒนาธุรกิจ', 'Business Development Department'),
              say('ฝ่ายจัดซื้อ', 'Procurement'),
            ].map((label) => ({ label, href: `#${label}` }))}
          />
        ),
      ],
    },
  ],
  accessibility: {
    keyboard: 'Below lg, the menu is a native details',
    forced: 'A bar below the current item',
  },
} satisfies Guide;
