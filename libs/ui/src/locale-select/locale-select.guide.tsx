import type { Guide } from '../docs/guide';
import { LocaleSelect } from '../index';

export default {
  parts: ['LocaleSelect'],
  group: 'Navigation',
  since: '0.1.0',
  use: [
    'In the header: links to this page in the other language.',
    'With the name of each language in that language.',
  ],
  avoid: [
    'With flags: a flag is a country, not a language.',
    'To the home page: people want this page.',
    'For more than about four languages: use a menu.',
  ],
  example: (say) => (
    <LocaleSelect
      current={say('th', 'en')}
      options={[
        { locale: 'th', label: 'ไทย', href: '#th' },
        { locale: 'en', label: 'English', href: '#en' },
      ]}
    />
  ),
  anatomy: [
    [
      'Language',
      'a, span[aria-current], li',
      'A link with its own `lang`, so that it is read in the right voice.',
    ],
    ['Current', '[aria-current]', 'Underlined in forced colours.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the languages.'],
    ['Enter', 'Opens this page in that language.'],
  ],
  compare: [
    {
      good: [
        'Name the language in itself.',
        () => (
          <LocaleSelect
            current="th"
            options={[
              { locale: 'th', label: 'ไทย', href: '#th' },
              { locale: 'en', label: 'English', href: '#en' },
            ]}
          />
        ),
      ],
      bad: [
        'Do not translate the names: whoever needs “English” cannot read “อังกฤษ”.',
        () => (
          <LocaleSelect
            current="th"
            options={[
              { locale: 'th', label: 'ไทย', href: '#th' },
              { locale: 'en', label: 'อังกฤษ', href: '#en' },
            ]}
          />
        ),
      ],
    },
  ],
  accessibility: { keyboard: 'Links in their own language', forced: 'The current language is underlined' },
} satisfies Guide;
