import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  commentCategory,
  contactListing,
  contactPointExample,
  guidesExample,
} from '../contact/contact-examples';
import { exampleContext } from '../shared/examples/model-context-example';
import { toCommentModel } from './comment-model';
import { CommentView } from './comment-view';

interface Args {
  listing: (locale: Locale) => Parameters<typeof contactListing>[2];
}

const meta = {
  title: 'Views/Comment',
  render: ({ listing }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const data = contactListing(commentCategory, locale, listing(locale));
    const model = toCommentModel(data, exampleContext(locale));
    return <>{model && <CommentView model={model} />}</>;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Guides: Story = { args: { listing: (locale) => ({ items: guidesExample(locale) }) } };

export const Narrow: Story = { ...Guides, globals: { viewport: { value: 'mobile1' } } };

/** The category has no guide of its own. */
export const NoGuides: Story = { args: { listing: () => ({}) } };

/** No contact is known. */
export const FewFacts: Story = {
  args: { listing: (locale) => ({ items: guidesExample(locale), sources: { contactPoints: [] } }) },
};

export const Longest: Story = {
  args: {
    listing: (locale) => {
      const { organisation = '', summary } = contactPointExample(locale);
      const point = { organisation: `${organisation} ${organisation}`, summary: `${summary} `.repeat(5) };
      return { sources: { contactPoints: [contactPointExample(locale, point)] } };
    },
  },
};

/** Neither guides nor contacts. */
export const Empty: Story = { args: { listing: () => ({ sources: { contactPoints: [] } }) } };
