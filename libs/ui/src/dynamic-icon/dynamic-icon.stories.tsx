import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { DynamicIcon, type DynamicIconProps } from './dynamic-icon';
import { createIconLoader } from './icon-loader';
import { IconLoaderProvider } from './icon-loader-provider';

const icons = {
  umbrella:
    '<path fill="none" stroke="currentColor" stroke-width="1.75" d="M12 2v1m0 9v7a2 2 0 0 0 4 0M3 12a9 9 0 0 1 18 0z"/>',
  key: '<g fill="none" stroke="currentColor" stroke-width="1.75"><circle cx="8" cy="15" r="5"/><path d="m11.5 11.5 9-9M16 7l3 3"/></g>',
};

/** Fake endpoint. `never` leaves the request pending. */
function loaderOf(answer: 'icons' | 'nothing' | 'never') {
  return createIconLoader({
    now: () => 0,
    fetch: () =>
      answer === 'never'
        ? new Promise<Response>(() => undefined)
        : Promise.resolve(
            Response.json({
              prefix: 'lost',
              width: 24,
              height: 24,
              icons:
                answer === 'icons'
                  ? Object.fromEntries(Object.entries(icons).map(([name, body]) => [name, { body }]))
                  : {},
            }),
          ),
  });
}

type Answer = Parameters<typeof loaderOf>[0];

function Provided({ answer = 'icons', ...icon }: DynamicIconProps & { answer?: Answer }) {
  const [loader] = useState(() => loaderOf(answer));
  return (
    <IconLoaderProvider loader={loader}>
      <p className="flex items-center gap-3">
        <DynamicIcon {...icon} />
        <DynamicIcon {...icon} label={undefined} name="key" />
      </p>
    </IconLoaderProvider>
  );
}

const meta = {
  title: 'Components/Dynamic icon',
  component: DynamicIcon,
  args: { prefix: 'lost', name: 'umbrella', size: 'xl', label: 'MRT' },
  parameters: {
    docs: {
      description: {
        component:
          'An icon whose name comes from data, such as a category of found items. The site’s endpoint serves it; icons of the same tick share a request and are cached for a week. Needs an `IconLoaderProvider`, unless the server passes the `drawing` with the name. For icons that the code knows, use `Icon`, which needs no request. Never make it the only sign of a meaning, because it may fail to load.',
      },
    },
  },
  render: (args) => <Provided {...args} />,
} satisfies Meta<typeof DynamicIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

const shapesOf = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('svg > *').length;

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shapesOf(canvasElement)).toBe(2));
    await expect(within(canvasElement).getByRole('img', { name: 'MRT' })).toBeVisible();
  },
};

/** The server knows the drawing: no request, and no loader around the page. */
export const DrawnByServer: Story = {
  args: { drawing: { viewBox: '0 0 24 24', body: icons.umbrella } },
  render: (args) => <DynamicIcon {...args} />,
  play: async ({ canvasElement }) => {
    await expect(shapesOf(canvasElement)).toBe(1);
  },
};

/** The icon keeps its space, so that the layout does not shift. */
export const Loading: Story = {
  render: (args) => <Provided {...args} answer="never" />,
  play: async ({ canvasElement }) => {
    const place = within(canvasElement).getByRole('img', { name: 'MRT' });
    await expect(place.getBoundingClientRect().width).toBe(32);
    await expect(shapesOf(canvasElement)).toBe(0);
  },
};

export const NotFound: Story = {
  render: (args) => <Provided {...args} answer="nothing" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'MRT' }).getBoundingClientRect().width).toBe(
      32,
    );
  },
};
