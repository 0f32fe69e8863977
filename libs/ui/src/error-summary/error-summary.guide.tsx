import type { Guide } from '../docs/guide';
import { ErrorSummary } from '../index';

export default {
  parts: ['ErrorSummary'],
  group: 'Fields',
  since: '0.1.0',
  use: [
    'At the top of a form after a failed submission, in every form with more than one field.',
    'With the same words as the errors beside the fields.',
  ],
  avoid: ['While a person is typing.', 'For a failure that is not about the fields: use a notice.'],
  example: (say) => (
    <ErrorSummary
      problems={[
        {
          fieldId: 'email',
          message: say(
            'โปรดกรอกอีเมล เช่น name@example.com',
            'Enter an e-mail address, such as name@example.com',
          ),
        },
        { fieldId: 'date', message: say('วันที่ไม่ถูกต้อง โปรดระบุใหม่', 'Enter a valid date, such as 22/11/2026') },
      ]}
    />
  ),
  anatomy: [
    ['Title', 'h2', 'Says how many problems there are. It is announced.'],
    ['Problem', 'li a', 'A link that moves to the field, in the order of the form.'],
  ],
  keyboard: [
    ['After sending', 'The summary takes the focus.'],
    ['Enter', 'On a problem, moves to its field.'],
  ],
  compare: [
    {
      good: [
        'Say how to fix it.',
        (say) => (
          <ErrorSummary
            problems={[
              {
                fieldId: 'tel',
                message: say('โปรดกรอกหมายเลขโทรศัพท์ 9–10 หลัก', 'Enter a telephone number of 9 or 10 digits'),
              },
            ]}
          />
        ),
      ],
      bad: [
        'Do not blame, and do not leave people to guess.',
        (say) => (
          <ErrorSummary problems={[{ fieldId: 'tel', message: say('ข้อมูลไม่ถูกต้อง', 'Invalid input') }]} />
        ),
      ],
    },
  ],
  accessibility: {
    keyboard: 'Takes the focus; each line links to its field',
    forced: 'A border and underlined links',
  },
} satisfies Guide;
