import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { wordsFor } from '../examples.stories';
import { MenuIcon, SearchIcon } from '../icon/icons';
import { SearchBox } from '../search-box/search-box';
import { HeaderPanel } from './header-panel';

const meta = {
  title: 'Components/Header panel',
  component: HeaderPanel,
  parameters: {
    bleed: true,
    docs: {
      story: { inline: false, iframeHeight: 320 },
      description: {
        component:
          'A button of the header that opens a panel below it, such as the search of narrow screens. ResponsiveMenu is one with the navigation.',
      },
    },
  },
  args: { label: '', icon: SearchIcon, iconOnly: true },
  render: (args, { globals }) => {
    const words = wordsFor(globals);
    return (
      <div className="min-h-80">
        <div className="relative flex justify-end gap-2 border-b border-line p-2">
          <HeaderPanel {...args} label={words.search}>
            <form action="#search" className="pt-4">
              <SearchBox label={words.search} name="q" />
            </form>
          </HeaderPanel>
          <HeaderPanel label={words.home} icon={MenuIcon}>
            <p className="pt-4">{words.title}</p>
          </HeaderPanel>
        </div>
      </div>
    );
  },
} satisfies Meta<typeof HeaderPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** The field of the panel has the focus. Another panel closes this one. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const [search, other] = [...canvasElement.querySelectorAll('details')];
    await userEvent.click(other!.querySelector('summary')!);
    await expect(other!.open).toBe(true);
    await userEvent.click(search!.querySelector('summary')!);
    await expect(search!.open).toBe(true);
    await expect(other!.open).toBe(false);
    await expect(within(search!).getByRole('searchbox')).toHaveFocus();
  },
};

export const ClosesWithEscape: Story = {
  play: async ({ canvasElement }) => {
    const details = canvasElement.querySelector('details')!;
    const summary = details.querySelector('summary')!;
    await userEvent.click(summary);
    await userEvent.keyboard('{Escape}');
    await expect(details.open).toBe(false);
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    await userEvent.click(summary);
    await expect(details.open).toBe(false);
  },
};

export const ClosesWithAPressOutside: Story = {
  play: async ({ canvasElement }) => {
    const [, menu] = [...canvasElement.querySelectorAll('details')];
    await userEvent.click(menu!.querySelector('summary')!);
    await userEvent.click(within(menu!).getByRole('paragraph'));
    await expect(menu!.open).toBe(true);
    await userEvent.click(canvasElement);
    await expect(menu!.open).toBe(false);
  },
};
