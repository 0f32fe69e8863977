import type { ItemOf, Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleContext } from '../shared/examples/model-context-example';
import { linesExample } from '../shared/examples/network-example';
import { placeExample, positionedStationsExample } from './place-list-examples';
import { toPlaceListModel } from './place-list-model';
import { PlaceListView } from './place-list-view';
import { emptyStory, wrongFilterStory } from '../listing/listing-story-example';

type Place = ItemOf<'place'>;

interface Args {
  places: (locale: Locale) => Place[];
}

const changed = (id: string, changes: object) => ({ id: id as Place['id'], ...(changes as Partial<Place>) });

const meta = {
  title: 'Views/PlaceList',
  render: ({ places }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const sources = { lines: linesExample, stations: positionedStationsExample };
    const data = { items: places(locale), filter: {}, page: 1, sources };
    const model = toPlaceListModel(data, exampleContext(locale));
    return <>{model && <PlaceListView model={model} />}</>;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Places: Story = {
  args: {
    places: (locale) => [
      placeExample(locale),
      placeExample(locale, changed('two', { station: 'BL02', placeKind: 'park', exit: undefined })),
      placeExample(
        locale,
        changed('three', { station: 'PK01', lines: ['pink'], placeKind: 'shopping-mall' }),
      ),
    ],
  },
};

export const Narrow: Story = { ...Places, globals: { viewport: { value: 'mobile1' } } };

/** Only the station is known; no picture. */
export const FewFacts: Story = {
  args: {
    places: (locale) => [
      placeExample(locale, {
        pictureUrl: undefined,
        exit: undefined,
        walkMinutes: undefined,
        hours: undefined,
        admission: undefined,
      }),
    ],
  },
};

export const Longest: Story = {
  args: {
    places: (locale) => {
      const { title, summary, hours = '', admission = '' } = placeExample(locale);
      return [
        placeExample(locale, {
          title: `${title} ${title}`,
          summary: `${summary} ${summary} ${summary}`,
          hours: `${hours} `.repeat(4),
          admission: `${admission} `.repeat(10),
          placeKind: 'shopping-mall',
        }),
      ];
    },
  },
};

/** The text is in the other language. */
export const Untranslated: Story = {
  args: { places: (locale) => [placeExample(locale === 'th' ? 'en' : 'th')] },
};

export const Empty: StoryObj = emptyStory('LineSearch.PlaceList');

/** An invalid value is ignored and named; the rest is shown. */
export const WrongFilter: StoryObj = wrongFilterStory('LineSearch.PlaceList', 'line', (locale) => [
  placeExample(locale),
]);
