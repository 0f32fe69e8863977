import type { Guide } from '../docs/guide';
import { drawing } from '../examples.stories';
import { Image } from '../index';

export default {
  parts: ['Image', 'ImageConfigProvider'],
  group: 'Content',
  since: '0.1.0',
  use: [
    'For a photograph or drawing of the content, with its width and height, so that nothing moves when it loads.',
    'With an empty `alt` if the text beside it says the same.',
  ],
  avoid: ['For text: screen readers, translation and zoom need real text.', 'For signs: use Icon.'],
  example: (say) => (
    <Image
      className="max-w-xs"
      src={drawing}
      alt={say('ขบวนรถที่ชานชาลา', 'A train at a platform')}
      width={320}
      height={180}
      rounded
    />
  ),
  anatomy: [
    ['Frame', 'span', 'Keeps the space, and shows a sign if the picture is missing.'],
    ['Picture', 'img', 'Requested in the size that it has on the page.'],
  ],
  keyboard: [],
  compare: [
    {
      good: [
        'Describe what matters in the picture.',
        (say) => (
          <figure className="grid max-w-xs gap-1">
            <Image
              src={drawing}
              alt={say('ขบวนรถที่ชานชาลา', 'A train at a platform')}
              width={320}
              height={180}
              rounded
            />
            <figcaption className="text-xs text-ink-muted">
              alt: {say('ขบวนรถที่ชานชาลา', 'A train at a platform')}
            </figcaption>
          </figure>
        ),
      ],
      bad: [
        'Do not name the file.',
        () => (
          <figure className="grid max-w-xs gap-1">
            <Image src={drawing} alt="IMG_2041.jpg" width={320} height={180} rounded />
            <figcaption className="text-xs text-ink-muted">alt: IMG_2041.jpg</figcaption>
          </figure>
        ),
      ],
    },
  ],
  accessibility: { keyboard: 'An image with its text' },
} satisfies Guide;
