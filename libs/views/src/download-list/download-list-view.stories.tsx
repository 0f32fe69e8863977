import type { Item, Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentExample, longestDocumentExample } from '../document-list/document-list-examples';
import type { ListingData } from '../shared/listing/listing-data';
import { exampleContext } from '../shared/examples/model-context-example';
import { toDownloadListModel } from './download-list-model';
import { DownloadListView } from './download-list-view';
import { emptyStory, wrongFilterStory } from '../listing/listing-story-example';

interface Args {
  items: (locale: Locale) => Item[];
}

const meta = {
  title: 'Views/DownloadList',
  render: ({ items }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const data = { items: items(locale) } as unknown as ListingData;
    const model = toDownloadListModel(data, exampleContext(locale));
    return <>{model && <DownloadListView model={model} />}</>;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const id = (name: string) => ({ id: name as Item['id'] });

/** In force, upcoming and ended. */
export const FareTables: Story = {
  args: {
    items: (locale) => [
      documentExample(locale),
      documentExample(locale, { ...id('purple'), lines: ['purple'] as Item['lines'] }),
      documentExample(locale, { ...id('next'), validFrom: '2027-01-01' }),
      documentExample(locale, { ...id('ended'), validFrom: '2024-07-03', validTo: '2026-07-02' }),
    ],
  },
};

export const OneGroup: Story = { args: { items: (locale) => [documentExample(locale)] } };

export const Longest: Story = { args: { items: (locale) => [longestDocumentExample(locale)] } };

export const Narrow: Story = { ...FareTables, globals: { viewport: { value: 'mobile1' } } };

export const Empty: StoryObj = emptyStory('LineDate.DownloadList');

/** An invalid value is ignored and named; the rest is shown. */
export const WrongFilter: StoryObj = wrongFilterStory('LineDate.DownloadList', 'to', (locale) => [
  documentExample(locale),
]);
