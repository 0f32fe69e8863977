import type { Item, Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { callExample } from '../document-list/document-list-examples';
import {
  activityExample,
  contactItemExample,
  fareGroupItemExample,
  placeItemExample,
  spaceExample,
  ticketItemExample,
} from '../shared/examples/item-examples';
import { exampleContext } from '../shared/examples/model-context-example';
import { carParkExample } from '../shared/examples/car-park-examples';
import { articleExample, longestArticleExample } from '../shared/examples/article-examples';
import { toContentListModel } from './content-list-model';
import { ContentListView } from './content-list-view';
import { emptyStory, wrongFilterStory } from '../listing/listing-story-example';

interface Args {
  items: (locale: Locale) => Item[];
}

const meta = {
  title: 'Views/ContentList',
  render: ({ items }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    return <ContentListView model={toContentListModel({ items: items(locale) }, exampleContext(locale))} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const id = (name: string) => ({ id: name as Item['id'] });

/** Current, ended, and without its picture. */
export const News: Story = {
  args: {
    items: (locale) => [
      articleExample(locale),
      articleExample(locale, { ...id('ends'), validTo: '2026-11-30', likes: 0 }),
      articleExample(locale, { ...id('ended'), validTo: '2026-01-31', pictureUrl: undefined }),
    ],
  },
};

/** With days and places; one is an example. */
export const Activities: Story = {
  args: {
    items: (locale) => [
      activityExample(locale),
      activityExample(locale, {
        ...id('over'),
        certainty: 'official',
        validFrom: '2026-10-01',
        validTo: '2026-10-01',
      }),
    ],
  },
};

/** Available, reserved and rented. */
export const Spaces: Story = {
  args: {
    items: (locale) => [
      spaceExample(locale),
      spaceExample(locale, { ...id('reserved'), availability: 'reserved', rentSatang: undefined }),
      spaceExample(locale, { ...id('let'), availability: 'let' }),
    ],
  },
};

/** Kinds that come here only if their category has no better view. */
export const OtherKinds: Story = {
  args: {
    items: (locale) => [
      placeItemExample(locale),
      carParkExample(locale),
      callExample(locale),
      ticketItemExample(locale),
      fareGroupItemExample(locale),
      contactItemExample(locale),
    ],
  },
};

export const Longest: Story = { args: { items: (locale) => [longestArticleExample(locale)] } };

export const Untranslated: Story = {
  args: { items: (locale) => [articleExample(locale === 'th' ? 'en' : 'th')] },
};

export const Narrow: Story = { ...Spaces, globals: { viewport: { value: 'mobile1' } } };

export const Empty: StoryObj = emptyStory('LineMonthYear.ContentList');

/** An invalid value is ignored and named; the rest is shown. */
export const WrongFilter: StoryObj = wrongFilterStory('LineMonthYear.ContentList', 'month', (locale) => [
  articleExample(locale),
]);
