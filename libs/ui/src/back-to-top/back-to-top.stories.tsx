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
          'A link to the top of a long page, once per page. Do not use it on pages of one or two screens, or instead of a table of contents.',
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

export const AtTheTop: Story = {
  play: async ({ canvasElement }) => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

/**
 * Scrolls until the link shows, each time to another position: a scroll to the position of the previous story fires no
 * event.
 */
async function scrollDown(canvas: HTMLElement): Promise<HTMLElement> {
  return waitFor(() => {
    window.scrollTo({ top: window.scrollY > 1000 ? 900 : 2000, behavior: 'instant' });
    return within(canvas).getByRole('link');
  });
}

export const FarDown: Story = {
  play: async ({ canvasElement }) => {
    await expect(await scrollDown(canvasElement)).toBeVisible();
  },
};

export const AfterTwoScreens: Story = {
  args: { screens: 2 },
  play: async ({ canvasElement }) => {
    window.scrollTo({ top: window.innerHeight, behavior: 'instant' });
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const ScrollsUp: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await scrollDown(canvasElement));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(within(canvasElement).getByRole('main')).toHaveFocus());
    await waitFor(() => expect(within(canvasElement).queryByRole('link')).toBeNull());
  },
};
