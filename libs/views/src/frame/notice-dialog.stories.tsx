import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { exampleContext } from '../shared/examples/model-context-example';
import { NoticeDialog } from './notice-dialog';
import { severeAlertExample } from '../shared/examples/notices-examples';
import { type NoticesData, toNoticeDialogs } from './notices-model';

interface Args extends NoticesData {
  onClose: () => void;
}

const meta = {
  title: 'Views/Notice dialog',
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: { alerts: [], announcements: [], onClose: fn() },
  render: ({ onClose, ...data }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const [model] = toNoticeDialogs(data, exampleContext(locale));
    return <NoticeDialog model={model!} open onClose={onClose} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const SevereAlert: Story = {
  args: { alerts: [severeAlertExample()] },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
