import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { wordsFor } from '../examples.stories';
import { BackToTop } from './back-to-top';

const meta = {
  title: 'Components/Back to top',
  component: BackToTop,
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          'A link to the top of a long page, at its end and once. In a window with a wide gutter it floats there. Do not use it on pages of one or two screens, or instead of a table of contents.',
      },
    },
  },
  render: (args, { globals }) => (
    <>
      <main id="main" tabIndex={-1} className="grid max-w-text gap-4">
        {Array.from({ length: 40 }, (_, i) => (
          <p key={i}>{wordsFor(globals).summary}</p>
        ))}
      </main>
      <BackToTop {...args} />
    </>
  ),
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At the end of the page, in its flow: nothing is covered. */
export const AtTheEnd: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link');
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      canvas.getByRole('main').getBoundingClientRect().bottom,
    );
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await expect(link).toBeVisible();
  },
};

export const ScrollsUp: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByRole('link')).toHaveAttribute('data-shown'));
    await userEvent.click(canvas.getByRole('link'));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('link')).not.toHaveAttribute('data-shown'));
  },
};
