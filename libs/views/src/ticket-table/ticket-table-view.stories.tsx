import type { Item, Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { articleExample } from '../shared/examples/article-examples';
import { exampleContext } from '../shared/examples/model-context-example';
import { endedTicketExample, plannedTicketExample, ticketExample } from '../shared/examples/ticket-examples';
import { toTicketTableModel } from './ticket-table-model';
import { TicketTableView } from './ticket-table-view';
import { emptyStory } from '../listing/listing-story-example';

interface Args {
  items: (locale: Locale) => Item[];
}

const meta = {
  title: 'Views/TicketTable',
  render: ({ items }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const model = toTicketTableModel({ items: items(locale) }, exampleContext(locale));
    return <>{model && <TicketTableView model={model} />}</>;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Tickets: Story = {
  args: {
    items: (locale) => [
      ticketExample(locale),
      plannedTicketExample(locale),
      endedTicketExample(locale),
      articleExample(locale),
    ],
  },
};

export const Narrow: Story = { ...Tickets, globals: { viewport: { value: 'mobile1' } } };

/** Tickets with few known facts. */
export const Uncertain: Story = {
  args: {
    items: (locale) => [
      ticketExample(locale, {
        certainty: 'estimated',
        whoFor: undefined,
        howToGet: undefined,
        price: undefined,
      }),
    ],
  },
};

export const Longest: Story = {
  args: {
    items: (locale) => {
      const { title, whoFor = '', howToGet = '' } = ticketExample(locale);
      return [
        ticketExample(locale, {
          title: `${title} ${title} ${title}`,
          whoFor: `${whoFor} `.repeat(5),
          howToGet: `${howToGet} `.repeat(5),
        }),
      ];
    },
  },
};

/** The text is in the other language. */
export const Untranslated: Story = {
  args: { items: (locale) => [ticketExample(locale === 'th' ? 'en' : 'th')] },
};

export const Empty: StoryObj = emptyStory('None.TicketTable');
