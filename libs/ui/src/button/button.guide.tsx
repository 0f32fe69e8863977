import type { Guide } from '../docs/guide';
import { Button, SendIcon } from '../index';

export default {
  parts: ['Button', 'ButtonLink'],
  group: 'Actions',
  since: '0.1.0',
  use: [
    'Button starts an action: send, add, delete.',
    'ButtonLink leads to the next step of a task at another address.',
    'One primary button in a view; secondary and quiet ones for the rest.',
  ],
  avoid: [
    'For a link within a text or a list: use Link.',
    'For a shortcut on a home page: use Tile.',
    'For a setting with immediate effect: use Switch.',
    'Disabled until the form is complete: let people press it and show what is missing.',
  ],
  example: (say) => <Button iconStart={SendIcon}>{say('ส่งเรื่อง', 'Send report')}</Button>,
  anatomy: [
    ['Label', 'button', 'A verb, with its object if the page does not say it.'],
    ['Icon', 'button svg', 'Optional. Without a label it needs an accessible name.'],
  ],
  keyboard: [
    ['Enter, Space', 'Presses a button. Enter opens a ButtonLink.'],
    ['Tab', 'A busy button keeps the focus and ignores presses.'],
  ],
  compare: [
    {
      good: [
        'One primary button shows the main action.',
        (say) => (
          <p className="flex flex-wrap gap-3">
            <Button>{say('ส่งเรื่อง', 'Send report')}</Button>
            <Button variant="quiet">{say('ลบร่าง', 'Discard draft')}</Button>
          </p>
        ),
      ],
      bad: [
        'Do not make every action primary: none stands out.',
        (say) => (
          <p className="flex flex-wrap gap-3">
            <Button>{say('ส่งเรื่อง', 'Send report')}</Button>
            <Button>{say('บันทึกร่าง', 'Save draft')}</Button>
            <Button>{say('ลบร่าง', 'Discard draft')}</Button>
          </p>
        ),
      ],
    },
    {
      good: ['Name the action.', (say) => <Button variant="danger">{say('ลบบัญชี', 'Delete account')}</Button>],
      bad: [
        'Do not write “OK” or “Yes”: people have to remember the question.',
        (say) => <Button variant="danger">{say('ตกลง', 'OK')}</Button>,
      ],
    },
    {
      good: ['Say that work is in progress.', (say) => <Button busy>{say('กำลังส่ง', 'Sending')}</Button>],
      bad: [
        'Do not disable the button: it loses the focus and says nothing.',
        (say) => <Button disabled>{say('ส่งเรื่อง', 'Send report')}</Button>,
      ],
    },
  ],
  accessibility: {
    keyboard: 'Busy: keeps the focus, ignores clicks and announces it',
    forced: 'A border in every variant; GrayText when disabled',
  },
} satisfies Guide;
