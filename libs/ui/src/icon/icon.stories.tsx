import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './icon';
import * as icons from './icons';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { icon: icons.TrainIcon },
  argTypes: { icon: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'A small drawing in the colour and size of the text. Import the drawing and pass it: `<Icon icon={ParkingIcon} />`, `<Button iconStart={SearchIcon}>`. The bundle contains only imported icons. An icon without text needs a `label`. For pictures, use Picture. For icons from data, use DynamicIcon.',
      },
    },
  },
} satisfies Meta<typeof Icon>;
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
      {Object.entries(icons).map(([name, icon]) => (
        <li key={name} className="flex min-w-0 items-center gap-3 text-sm">
          <Icon icon={icon} size="lg" />
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </li>
      ))}
    </ul>
  ),
};
