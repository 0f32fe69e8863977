import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LikeButton } from './like-button';

const meta = {
  title: 'Components/Like button',
  component: LikeButton,
  args: { action: '#like', count: '1.2K', onLikedChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Likes an item, or takes the like back. The page formats the count. Not for saving or rating.',
      },
    },
  },
} satisfies Meta<typeof LikeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Uncontrolled: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const wish = canvasElement.querySelector<HTMLInputElement>('input[name=liked]')!;
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(wish).toHaveValue('true');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLikedChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(wish).toHaveValue('false');
    await userEvent.keyboard(' ');
    await expect(args.onLikedChange).toHaveBeenLastCalledWith(false);
  },
};

/** The page controls the state; a click only calls back. */
export const Controlled: Story = {
  args: { liked: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onLikedChange).toHaveBeenLastCalledWith(false);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const NoneYet: Story = { args: { count: undefined } };

export const Busy: Story = {
  args: { busy: true, liked: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onLikedChange).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
