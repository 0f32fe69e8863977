import type { Guide } from '../docs/guide';
import { Container } from '../index';

export default {
  parts: ['Container'],
  group: 'Frame',
  since: '0.1.0',
  use: [
    'Around every section of a page, so that all have the same width and gutters.',
    'With `width="text"` for a page of running text.',
  ],
  avoid: ['For spacing inside a part.', 'Inside another container: the gutters add up.'],
  example: (say) => (
    <Container width="text" className="bg-accent-soft py-4">
      {say('ตัวอักษรหนึ่งบรรทัดมี 60–75 ตัว', 'A line of text has 60 to 75 characters.')}
    </Container>
  ),
  anatomy: [['Column', 'div', 'At most 1,280 px for a page, 608 px for text.']],
  keyboard: [],
  compare: [
    {
      good: [
        'Running text has the width of text.',
        (say) => (
          <Container width="text">
            {say(
              'ผู้โดยสารที่ลืมของไว้ในขบวนรถ แจ้งได้ที่สถานีใดก็ได้',
              'If you left something on a train, tell us at any station.',
            )}
          </Container>
        ),
      ],
      bad: [
        'Do not nest containers: on a phone little width is left.',
        (say) => (
          <Container className="bg-surface-sunken">
            <Container className="bg-accent-soft">
              <Container className="bg-surface">{say('ข้อความ', 'Text')}</Container>
            </Container>
          </Container>
        ),
      ],
    },
  ],
} satisfies Guide;
