import type { Meta, StoryObj } from '@storybook/react-vite';
import { openModal } from '@raang/ui';
import { expect, screen, userEvent, within } from 'storybook/test';
import { UnreachableDialog } from './unreachable-dialog';

const meta = {
  title: 'Templates/Frame/Unreachable dialog',
  component: UnreachableDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof UnreachableDialog>;
export default meta;

/** The first button has the focus and tries again; the other one only closes it. */
export const NotSent: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const dialog = canvasElement.querySelector('dialog')!;
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    openModal(dialog);
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleName();
    await expect(dialog).toHaveAccessibleDescription();
    const [again, close] = within(dialog).getAllByRole('button') as [HTMLElement, HTMLElement];
    await expect(again).toHaveFocus();
    await userEvent.click(again);
    await expect(dialog).not.toBeVisible();
    await expect(dialog.returnValue).toBe('again');
    dialog.returnValue = '';
    openModal(dialog);
    await userEvent.click(close);
    await expect(dialog.returnValue).toBe('');
    // the check of its colours has the open dialog
    openModal(dialog);
  },
};
