import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inLocale, wordsFor } from '../examples.stories';
import { ClockIcon, MapPinIcon, TicketIcon } from '../icon/icons';
import { Tabs } from './tabs';

const words = {
  th: { label: 'ข้อมูลสถานี', tabs: ['เวลาเดินรถ', 'ทางออก', 'ค่าโดยสาร'] },
  en: { label: 'About this station', tabs: ['Times', 'Exits', 'Fares'] },
};
const ids = ['times', 'exits', 'fares'];
const icons = [ClockIcon, MapPinIcon, TicketIcon];

function tabsFor(globals: Record<string, unknown>, withIcons = false) {
  const { summary, address, planText } = wordsFor(globals);
  return inLocale(globals, words).tabs.map((label, i) => ({
    id: ids[i]!,
    label,
    icon: withIcons ? icons[i] : undefined,
    content: <p className="max-w-text">{[summary, address, planText][i]}</p>,
  }));
}

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  parameters: {
    docs: {
      description: {
        component:
          'Two to five views of one subject, of which a reader needs one. Not for steps, not for navigation (use links), and not for texts that people read in sequence or compare.',
      },
    },
  },
  args: { label: '', tabs: [], onValueChange: fn() },
  render: (args, { globals }) => (
    <Tabs {...args} label={inLocale(globals, words).label} tabs={tabsFor(globals)} />
  ),
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Uncontrolled: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const tabs = canvas.getAllByRole('tab');
    await userEvent.tab();
    await expect(tabs[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('exits');
    await expect(canvas.getByRole('tabpanel')).toHaveAttribute('aria-labelledby', tabs[1]!.id);
    await userEvent.keyboard('{End}');
    await expect(tabs[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tabs[0]).toHaveFocus();
    await expect(canvasElement.innerHTML).not.toMatch(/\sstyle=/);
  },
};

export const ByEnter: Story = {
  args: { activation: 'manual' },
  play: async ({ canvasElement }) => {
    const tabs = within(canvasElement).getAllByRole('tab');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tabs[1]).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
  },
};

export const Controlled: Story = {
  args: { value: 'fares' },
  render: function Controlled(args, { globals }) {
    const [value, setValue] = useState(args.value);
    return (
      <Tabs
        {...args}
        label={inLocale(globals, words).label}
        tabs={tabsFor(globals)}
        value={value}
        onValueChange={setValue}
      />
    );
  },
};

export const WithIcons: Story = {
  args: { defaultValue: 'exits' },
  render: (args, { globals }) => (
    <Tabs {...args} label={inLocale(globals, words).label} tabs={tabsFor(globals, true)} />
  ),
};

export const Longest: Story = {
  render: (args, { globals }) => {
    const { longest, title, stations } = wordsFor(globals);
    return (
      <div className="max-w-96">
        <Tabs
          {...args}
          label={inLocale(globals, words).label}
          tabs={[longest, title, ...stations].map((label, i) => ({
            id: `tab-${i}`,
            label,
            content: <p>{label}</p>,
          }))}
        />
      </div>
    );
  },
};
