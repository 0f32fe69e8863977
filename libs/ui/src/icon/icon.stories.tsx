import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './icon';
import { iconNames } from './icons';

const meta = { title: 'Components/Icon', component: Icon, args: { name: 'train' } } satisfies Meta<
  typeof Icon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decorative: Story = {};
export const Labelled: Story = { args: { label: 'MRT' } };

export const Sizes: Story = {
  render: (args) => (
    <p className="flex items-center gap-4">
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </p>
  ),
};

export const All: Story = {
  render: () => (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6" lang="en">
      {iconNames.map((name) => (
        <li key={name} className="flex items-center gap-3 text-sm">
          <Icon name={name} size="lg" />
          {name}
        </li>
      ))}
    </ul>
  ),
};
