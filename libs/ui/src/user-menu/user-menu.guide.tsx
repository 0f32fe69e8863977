import type { Guide } from '../docs/guide';
import { Button, UserIcon, UserMenu } from '../index';

export default {
  parts: ['UserMenu'],
  group: 'Navigation',
  since: '0.1.0',
  use: ['In the header: links to sign in, or the pages of the account and signing out.'],
  avoid: [
    'For settings such as language and colour mode: they are for everyone.',
    'For actions on the page.',
  ],
  example: (say) => (
    <UserMenu
      user={{ name: say('พิมพ์ชนก', 'Pimchanok') }}
      links={[{ label: say('เรื่องที่ท่านแจ้ง', 'Your cases'), href: '#cases' }]}
      signOut={{ action: '#logout' }}
    />
  ),
  anatomy: [['Button', 'button', 'The name, cut if it is long.']],
  keyboard: [
    ['Enter, Space, ↓', 'Opens the menu.'],
    ['↑ ↓', 'Move through the items.'],
    ['Escape', 'Closes it and returns the focus.'],
  ],
  compare: [
    {
      good: [
        'Signed out: two plain links.',
        (say) => (
          <UserMenu
            links={[
              { label: say('เข้าสู่ระบบ', 'Sign in'), href: '#login' },
              { label: say('สร้างบัญชี', 'Create an account'), href: '#register' },
            ]}
            signOut={{ action: '#' }}
          />
        ),
      ],
      bad: [
        'Do not hide signing in behind a figure without words.',
        (say) => <Button variant="quiet" iconStart={UserIcon} aria-label={say('บัญชี', 'Account')} />,
      ],
    },
  ],
  accessibility: {
    keyboard: 'Signed in, a menu: arrow keys, Escape',
    script: 'Signed out: plain links. Signed in: the menu stays closed',
    forced: 'The active item has a border in Highlight; the current page is bold',
  },
} satisfies Guide;
