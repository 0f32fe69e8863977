import type { Guide } from '../docs/guide';
import { TextArea, TextField } from '../index';

export default {
  parts: ['TextArea'],
  group: 'Fields',
  since: '0.1.0',
  use: [
    'For an answer of several sentences. Its height suggests how much to write.',
    'With a counter if there is a limit.',
  ],
  avoid: [
    'For a name, a reference or a search: use TextField.',
    'For a list of facts: use a field for each.',
  ],
  example: (say) => (
    <TextArea
      label={say('เกิดอะไรขึ้น', 'What happened?')}
      hint={say('ไม่ต้องระบุข้อมูลส่วนบุคคล', 'Leave out personal details.')}
      maxLength={500}
      counter
    />
  ),
  anatomy: [
    ['Label', 'label', 'A question or a noun.'],
    ['Hint', '[id$="-hint"]', 'What to include.'],
    ['Field', 'textarea', 'Grows with the text; people can resize it.'],
    [
      'Counter',
      '[id$="-count"], [id$="-limit"], [id$="-counter"]',
      'Announced after a pause. More than the limit can be typed, and is marked.',
    ],
  ],
  keyboard: [
    ['Enter', 'Starts a new line.'],
    ['Tab', 'Leaves the field.'],
  ],
  compare: [
    {
      good: [
        'Let people type too much, and say by how much.',
        (say) => (
          <TextArea
            label={say('ความเห็น', 'Comment')}
            rows={3}
            maxLength={20}
            counter
            defaultValue={say(
              'ขบวนรถสะอาดมาก ขอบคุณเจ้าหน้าที่ทุกท่าน',
              'The trains are very clean. Thank you all.',
            )}
          />
        ),
      ],
      bad: [
        'Do not cut the text while a person pastes it.',
        (say) => (
          <TextField
            label={say('ความเห็น', 'Comment')}
            maxLength={20}
            defaultValue={say('ขบวนรถสะอาดมาก ขอบคุ', 'The trains are very c')}
          />
        ),
      ],
    },
  ],
  accessibility: {
    keyboard: 'The remaining characters are announced after a pause',
    script: 'Shows the limit',
    forced: 'A frame; an error has a rail and a mark',
  },
} satisfies Guide;
