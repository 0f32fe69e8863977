import type { FoundItem, Locale, PageFilter } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contactListing, foundCategory, foundItemsExample } from '../contact/contact-examples';
import { listingStory, type ListingStoryArgs } from '../listing/listing-story-example';
import { exampleContext } from '../shared/examples/model-context-example';
import { toAssetFoundModel } from './asset-found-model';
import { AssetFoundView } from './asset-found-view';

interface Args {
  items: readonly FoundItem[];
  total?: number;
  filter?: PageFilter;
}

const meta = {
  title: 'Views/AssetFound',
  render: ({ items, total = items.length, filter = {} }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const data = contactListing(foundCategory, locale, {
      filter,
      sources: { foundItems: { items, total, page: 1, pageSize: 20 } },
    });
    const model = toAssetFoundModel(data, exampleContext(locale));
    return <>{model && <AssetFoundView model={model} />}</>;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Register: Story = { args: { items: foundItemsExample } };

export const FirstOfSeveralPages: Story = { args: { items: foundItemsExample, total: 60 } };

export const Narrow: Story = {
  ...FirstOfSeveralPages,
  globals: { viewport: { value: 'mobile1' } },
};

/** Until the desk has registered its first item. */
export const Examples: Story = {
  args: { items: foundItemsExample.map((item) => ({ ...item, example: true })) },
};

export const Empty: Story = { args: { items: [] } };

export const NothingMatches: Story = { args: { items: [], filter: { from: '2026-11-20' } } };

/** An invalid day is ignored and named; the whole register is shown. */
export const WrongFilter: StoryObj<ListingStoryArgs> = {
  ...listingStory,
  args: { data: (locale) => contactListing(foundCategory, locale, { ignored: ['from'] }) },
};
