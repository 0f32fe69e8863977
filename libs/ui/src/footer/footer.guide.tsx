import type { Guide } from '../docs/guide';
import { Footer, PhoneIcon } from '../index';

export default {
  parts: ['Footer'],
  group: 'Frame',
  since: '0.1.0',
  use: ['At the end of every page: contact, links by group, legal notes.'],
  avoid: [
    'For what passengers need first: put it into the page or the header.',
    'As a copy of the whole menu.',
  ],
  example: (say) => (
    <Footer
      contact={{
        title: say('ศูนย์บริการข้อมูลผู้โดยสาร', 'Passenger information centre'),
        items: [{ icon: PhoneIcon, text: '0 2716 4044', href: 'tel:+6627164044' }],
      }}
      columns={[
        {
          title: say('เดินทาง', 'Travel'),
          links: [
            { label: say('สถานี', 'Stations'), href: '#stations' },
            { label: say('ค่าโดยสาร', 'Fares'), href: '#fares' },
          ],
        },
      ]}
      lines={['blue', 'purple', 'yellow']}
      smallPrint={say('© 2569 รฟม.', '© 2026 MRTA')}
    />
  ),
  anatomy: [
    ['Contact', 'footer svg', 'The ways to reach the operator.'],
    ['Group', 'details', 'Folded on a phone, open on a wide screen.'],
    ['Small print', 'footer', 'Copyright and policies.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the links.'],
    ['Enter, Space', 'Opens a folded group on a phone.'],
  ],
  compare: [
    {
      good: [
        'A few groups of a few links.',
        (say) => (
          <Footer
            columns={[
              {
                title: say('ติดต่อ', 'Contact'),
                links: [
                  { label: say('แจ้งของหาย', 'Lost property'), href: '#lost' },
                  { label: say('ร้องเรียน', 'Complaints'), href: '#complaints' },
                ],
              },
            ]}
          />
        ),
      ],
      bad: [
        'Do not end with a list of everything.',
        (say) => (
          <Footer
            columns={[
              {
                title: say('ทุกหน้า', 'All pages'),
                links: Array.from({ length: 9 }, (_, i) => ({
                  label: say(`หน้า ${i + 1}`, `Page ${i + 1}`),
                  href: `#${i}`,
                })),
              },
            ]}
          />
        ),
      ],
    },
  ],
} satisfies Guide;
