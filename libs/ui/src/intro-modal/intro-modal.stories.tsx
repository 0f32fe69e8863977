import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { drawing, inLocale, wordsFor } from '../examples.stories';
import { Picture } from '../picture/picture';
import { IntroModal } from './intro-modal';

const words = {
  th: { title: 'วางแผนเดินทางได้แล้วบนเว็บไซต์ใหม่', action: 'ลองวางแผนเดินทาง' },
  en: { title: 'Plan your journey on our new website', action: 'Try the planner' },
};

const picture = <Picture src={drawing} alt="" width={320} height={180} ratio="16/9" />;

const meta = {
  title: 'Components/Intro modal',
  component: IntroModal,
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 640 },
      description: {
        component:
          'Introduces one new feature that is useful to nearly everyone, once. Not for advertising. Do not show it on a page reached by a deep link, or with another dialog.',
      },
    },
  },
  args: { open: true, onClose: fn(), title: '', children: '', action: { label: '', href: '#plan' } },
  render: (args, { globals }) => {
    const say = inLocale(globals, words);
    return (
      <IntroModal
        {...args}
        title={args.title || say.title}
        action={{ ...args.action, label: args.action.label || say.action }}
      >
        {wordsFor(globals).summary}
      </IntroModal>
    );
  },
} satisfies Meta<typeof IntroModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {
  args: { picture },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const [cross, never] = within(dialog).getAllByRole('button');
    await userEvent.click(never!);
    await expect(args.onClose).toHaveBeenLastCalledWith('never');
    await userEvent.click(cross!);
    await expect(args.onClose).toHaveBeenLastCalledWith('dismissed');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith('dismissed');
    // The link must not navigate the test page.
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
    await userEvent.click(within(dialog).getByRole('link'));
    await expect(args.onClose).toHaveBeenLastCalledWith('followed');
  },
};
export const WithoutPicture: Story = {};
export const Longest: Story = {
  args: { picture },
  render: (args, { globals }) => {
    const { longest, summary, title } = wordsFor(globals);
    return (
      <IntroModal {...args} title={longest} action={{ label: title, href: '#more', external: true }}>
        {summary}
      </IntroModal>
    );
  },
};
