import type { Guide } from '../docs/guide';
import { Brand, BrandMark } from '../index';

export default {
  parts: ['Brand', 'BrandMark'],
  group: 'Frame',
  since: '0.1.0',
  use: [
    'Once in the header of every page, as a link to the home page in the current language.',
    'The mark alone where the name stands next to it, such as on the loading page.',
  ],
  avoid: ['For the logos of partners or sponsors: use Image.', 'As decoration inside a page.'],
  example: (say) => (
    <Brand
      href="#home"
      name={say('รฟม.', 'MRTA')}
      tagline={say('การรถไฟฟ้าขนส่งมวลชนแห่งประเทศไทย', 'Mass Rapid Transit Authority of Thailand')}
    />
  ),
  anatomy: [
    ['Mark', 'svg', 'A double track that forms an r. In forced colours it has the colour of text.'],
    ['Name', 'a > span > span', 'The short name.'],
    ['Tagline', 'a > span > span + span', 'The full name. On a phone it is only announced.'],
  ],
  keyboard: [['Enter', 'Opens the home page.']],
  compare: [
    {
      good: [
        'Keep the mark in its own colours and at its own ratio.',
        () => <BrandMark className="size-16" />,
      ],
      bad: [
        'Do not stretch or rotate the mark.',
        () => (
          <svg viewBox="0 0 40 40" preserveAspectRatio="none" className="h-10 w-28 rotate-6">
            <BrandMark />
          </svg>
        ),
      ],
    },
    {
      good: ['The header has one brand.', (say) => <Brand href="#home" name={say('รฟม.', 'MRTA')} oneLine />],
      bad: [
        'Do not use it as a bullet or a pattern.',
        (say) => (
          <ul className="grid gap-2">
            {[say('สถานี', 'Stations'), say('ค่าโดยสาร', 'Fares')].map((text) => (
              <li key={text} className="flex items-center gap-2">
                <BrandMark className="size-6" />
                {text}
              </li>
            ))}
          </ul>
        ),
      ],
    },
  ],
  accessibility: { forced: 'The mark in the text colour' },
} satisfies Guide;
