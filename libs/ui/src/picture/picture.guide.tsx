import type { Guide } from '../docs/guide';
import { drawing } from '../examples.stories';
import { Picture } from '../picture/picture';

export default {
  parts: [],
  group: 'Content',
  since: '0.1.0',
  use: ['Inside cards and promo boxes, as the frame of an image: its shape, and a sign if it is missing.'],
  avoid: ['On pages: it is not exported. Use Image, which requests the right size.'],
  example: (say) => (
    <Picture
      className="max-w-xs"
      src={drawing}
      alt={say('ขบวนรถที่ชานชาลา', 'A train at a platform')}
      width={320}
      height={180}
      ratio="16/9"
      rounded
    />
  ),
  anatomy: [
    ['Frame', 'span', 'Has the ratio, so that a row of pictures is even.'],
    ['Picture', 'img', 'Cropped to the frame from its middle.'],
  ],
  keyboard: [],
  compare: [
    {
      good: [
        'A missing picture keeps its space.',
        () => <Picture className="max-w-48" alt="" width={320} height={180} ratio="16/9" rounded />,
      ],
      bad: [
        'Do not stretch a picture to a shape.',
        () => <img className="h-40 w-24" src={drawing} alt="" width={96} height={160} />,
      ],
    },
  ],
} satisfies Guide;
