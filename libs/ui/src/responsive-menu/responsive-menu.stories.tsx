import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Brand } from '../brand/brand';
import { wordsFor } from '../examples.stories';
import type { ResponsiveMenuItem } from './menu-links';
import { ResponsiveMenu } from './responsive-menu';

function itemsFor(globals: Record<string, unknown>): ResponsiveMenuItem[] {
  const { home, travel, navigation, plan, facilities, shortTitle, longest } = wordsFor(globals);
  return [
    { label: home, href: '#home' },
    {
      label: travel,
      items: [
        { label: plan, href: '#plan' },
        { label: facilities, href: '#facilities', current: true },
        { label: longest, href: '#longest' },
      ],
    },
    { label: navigation[2]!, items: [{ label: shortTitle, href: '#short' }] },
    { label: navigation[4]!, href: '#contact' },
  ];
}

const meta = {
  title: 'Components/Responsive menu',
  component: ResponsiveMenu,
  parameters: {
    bleed: true,
    docs: {
      story: { inline: false, iframeHeight: 560 },
      description: {
        component:
          'The navigation behind a button: groups folded on a narrow screen, side by side on a wide one. Header includes it; an application puts it into its own bar.',
      },
    },
  },
  args: { items: [] },
  render: (args, { globals }) => (
    <div className="min-h-160">
      <div className="relative flex items-center justify-between gap-4 border-b border-line px-4 py-2">
        <Brand href="#home" name={wordsFor(globals).siteName} />
        <ResponsiveMenu {...args} items={args.items.length > 0 ? args.items : itemsFor(globals)} />
      </div>
    </div>
  ),
} satisfies Meta<typeof ResponsiveMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const menu = canvasElement.querySelector('details')!;
    await userEvent.click(within(canvasElement).getAllByRole('group')[0]!.querySelector('summary')!);
    await expect(menu.open).toBe(true);
    await expect(within(menu).getByRole('link', { current: true })).toBeVisible();
  },
};

export const Closes: Story = {
  play: async ({ canvasElement }) => {
    const menu = canvasElement.querySelector('details')!;
    const summary = menu.querySelector('summary')!;
    await userEvent.click(summary);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(menu.open).toBe(false);
    await expect(summary).toHaveFocus();

    await userEvent.click(summary);
    // The link must not navigate the test page.
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
    await userEvent.click(within(menu).getAllByRole('link')[0]!);
    await expect(menu.open).toBe(false);

    await userEvent.click(summary);
    within(canvasElement).getAllByRole('link')[0]!.focus();
    await expect(menu.open).toBe(false);
  },
};

export const WithoutGroups: Story = {
  render: (args, context) =>
    meta.render(
      {
        ...args,
        items: wordsFor(context.globals).navigation.map((label, i) => ({
          label,
          href: `#${i}`,
          current: i === 1,
        })),
      },
      context,
    ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector('details')!.open = true;
  },
};
