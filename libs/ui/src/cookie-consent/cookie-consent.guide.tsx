import type { Guide } from '../docs/guide';
import { Button, CookieConsent, Link } from '../index';

export default {
  parts: ['CookieConsent'],
  group: 'Messages',
  since: '0.1.0',
  use: [
    'Once per person, when the site wants to use cookies that are not necessary.',
    'Inline on the page of the cookie policy, where people change their choice.',
  ],
  avoid: [
    'On a site with necessary cookies only: there is nothing to ask.',
    'To block the page: people can read before they decide.',
  ],
  example: (say) => (
    <CookieConsent
      placement="inline"
      action="#"
      categories={[
        {
          id: 'necessary',
          name: say('คุกกี้ที่จำเป็น', 'Necessary cookies'),
          description: say('เว็บไซต์ทำงานไม่ได้หากไม่มี', 'The site does not work without them.'),
          necessary: true,
        },
        {
          id: 'statistics',
          name: say('คุกกี้สถิติ', 'Statistics'),
          description: say('นับจำนวนผู้เข้าชม', 'Count visits.'),
        },
      ]}
    >
      {say('เราใช้คุกกี้เพื่อปรับปรุงบริการ', 'We use cookies to improve the service.')}
    </CookieConsent>
  ),
  anatomy: [
    ['Region', 'section', 'Has a name, so that screen readers find it. It is not a dialog.'],
    ['Category', 'input[type=checkbox]', 'Unchecked, unless it is necessary.'],
    ['Buttons', 'button', 'Refusing and accepting look alike and take one press each.'],
  ],
  keyboard: [
    ['Tab', 'Reaches it first on the page.'],
    ['Enter, Space', 'Refuses or accepts, with the same number of keys.'],
  ],
  compare: [
    {
      good: [
        'Refusing is as easy as accepting.',
        (say) => (
          <p className="flex flex-wrap gap-3">
            <Button variant="secondary">{say('ปฏิเสธทั้งหมด', 'Reject all')}</Button>
            <Button variant="secondary">{say('ยอมรับทั้งหมด', 'Accept all')}</Button>
          </p>
        ),
      ],
      bad: [
        'Do not hide the refusal.',
        (say) => (
          <p className="flex flex-wrap items-center gap-3">
            <Button size="lg">{say('ยอมรับทั้งหมด', 'Accept all')}</Button>
            <Link href="#settings" className="text-xs">
              {say('จัดการการตั้งค่า', 'Manage settings')}
            </Link>
          </p>
        ),
      ],
    },
  ],
  accessibility: {
    keyboard: 'Refusing takes as many keys as accepting',
    script: 'A form that the browser posts',
  },
} satisfies Guide;
