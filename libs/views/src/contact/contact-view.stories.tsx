import type { Item, Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleContext } from '../shared/examples/model-context-example';
import {
  contactCategory,
  contactListing,
  contactPointExample,
  contactPointsExample,
  guidesExample,
} from './contact-examples';
import { toContactModel } from './contact-model';
import { ContactView } from './contact-view';
import { emptyStory } from '../listing/listing-story-example';

interface Args {
  items: (locale: Locale) => Item[];
}

const meta = {
  title: 'Views/Contact',
  render: ({ items }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const listing = contactListing(contactCategory, locale, { items: items(locale) });
    const model = toContactModel(listing, exampleContext(locale));
    return <>{model && <ContactView model={model} />}</>;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Organisations: Story = { args: { items: contactPointsExample } };

/** A category of complaints: first steps, contacts, guides. */
export const WithGuides: Story = {
  args: { items: (locale) => [...guidesExample(locale), ...contactPointsExample(locale)] },
};

export const Narrow: Story = { ...WithGuides, globals: { viewport: { value: 'mobile1' } } };

/** Only a name is known, and it is uncertain. */
export const FewFacts: Story = {
  args: {
    items: (locale) => [
      contactPointExample(locale, {
        certainty: 'estimated',
        channel: 'social',
        telephone: undefined,
        hours: undefined,
        organisation: undefined,
      }),
    ],
  },
};

export const Longest: Story = {
  args: {
    items: (locale) => {
      const { title, summary, organisation = '', hours = '' } = contactPointExample(locale);
      return [
        contactPointExample(locale, {
          title: `${title} ${title} ${title}`,
          summary: `${summary} ${summary} ${summary}`,
          organisation: `${organisation} ${organisation}`,
          hours: `${hours} `.repeat(5),
          telephone: undefined,
          email: 'a-department-with-a-very-long-address.customer.relations@mass-rapid-transit.example.org',
          lines: ['blue', 'purple', 'yellow', 'pink'] as never,
        }),
      ];
    },
  },
};

/** The text is in the other language. */
export const Untranslated: Story = {
  args: { items: (locale) => contactPointsExample(locale === 'th' ? 'en' : 'th') },
};

export const Empty: StoryObj = emptyStory('None.Contact');
