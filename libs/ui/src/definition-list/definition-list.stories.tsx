import type { Meta, StoryObj } from '@storybook/react-vite';
import { wordsFor } from '../examples.stories';
import { DefinitionList } from './definition-list';

const meta = {
  title: 'Components/Definition list',
  component: DefinitionList,
  parameters: {
    docs: {
      description: {
        component: 'Terms with their values, such as hours or fees. To compare several items, use Table.',
      },
    },
  },
  args: { items: [] },
  render: (args, { globals }) => (
    <DefinitionList
      {...args}
      items={wordsFor(globals).facts.map(([term = '', value]) => ({ term, value }))}
    />
  ),
} satisfies Meta<typeof DefinitionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Grid: Story = { args: { layout: 'grid' } };
export const Longest: Story = {
  render: (args, { globals }) => (
    <DefinitionList
      {...args}
      items={[{ term: wordsFor(globals).longest, value: wordsFor(globals).summary }]}
    />
  ),
};
