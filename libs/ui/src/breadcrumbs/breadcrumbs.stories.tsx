import type { Meta, StoryObj } from '@storybook/react-vite';
import { wordsFor } from '../examples.stories';
import { Breadcrumbs } from './breadcrumbs';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    docs: {
      description: {
        component: 'The position of a page in a site with more than two levels. Not for the steps of a form.',
      },
    },
  },
  args: { items: [] },
  render: (_, { globals }) => {
    const words = wordsFor(globals);
    return (
      <Breadcrumbs
        items={[
          { label: words.home, href: '#home' },
          { label: words.travel },
          { label: words.facilities, href: '#facilities' },
          { label: words.shortTitle },
        ]}
      />
    );
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourSteps: Story = {};
export const Longest: Story = {
  render: (_, { globals }) => {
    const words = wordsFor(globals);
    return (
      <div className="max-w-80">
        <Breadcrumbs items={[{ label: words.home, href: '#home' }, { label: words.longest }]} />
      </div>
    );
  },
};
