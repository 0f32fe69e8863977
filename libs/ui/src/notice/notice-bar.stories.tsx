import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inLocale, wordsFor } from '../examples.stories';
import { NoticeBar, NoticeCross } from './notice-bar';
import type { NoticeTone } from './notice-tone';

const noticesFor = (globals: Record<string, unknown>, tones: readonly NoticeTone[]) => {
  const { title, longest, shortTitle, summary } = wordsFor(globals);
  return tones.map((tone, i) => ({
    key: tone,
    tone,
    title: [title, longest, shortTitle][i % 3]!,
    children: <p>{summary}</p>,
  }));
};

const words = {
  th: { label: 'ประกาศ', chip: 'สาธิต', intro: 'เว็บไซต์นี้เป็นเว็บไซต์สาธิต' },
  en: { label: 'Announcements', chip: 'Demo', intro: 'This website is a demonstration.' },
};
const labelFor = (globals: Record<string, unknown>) => inLocale(globals, words).label;

const meta = {
  title: 'Components/Notice bar',
  component: NoticeBar,
  parameters: {
    bleed: true,
    docs: {
      description: {
        component:
          'The announcements above every page, in one line: the most urgent title, and how many more there are. Within a page, use Notice.',
      },
    },
  },
  args: { label: '', notices: [] },
  render: (args, { globals }) => (
    <NoticeBar
      {...args}
      label={labelFor(globals)}
      notices={args.notices.length > 0 ? args.notices : noticesFor(globals, ['info'])}
    />
  ),
} satisfies Meta<typeof NoticeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const ofTones = (...tones: NoticeTone[]): Story['render'] =>
  function Notices(args, { globals }) {
    return <NoticeBar {...args} label={labelFor(globals)} notices={noticesFor(globals, tones)} />;
  };

export const Info: Story = {
  play: async ({ canvasElement, globals }) => {
    const text = within(canvasElement).getByText(wordsFor(globals).summary);
    await expect(text).not.toBeVisible();
    const line = canvasElement.querySelector('summary')!;
    await expect(line.getBoundingClientRect().height).toBe(window.innerWidth < 1024 ? 36 : 40);
    await userEvent.click(line);
    await expect(text).toBeVisible();
  },
};
export const Success: Story = { render: ofTones('success') };
export const Warning: Story = { render: ofTones('warning') };

/** Open, the title is whole. */
export const DangerOpen: Story = {
  render: ofTones('danger'),
  play: ({ canvasElement }) => {
    canvasElement.querySelector('details')!.open = true;
  },
};

/** One line still; the others are in the opened bar, with their titles. */
export const Several: Story = {
  render: ofTones('danger', 'warning', 'info'),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('+2')).toBeVisible();
    await userEvent.click(canvasElement.querySelector('summary')!);
    await expect(canvas.getAllByText(wordsFor(globals).longest).at(-1)).toBeVisible();
    await expect(
      canvas.getAllByText(wordsFor(globals).title).filter((title) => title.checkVisibility()),
    ).toHaveLength(1);
  },
};

/** A word on the line, and what it means above the opened notices. */
export const WithIntro: Story = {
  render: (args, { globals }) => {
    const { label, chip, intro } = inLocale(globals, words);
    const notices = noticesFor(globals, ['warning', 'info']);
    return <NoticeBar {...args} label={label} chip={chip} intro={<p>{intro}</p>} notices={notices} />;
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const { chip, intro } = inLocale(globals, words);
    await expect(canvas.getByText(chip)).toBeVisible();
    await expect(canvas.getByText(intro)).not.toBeVisible();
    await userEvent.click(canvasElement.querySelector('summary')!);
    await expect(canvas.getByText(chip)).not.toBeVisible();
    await expect(canvas.getByText(intro)).toBeVisible();
  },
};

const close = fn();

export const WithCross: Story = {
  render: (args, { globals }) => (
    <NoticeBar
      {...args}
      label={labelFor(globals)}
      notices={noticesFor(globals, ['warning', 'info']).slice(1)}
      action={<NoticeCross label={`× ${wordsFor(globals).longest}`} onClick={close} />}
    />
  ),
  play: async ({ canvasElement }) => {
    close.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(close).toHaveBeenCalledOnce();
  },
};
