import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { FileUpload } from './file-upload';

const words = {
  th: {
    label: 'รูปถ่ายหรือเอกสาร',
    hint: 'ช่วยให้เจ้าหน้าที่ค้นหาได้เร็วขึ้น',
    error: 'โปรดแนบรูปถ่ายอย่างน้อย 1 รูป',
    failed: 'ส่งไม่สำเร็จ โปรดลบแล้วลองใหม่',
    photo: 'กระเป๋าสีน้ำเงินที่ลืมไว้บนขบวนรถสายสีน้ำเงินระหว่างสถานีสุขุมวิทกับศูนย์การประชุมแห่งชาติสิริกิติ์_IMG_20261120_083000.jpg',
    send: 'ส่ง',
  },
  en: {
    label: 'Photographs or documents',
    hint: 'They help us to find it sooner.',
    error: 'Attach at least one photograph',
    failed: 'It could not be sent. Remove it and try again.',
    photo:
      'Blue_bag_left_on_the_train_between_Sukhumvit_and_Queen_Sirikit_National_Convention_Centre_IMG_20261120_083000.jpg',
    send: 'Send',
  },
};
const wordsOf = (globals: Record<string, unknown>) => (globals['locale'] === 'en' ? words.en : words.th);

const fileOf = (name: string, type = 'image/jpeg', kilobytes = 800) =>
  new File([new Uint8Array(kilobytes * 1024)], name, { type, lastModified: 0 });
const bag = fileOf('bag.jpg');
const receipt = fileOf('receipt.pdf', 'application/pdf', 120);
const film = fileOf('film.mov', 'video/quicktime');
const huge = fileOf('huge.jpg', 'image/jpeg', 6000);
const more = ['1.jpg', '2.jpg', '3.jpg'].map((name) => fileOf(name));

const meta = {
  title: 'Components/File upload',
  component: FileUpload,
  args: {
    label: '',
    name: 'files',
    accept: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
    maxBytes: 5 * 1024 * 1024,
    maxFiles: 3,
    onChange: fn(),
  },
  render: (args, { globals }) => <FileUpload {...args} label={wordsOf(globals).label} />,
  parameters: {
    docs: {
      description: {
        component:
          'A few files with a form. It shows its limits, accepts files by button or drop, and explains why a file is refused. The form sends the files. If a script uploads them, pass their progress in `states`. If a link or a text is enough, ask for that. The server must check the content.',
      },
    },
  },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const inputIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
const namesIn = (files: Iterable<File> | null) => [...(files ?? [])].map(({ name }) => name);
function transferOf(files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** Like the browser's file dialog: the input then holds only the new files. */
async function choose(canvasElement: HTMLElement, files: File[]) {
  const input = inputIn(canvasElement);
  input.files = transferOf(files).files;
  await fireEvent.change(input);
}

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(inputIn(canvasElement)).toHaveAccessibleDescription(/JPEG, PNG, WEBP|JPEG, PNG, WebP/);
    await userEvent.tab();
    await expect(inputIn(canvasElement)).toHaveFocus();
  },
};

export const Chosen: Story = {
  render: (args, { globals }) => (
    <form
      method="post"
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => event.preventDefault()}
    >
      <FileUpload {...args} className="w-full" label={wordsOf(globals).label} />
      <Button type="submit">{wordsOf(globals).send}</Button>
    </form>
  ),
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('two choices add up, and the form sends both', async () => {
      await choose(canvasElement, [bag]);
      await choose(canvasElement, [receipt]);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
      await expect(args.onChange).toHaveBeenLastCalledWith([bag, receipt]);
      const sent = new FormData(canvasElement.querySelector('form')!).getAll('files');
      await expect(namesIn(sent as File[])).toEqual(['bag.jpg', 'receipt.pdf']);
    });
    await step('the form does not send a removed file; the focus moves to the next row', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /bag\.jpg/ }));
      await expect(namesIn(inputIn(canvasElement).files)).toEqual(['receipt.pdf']);
      await expect(canvas.getByRole('button', { name: /receipt\.pdf/ })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(inputIn(canvasElement)).toHaveFocus();
      await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
      await choose(canvasElement, [bag]);
    });
    await step('resetting the form empties the list', async () => {
      canvasElement.querySelector('form')!.reset();
      await waitFor(() => expect(canvas.queryAllByRole('listitem')).toHaveLength(0));
      await expect(namesIn(inputIn(canvasElement).files)).toEqual([]);
      await choose(canvasElement, [bag]);
    });
  },
};

export const Refused: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, [bag, film, huge, fileOf('empty.png', 'image/png', 0), bag]);
    await expect(args.onChange).toHaveBeenLastCalledWith([bag]);
    await expect(namesIn(inputIn(canvasElement).files)).toEqual(['bag.jpg']);
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(/film\.mov.*huge\.jpg.*empty\.png/);
    await userEvent.click(canvas.getByRole('button', { name: /film\.mov/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Dropped: Story = {
  play: async ({ canvasElement, args }) => {
    const zone = inputIn(canvasElement).parentElement!;
    const dataTransfer = transferOf([...more, bag]);
    zone.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
    await waitFor(() => expect(zone).toHaveAttribute('data-over'));
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await waitFor(() => expect(zone).not.toHaveAttribute('data-over'));
    await expect(namesIn((args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as File[])).toEqual([
      '1.jpg',
      '2.jpg',
      '3.jpg',
    ]);
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Sending: Story = {
  render: (args, { globals }) => {
    const { label, failed, photo } = wordsOf(globals);
    const [longest, sent, broken] = [fileOf(photo), receipt, fileOf('broken.png', 'image/png')];
    return (
      <FileUpload
        {...args}
        label={label}
        name={undefined}
        files={[longest, sent, broken]}
        states={
          new Map([
            [longest, { progress: 0.62 }],
            [sent, { progress: 1, done: true }],
            [broken, { error: failed, refused: true }],
          ])
        }
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    // the refused one leaves room for another
    await choose(canvasElement, [bag]);
    await expect(namesIn((args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as File[])).toContain(
      'bag.jpg',
    );
  },
};

/** A refused file stays listed beside later choices, until it is removed or chosen again. */
export const RefusedStays: Story = {
  args: { onRefuse: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const refusedNow = () =>
      namesIn(
        ((args.onRefuse as ReturnType<typeof fn>).mock.lastCall?.[0] as { file: File }[]).map(
          ({ file }) => file,
        ),
      );
    await choose(canvasElement, [film, huge]);
    await choose(canvasElement, [bag]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(refusedNow()).toEqual(['film.mov', 'huge.jpg']);
    await userEvent.click(canvas.getByRole('button', { name: /film\.mov/ }));
    await expect(refusedNow()).toEqual(['huge.jpg']);
  },
};

export const OneFile: Story = {
  args: { maxFiles: 1 },
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, [bag]);
    await choose(canvasElement, [receipt]);
    await expect(args.onChange).toHaveBeenLastCalledWith([receipt]);
    await expect(inputIn(canvasElement)).not.toHaveAttribute('multiple');
  },
};

export const WithError: Story = {
  render: (args, { globals }) => {
    const { label, hint, error } = wordsOf(globals);
    return <FileUpload {...args} label={label} hint={hint} error={error} />;
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Longest: Story = {
  render: (args, { globals }) => (
    <div className="max-w-72">
      <FileUpload {...args} label={wordsOf(globals).label} hint={wordsOf(globals).hint} />
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    await choose(canvasElement, [fileOf(wordsOf(globals).photo), film]);
  },
};
