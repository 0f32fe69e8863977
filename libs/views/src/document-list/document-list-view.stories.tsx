import type { Item, Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ListingData } from '../shared/listing/listing-data';
import { exampleContext } from '../shared/examples/model-context-example';
import { callExample, documentExample, longestDocumentExample } from './document-list-examples';
import { toDocumentListModel } from './document-list-model';
import { DocumentListView } from './document-list-view';
import { emptyStory, wrongFilterStory } from '../listing/listing-story-example';

interface Args {
  items: (locale: Locale) => Item[];
}

const meta = {
  title: 'Views/DocumentList',
  render: ({ items }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const data = { items: items(locale) } as unknown as ListingData;
    const model = toDocumentListModel(data, exampleContext(locale));
    return <>{model && <DocumentListView model={model} />}</>;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const id = (name: string) => ({ id: name as Item['id'] });

/** Open, closing soon, closed, and without a closing date. */
export const Announcements: Story = {
  args: {
    items: (locale) => [
      callExample(locale, { ...id('open'), closesOn: '2027-01-15' }),
      callExample(locale),
      callExample(locale, { ...id('closed'), closesOn: '2026-10-30' }),
      documentExample(locale),
    ],
  },
};

export const Longest: Story = { args: { items: (locale) => [longestDocumentExample(locale)] } };

/** In the other language, marked with `lang`. */
export const Untranslated: Story = {
  args: { items: (locale) => [callExample(locale === 'th' ? 'en' : 'th')] },
};

export const Narrow: Story = {
  ...Announcements,
  globals: { viewport: { value: 'mobile1' } },
};

export const Empty: StoryObj = emptyStory('LineDate.DocumentList');

/** An invalid value is ignored and named; the rest is shown. */
export const WrongFilter: StoryObj = wrongFilterStory('LineDate.DocumentList', 'from', (locale) => [
  callExample(locale),
]);
