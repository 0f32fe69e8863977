import type { Guide } from '../docs/guide';
import { DialogStill } from '../docs/stills';
import { Button, Dialog, DialogClose } from '../index';

export default {
  parts: ['Dialog', 'DialogClose'],
  group: 'Messages',
  since: '0.1.0',
  use: [
    'For a short question before an action that cannot be undone.',
    'For a task of one or two fields that needs the page as its context.',
  ],
  avoid: [
    'For more than a few fields: use a page of its own.',
    'For messages: use a toast or a notice.',
    'For service alerts: use an alert modal.',
    'Inside another dialog.',
  ],
  example: (say) => (
    <DialogStill
      title={say('ลบบัญชีหรือไม่', 'Delete your account?')}
      footer={
        <>
          <Button variant="danger">{say('ลบบัญชี', 'Delete account')}</Button>
          <Button variant="quiet">{say('เก็บไว้', 'Keep it')}</Button>
        </>
      }
    >
      {say('เรื่องที่ท่านแจ้งไว้จะยังอยู่', 'The cases that you reported stay.')}
    </DialogStill>
  ),
  code: (say) => (
    <Dialog
      size="sm"
      title={say('ลบบัญชีหรือไม่', 'Delete your account?')}
      trigger={<Button variant="danger">{say('ลบบัญชี', 'Delete account')}</Button>}
      footer={
        <>
          <Button variant="danger">{say('ลบบัญชี', 'Delete account')}</Button>
          <DialogClose>
            <Button variant="quiet">{say('เก็บไว้', 'Keep it')}</Button>
          </DialogClose>
        </>
      }
    >
      {say('เรื่องที่ท่านแจ้งไว้จะยังอยู่', 'The cases that you reported stay.')}
    </Dialog>
  ),
  anatomy: [
    ['Title', 'h2', 'The question or the task. It names the dialog.'],
    ['Close', '[data-piece=close]', 'Closes without any effect.'],
    ['Text', '[data-piece=body]', 'What happens next. It scrolls if it is long.'],
    ['Actions', '[data-piece=foot]', 'The main action first.'],
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves inside the dialog. The focus never leaves it.'],
    ['Escape', 'Closes it and returns the focus to what opened it.'],
  ],
  compare: [
    {
      good: [
        'The title asks, the buttons answer.',
        (say) => (
          <DialogStill
            title={say('ลบร่างหรือไม่', 'Discard the draft?')}
            footer={
              <>
                <Button variant="danger">{say('ลบร่าง', 'Discard')}</Button>
                <Button variant="quiet">{say('เขียนต่อ', 'Keep writing')}</Button>
              </>
            }
          >
            {say('ข้อความที่พิมพ์ไว้จะหายไป', 'What you typed is lost.')}
          </DialogStill>
        ),
      ],
      bad: [
        'Do not ask “Are you sure?” with “Yes” and “No”.',
        (say) => (
          <DialogStill
            title={say('แน่ใจหรือไม่', 'Are you sure?')}
            footer={
              <>
                <Button>{say('ใช่', 'Yes')}</Button>
                <Button>{say('ไม่', 'No')}</Button>
              </>
            }
          >
            {say('การกระทำนี้ไม่สามารถย้อนกลับได้', 'This action cannot be undone.')}
          </DialogStill>
        ),
      ],
    },
  ],
  accessibility: { keyboard: 'Focus stays inside and returns; Escape closes', script: 'Not available' },
} satisfies Guide;
