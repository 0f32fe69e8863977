import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { wordsFor } from '../examples.stories';
import { LoadingBar } from './loading-bar';

const meta = {
  title: 'Components/Loading bar',
  component: LoadingBar,
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 120 },
      description: {
        component:
          'Shows that the next page is loading, once per page, at the lower edge of the header, or at the top of the window if the header is scrolled away. For a region of a page, use Skeleton. For work inside a form, use a busy Button.',
      },
    },
  },
  args: { loading: true },
  render: (args, { globals }) => (
    <div className="min-h-16">
      <p className="border-b border-line pb-2">{wordsFor(globals).siteName}</p>
      <LoadingBar {...args} />
    </div>
  ),
} satisfies Meta<typeof LoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Begins with the press, so that its picture does not depend on time. */
function LoadingOnPress({ label }: { label: string }) {
  const [loading, setLoading] = useState(false);
  return (
    <>
      <LoadingBar loading={loading} />
      <Button onClick={() => setLoading(true)}>{label}</Button>
    </>
  );
}

export const Estimated: Story = {
  render: (_, { globals }) => <LoadingOnPress label={wordsFor(globals).search} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    const bar = await canvas.findByRole<HTMLProgressElement>('progressbar');
    const first = bar.value;
    await waitFor(() => expect(bar.value).toBeGreaterThan(first));
    await expect(bar.value).toBeLessThan(1);
  },
};

export const Known: Story = { args: { value: 0.6 } };
export const Full: Story = { args: { value: 1 } };

export const Idle: Story = {
  args: { loading: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('progressbar')).toBeNull();
  },
};
