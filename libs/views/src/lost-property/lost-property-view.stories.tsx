import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contactListing, guideExample, guidesExample, lostCategory } from '../contact/contact-examples';
import { exampleContext } from '../shared/examples/model-context-example';
import { toLostPropertyModel } from './lost-property-model';
import { LostPropertyView } from './lost-property-view';
import { emptyStory } from '../listing/listing-story-example';

interface Args {
  listing: (locale: Locale) => Parameters<typeof contactListing>[2];
}

const meta = {
  title: 'Views/LostProperty',
  render: ({ listing }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const data = contactListing(lostCategory, locale, listing(locale));
    const model = toLostPropertyModel(data, exampleContext(locale));
    return <>{model && <LostPropertyView model={model} />}</>;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Guides: Story = { args: { listing: (locale) => ({ items: guidesExample(locale) }) } };

export const Narrow: Story = { ...Guides, globals: { viewport: { value: 'mobile1' } } };

/** Guides without full text, and no telephone number. */
export const FewFacts: Story = {
  args: {
    listing: (locale) => ({
      items: guidesExample(locale),
      sources: { firstGuide: undefined, contactPoints: [] },
    }),
  },
};

export const Longest: Story = {
  args: {
    listing: (locale) => {
      const { title, summary } = guideExample(locale);
      const long = { title: `${title} ${title}`, summary: `${summary} `.repeat(8) };
      return { items: guidesExample(locale).map((guide) => ({ ...guide, ...long })) };
    },
  },
};

/** The text is in the other language. */
export const Untranslated: Story = {
  args: {
    listing: (locale) => {
      const other = locale === 'th' ? 'en' : 'th';
      return { ...contactListing(lostCategory, other), items: guidesExample(other) };
    },
  },
};

export const Empty: StoryObj = emptyStory('None.LostProperty');
