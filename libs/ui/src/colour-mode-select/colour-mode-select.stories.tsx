import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ColourModeSelect } from './colour-mode-select';
import { showColourMode } from './show-colour-mode';

const meta = {
  title: 'Components/Colour mode select',
  component: ColourModeSelect,
  parameters: {
    docs: {
      description: {
        component: "Overrides the device's colour mode. On a page that has one mode, pass it as `forced`.",
      },
    },
  },
  args: { onChange: fn() },
} satisfies Meta<typeof ColourModeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Uncontrolled: Story = {
  play: async ({ args, canvasElement }) => {
    const radios = within(canvasElement).getAllByRole('radio');
    await userEvent.click(radios[2]!);
    await expect(radios[2]).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('dark');
  },
};
export const Light: Story = { args: { value: 'light' } };
export const Dark: Story = { args: { value: 'dark' } };

/** The visitor has chosen dark; this page has one mode. */
export const Forced: Story = {
  args: { value: 'dark', forced: 'light' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const radios = canvas.getAllByRole('radio');
    for (const radio of radios) await expect(radio).toBeDisabled();
    await expect(radios[1]).toBeChecked();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/This page|หน้านี้/);
  },
};

/** A script shows the mode of a page that has one mode, then of another page. */
export const ShownByScript: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const select = canvas.getByRole<HTMLFieldSetElement>('group');
    const [, light, dark] = canvas.getAllByRole<HTMLInputElement>('radio');
    showColourMode(select, { chosen: 'dark', forced: 'light' });
    await expect([light!.checked, light!.disabled || select.disabled]).toEqual([true, true]);
    await expect(select).toHaveAccessibleDescription(/This page|หน้านี้/);
    showColourMode(select, { chosen: 'dark', forced: undefined });
    await expect([dark!.checked, select.disabled]).toEqual([true, false]);
    await expect(select).not.toHaveAccessibleDescription();
  },
};
