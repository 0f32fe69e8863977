import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { wordsFor } from '../examples.stories';
import { RouteAnnouncer } from './route-announcer';

const meta = {
  title: 'Components/Route announcer',
  component: RouteAnnouncer,
  parameters: {
    docs: {
      description: {
        component:
          'Once per application with client-side navigation. Announces the new title and focuses the heading. Not for messages inside a page, and not on a site whose links load pages.',
      },
    },
  },
  args: { title: '' },
  render: function Pages(args, { globals }) {
    const [page, setPage] = useState(0);
    const { news, travel, plan } = wordsFor(globals);
    const title = [news, travel][page % 2]!;
    return (
      <>
        <RouteAnnouncer {...args} title={title} />
        <main className="grid justify-items-start gap-4">
          <h1 className="text-3xl font-semibold">{title}</h1>
          <Button onClick={() => setPage(page + 1)}>{plan}</Button>
        </main>
      </>
    );
  },
} satisfies Meta<typeof RouteAnnouncer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChangeOfPage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await expect(canvas.getByRole('heading')).not.toHaveFocus();

    await userEvent.click(canvas.getByRole('button'));
    const heading = canvas.getByRole('heading');
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(status).toHaveTextContent(heading.textContent);
  },
};

/** A page without the focus target is announced too. */
export const NothingToFocus: Story = {
  args: { focusTarget: '#nowhere' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
