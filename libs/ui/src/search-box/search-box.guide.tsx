import type { Guide } from '../docs/guide';
import { Button, SearchBox, SearchIcon } from '../index';

export default {
  parts: ['SearchBox', 'SearchSuggestions'],
  group: 'Navigation',
  since: '0.1.0',
  use: [
    'For the search of the site, in the header and on the page of results.',
    'With SearchSuggestions for pages that a person may mean.',
  ],
  avoid: ['For a station: use StationSelector.', 'For a filter of a short list: people can see it all.'],
  example: (say) => <SearchBox label={say('ค้นหาในเว็บไซต์', 'Search this site')} name="q" />,
  anatomy: [
    ['Field', 'input', 'A native search field with a name that is announced.'],
    ['Button', 'button', 'Sends the form, also without JavaScript.'],
  ],
  keyboard: [
    ['Enter', 'Searches, or opens the chosen suggestion.'],
    ['↑ ↓', 'Move through the suggestions.'],
    ['Escape', 'Closes the suggestions, then empties the field.'],
  ],
  compare: [
    {
      good: [
        'Field and button belong together.',
        (say) => <SearchBox label={say('ค้นหา', 'Search')} name="q" />,
      ],
      bad: [
        'Do not hide the field behind an icon where there is room.',
        (say) => <Button variant="quiet" iconStart={SearchIcon} aria-label={say('ค้นหา', 'Search')} />,
      ],
    },
  ],
} satisfies Guide;
