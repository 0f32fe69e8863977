import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LocaleSelect } from './locale-select';

const meta = {
  title: 'Components/Locale select',
  component: LocaleSelect,
  parameters: {
    docs: {
      description: {
        component:
          'Links to this page in each language, by the language’s own name. For more than four languages, use a menu.',
      },
    },
  },
  args: {
    current: 'th',
    options: [
      { locale: 'th', label: 'ไทย', href: '#th' },
      { locale: 'en', label: 'English', href: '#en' },
    ],
  },
} satisfies Meta<typeof LocaleSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Thai: Story = {
  play: async ({ canvasElement }) => {
    const english = within(canvasElement).getByRole('link', { name: 'English' });
    await expect(english).toHaveAttribute('hreflang', 'en');
    await expect(english).toHaveAttribute('lang', 'en');
  },
};
/** One small control in the header: the other language, by a short name on a narrow screen. */
export const OthersOnly: Story = {
  args: {
    othersOnly: true,
    options: [
      { locale: 'th', label: 'ไทย', href: '#th' },
      { locale: 'en', label: 'English', short: 'EN', href: '#en' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1);
    await expect(within(canvasElement).getByRole('link', { name: 'English' })).toBeVisible();
  },
};
export const English: Story = { args: { current: 'en' } };
