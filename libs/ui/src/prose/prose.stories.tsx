import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { wordsFor } from '../examples.stories';
import { Prose } from './prose';

const meta = {
  title: 'Components/Prose',
  component: Prose,
  parameters: {
    docs: {
      description: {
        component: 'Rendered text from a trusted or sanitised source. Never use it for visitors’ input.',
      },
    },
  },
  args: { html: '' },
  render: (_, { globals }) => <Prose html={wordsFor(globals).prose} />,
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region');
    await expect(region).toHaveAttribute('tabindex', '0');
  },
};
export const OtherLanguage: Story = {
  render: (_, { globals }) => {
    const other = globals['locale'] === 'en' ? 'th' : 'en';
    return <Prose lang={other} html={wordsFor({ locale: other }).prose} />;
  },
};
