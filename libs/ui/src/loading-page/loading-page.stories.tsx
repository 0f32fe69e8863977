import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { wordsFor } from '../examples.stories';
import { LoadingPage } from './loading-page';

const meta = {
  title: 'Components/Loading page',
  component: LoadingPage,
  parameters: {
    bleed: true,
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          'Fills the window while an application starts. Between pages of a site, use Loading bar. For a region of a page, use Skeleton.',
      },
    },
  },
} satisfies Meta<typeof LoadingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithMark: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/\p{L}/u);
  },
};

export const OwnLogo: Story = {
  render: (_, { globals }) => (
    <LoadingPage
      logo={<p className="text-3xl font-semibold text-accent">{wordsFor(globals).siteName}</p>}
      text={wordsFor(globals).longest}
    />
  ),
};
