import type { Meta, StoryObj } from '@storybook/react-vite';
import { wordsFor } from '../examples.stories';
import { SectionHeading } from './section-heading';

const meta = {
  title: 'Components/Section heading',
  component: SectionHeading,
  parameters: {
    docs: {
      description: {
        component: "Starts a section, with a link to the full list. For the page's title, use PageHeading.",
      },
    },
  },
  args: { title: '' },
  render: (args, { globals }) => (
    <SectionHeading
      {...args}
      title={wordsFor(globals).news}
      more={{ href: '#news', label: wordsFor(globals).seeAll }}
    />
  ),
} satisfies Meta<typeof SectionHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLink: Story = {};
export const TitleOnly: Story = {
  render: (_, { globals }) => <SectionHeading title={wordsFor(globals).facilities} />,
};
/** A section about one line has its track. */
export const OnALine: Story = {
  render: (_, { globals }) => (
    <SectionHeading lineId="purple" title={wordsFor(globals).lines.purple} lead={wordsFor(globals).date} />
  ),
};
export const Longest: Story = {
  render: (_, { globals }) => (
    <SectionHeading
      headingLevel={3}
      title={wordsFor(globals).longest}
      lead={wordsFor(globals).summary}
      more={{ href: '#news', label: wordsFor(globals).seeAll }}
    />
  ),
};
