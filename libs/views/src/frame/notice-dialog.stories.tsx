import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { openModal } from '@raang/ui';
import { expect, screen, userEvent, within } from 'storybook/test';
import { exampleContext } from '../shared/examples/model-context-example';
import { NoticeDialog } from './notice-dialog';
import { severeAlertExample } from '../shared/examples/notices-examples';
import { type NoticesData, toNoticeDialogs } from './notices-model';

const meta = {
  title: 'Templates/Frame/Notice dialog',
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: { alerts: [], announcements: [], now: new Date('2026-11-20T18:40:00+07:00') },
  render: (data, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const [model] = toNoticeDialogs(data, exampleContext(locale));
    return <NoticeDialog model={model!} />;
  },
} satisfies Meta<NoticesData>;
export default meta;
type Story = StoryObj<NoticesData>;

export const SevereAlert: Story = {
  args: { alerts: [severeAlertExample()] },
  play: async ({ canvasElement }) => {
    const dialog = canvasElement.querySelector('dialog')!;
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    openModal(dialog);
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleName();
    await expect(dialog).toHaveAccessibleDescription();
    const button = within(dialog).getByRole('button');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(dialog).not.toBeVisible();
    // the picture of the story, and the check of its colours, have the open dialog
    openModal(dialog);
  },
};
