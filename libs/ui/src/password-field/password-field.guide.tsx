import type { Guide } from '../docs/guide';
import { PasswordField, TextField } from '../index';

export default {
  parts: ['PasswordField'],
  group: 'Fields',
  since: '0.1.0',
  use: [
    'For a password, which the person can show while typing.',
    'With `autoComplete`, so that password managers fill in or suggest one.',
  ],
  avoid: [
    'Twice: a second field makes people copy their mistake.',
    'With rules on characters: only the length matters.',
    'With pasting disabled.',
  ],
  example: (say) => (
    <PasswordField
      label={say('รหัสผ่านใหม่', 'New password')}
      hint={say('อย่างน้อย 10 ตัวอักษร', 'At least 10 characters')}
      autoComplete="new-password"
    />
  ),
  anatomy: [
    ['Label', 'label', 'Says which password is meant.'],
    ['Hint', '[id$="-hint"]', 'The length, before a person types.'],
    ['Show', 'button', 'Announces whether the password is visible. It hides it again on sending.'],
  ],
  keyboard: [
    ['Tab', 'Moves from the field to the button.'],
    ['Space', 'Shows or hides the password.'],
  ],
  compare: [
    {
      good: [
        'Let people see what they type.',
        (say) => <PasswordField label={say('รหัสผ่าน', 'Password')} autoComplete="current-password" />,
      ],
      bad: [
        'Do not ask twice.',
        (say) => (
          <div className="grid gap-3">
            <TextField type="password" label={say('รหัสผ่าน', 'Password')} />
            <TextField type="password" label={say('ยืนยันรหัสผ่าน', 'Confirm password')} />
          </div>
        ),
      ],
    },
  ],
  accessibility: {
    keyboard: 'A text field and a button, which announces whether the password is visible',
    script: 'Without the button',
    forced: 'The icon of the button changes',
  },
} satisfies Guide;
