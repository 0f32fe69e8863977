import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { wordsFor } from '../examples.stories';
import { ShareButton } from './share-button';

/** Mocks a share sheet or a clipboard for one story, and restores the browser. */
function withDevice(device: Partial<Navigator>) {
  return () => {
    for (const [name, value] of Object.entries({ share: undefined, ...device }))
      Object.defineProperty(navigator, name, { configurable: true, value });
    return () =>
      Object.keys({ share: 1, ...device }).forEach((name) => Reflect.deleteProperty(navigator, name));
  };
}

const writeText = fn(async () => undefined);
const refuse = fn(async () => Promise.reject(new Error('denied')));
const share = fn(async () => undefined);

const meta = {
  title: 'Components/Share button',
  component: ShareButton,
  args: { url: 'https://www.example.org/th/updates/news/loi-krathong', title: '' },
  beforeEach: withDevice({ clipboard: { writeText } as unknown as Clipboard }),
  parameters: {
    docs: {
      description: {
        component:
          'Shares a page: opens the device’s share sheet, or shows links to LINE, Facebook and X and the URL to copy. Once per page, next to its title or at its end. Not for tickets and cases, whose URLs are private.',
      },
    },
  },
  render: (args, { globals }) => (
    <div className="min-h-120">
      <ShareButton {...args} title={wordsFor(globals).title} />
    </div>
  ),
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Copied: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvasElement.querySelector('summary')!);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: /copy|คัดลอก/i }));
    await expect(writeText).toHaveBeenCalledWith(args.url);
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

const text = 'Siam – Lat Phrao\n28 Nov 2026\nhttps://www.example.org/th/search-departure?from=CEN&to=BL15';

/** In place of the address. */
export const Text: Story = {
  args: { text },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvasElement.querySelector('summary')!);
    await expect(canvas.getByRole('textbox')).toHaveValue(text);
    await userEvent.click(canvas.getByRole('button', { name: /copy|คัดลอก/i }));
    await expect(writeText).toHaveBeenCalledWith(text);
  },
};

export const CopyDenied: Story = {
  beforeEach: withDevice({ clipboard: { writeText: refuse } as unknown as Clipboard }),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvasElement.querySelector('summary')!);
    await userEvent.click(canvas.getByRole('button', { name: /copy|คัดลอก/i }));
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(field.selectionEnd).toBe(args.url.length);
  },
};

export const Dismissed: Story = {
  play: async ({ canvasElement }) => {
    const details = canvasElement.querySelector('details')!;
    const summary = canvasElement.querySelector('summary')!;
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    await expect(details.open).toBe(true);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(details.open).toBe(false);
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    await userEvent.click(document.body);
    await expect(details.open).toBe(false);
  },
};

export const DeviceSheet: Story = {
  beforeEach: withDevice({ share }),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: args.url }));
  },
};

export const TextInDeviceSheet: Story = {
  args: { text },
  beforeEach: withDevice({ share }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(share).toHaveBeenCalledWith(expect.objectContaining({ text }));
  },
};

/** At the end of a row, the panel is aligned to its end. */
export const AtTheEnd: Story = {
  args: { align: 'end' },
  render: (args, { globals }) => (
    <div className="flex min-h-120 items-start justify-end">
      <ShareButton {...args} title={wordsFor(globals).title} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary')!);
    const panel = canvasElement.querySelector('details > div')!;
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
