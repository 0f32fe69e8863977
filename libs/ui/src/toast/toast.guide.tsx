import type { Guide } from '../docs/guide';
import { ToastStill } from '../docs/stills';
import { ToastProvider } from '../index';

export default {
  parts: ['ToastProvider'],
  group: 'Messages',
  since: '0.1.0',
  use: [
    'To confirm an action without taking the focus: copied, saved, removed.',
    'With an action such as “Undo”, which is also offered elsewhere.',
  ],
  avoid: [
    'For errors of a form: use the errors of its fields and ErrorSummary.',
    'For anything that people must read: it disappears. Use Notice.',
  ],
  example: (say) => <ToastStill title={say('คัดลอกลิงก์แล้ว', 'Link copied')} colour="success" />,
  code: (say) => (
    <ToastProvider now={Date.now}>
      {say('หน้าเว็บ ซึ่งเรียก useToasts().add({ title })', 'The page, which calls useToasts().add({ title })')}
    </ToastProvider>
  ),
  anatomy: [
    ['Icon', 'svg', 'The meaning of the colour, as a shape.'],
    ['Text', 'p', 'What has happened, in the past tense.'],
    ['Close', 'button', 'Large enough for a thumb.'],
    ['Remaining time', 'progress', 'Stops while the pointer or the focus is on it.'],
  ],
  keyboard: [
    ['F8', 'Moves to the toasts.'],
    ['Escape', 'Closes the toast that has the focus.'],
    ['Tab', 'Moves through its actions.'],
  ],
  compare: [
    {
      good: [
        'Confirm in a few words.',
        (say) => <ToastStill title={say('ลบร่างแล้ว', 'Draft discarded')} colour="success" />,
      ],
      bad: [
        'Do not show an error that disappears before it is read.',
        (say) => (
          <ToastStill
            title={say('ส่งไม่สำเร็จ', 'Not sent')}
            description={say(
              'ช่องที่ 3 และ 7 ไม่ถูกต้อง โปรดแก้ไขแล้วส่งใหม่ภายใน 10 นาที',
              'Fields 3 and 7 are invalid. Correct them and send again within 10 minutes.',
            )}
            colour="danger"
          />
        ),
      ],
    },
  ],
  accessibility: {
    keyboard:
      'A region that F8 focuses; pointer and focus pause the countdown, and a toast with actions waits until a dialog closes',
    script: 'Not available',
    forced: 'A border; remaining time in Highlight',
  },
} satisfies Guide;
