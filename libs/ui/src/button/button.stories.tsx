import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { wordsFor } from '../examples.stories';
import { ArrowRightIcon, SearchIcon } from '../icon/icons';
import { Button, ButtonLink } from './button';

const meta = {
  title: 'Components/Button',
  component: Button,
  parameters: {
    docs: {
      description: {
        component:
          'Starts an action, such as sending or adding. For navigation, use ButtonLink or Link. Use one primary button per view.',
      },
    },
  },
  args: { onClick: fn() },
  render: (args, { globals }) => <Button {...args}>{args.children ?? wordsFor(globals).search}</Button>,
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Variants: Story = {
  render: (args, { globals }) => (
    <div className="flex flex-wrap gap-4">
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Button key={variant} {...args} variant={variant}>
          {wordsFor(globals).search}
        </Button>
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: (args, { globals }) => (
    <div className="flex flex-wrap items-center gap-4">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Button key={size} {...args} size={size} iconStart={SearchIcon}>
          {wordsFor(globals).search}
        </Button>
      ))}
    </div>
  ),
};

export const IconOnly: Story = {
  render: (args, { globals }) => (
    <Button {...args} variant="secondary" iconStart={SearchIcon} aria-label={wordsFor(globals).search} />
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Longest: Story = {
  render: (args, { globals }) => (
    <div className="max-w-72">
      <Button {...args} block iconEnd={ArrowRightIcon}>
        {wordsFor(globals).longest}
      </Button>
    </div>
  ),
};

export const AsLink: Story = {
  render: (_, { globals }) => (
    <div className="flex flex-wrap gap-4">
      <ButtonLink href="#plan" iconEnd={ArrowRightIcon}>
        {wordsFor(globals).plan}
      </ButtonLink>
      <ButtonLink href="https://example.org" variant="secondary" external>
        {wordsFor(globals).seeAll}
      </ButtonLink>
    </div>
  ),
};
