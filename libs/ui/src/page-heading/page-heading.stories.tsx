import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge';
import { wordsFor } from '../examples.stories';
import { StationCode } from '../station-code/station-code';
import { PageHeading } from './page-heading';

const meta = {
  title: 'Components/Page heading',
  component: PageHeading,
  parameters: {
    docs: {
      description: {
        component: 'The h1 of a page and its facts. For sections, use SectionHeading.',
      },
    },
  },
  args: { title: '' },
  render: (args, { globals }) => (
    <PageHeading {...args} title={wordsFor(globals).facilities} lead={wordsFor(globals).summary} />
  ),
} satisfies Meta<typeof PageHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLead: Story = {};
export const TitleOnly: Story = {
  render: (_, { globals }) => <PageHeading title={wordsFor(globals).shortTitle} />,
};
export const OnALine: Story = {
  render: (_, { globals }) => (
    <PageHeading
      lineId="blue"
      eyebrow={<StationCode code="BL19" lineId="blue" />}
      title={wordsFor(globals).stations[3]!}
      meta={<Badge tone="success">{wordsFor(globals).date}</Badge>}
    />
  ),
};
export const Longest: Story = {
  render: (_, { globals }) => (
    <PageHeading
      eyebrow={wordsFor(globals).news}
      title={wordsFor(globals).longest}
      lead={wordsFor(globals).summary}
      meta={<time dateTime="2026-11-24">{wordsFor(globals).date}</time>}
    />
  ),
};
