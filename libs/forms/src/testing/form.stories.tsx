import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ContactForm } from '../contact/contact-form';
import type { Upload } from '../fields/upload';
import { discardDrafts, draftKey } from '../form/draft';
import type { FormResult } from '../form/form-result';
import { draftOfTab } from '../form/tab-draft';
import { fillControls } from '../form/typed-values';
import type { CaseFormProps } from '../sections/case-form-props';
import { formExample, telephoneExample, todayExample } from './form-examples';
import { announcerIn, formIn, localeOf, submitIn } from './form-stories';

const { rules, filled } = formExample('contact');
const values = Object.fromEntries(Object.entries(filled).map(([name, value]) => [name, [value]]));

const storedId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const otherId = '3f2504e0-4f89-41d3-9a0c-0305e82c3302';

const meta = {
  title: 'Patterns/Forms/Form',
  args: { onDone: fn() },
  beforeEach: () => discardDrafts(),
  render: (args, { globals }) => (
    <ContactForm
      action="#sent"
      rules={rules}
      locale={localeOf({ globals })}
      today={todayExample}
      privacyHref="#privacy"
      signInHref="#sign-in"
      telephoneExample={telephoneExample}
      {...args}
    />
  ),
} satisfies Meta<Partial<CaseFormProps>>;
export default meta;
type Story = StoryObj<Partial<CaseFormProps>>;

const ownDraft = () => draftOfTab(draftKey('contact'), todayExample);

const answers = (result: FormResult) => fn(async () => result);
/** As a person does; user-event's upload takes the input's own files away. */
function chooseFiles(form: HTMLFormElement, files: readonly File[]) {
  const input = form.querySelector<HTMLInputElement>('input[type=file]')!;
  const held = new DataTransfer();
  for (const file of files) held.items.add(file);
  input.files = held.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const photo = (name: string, content = 'photo') => new File([content], name, { type: 'image/jpeg' });

/** A limit is reached: the words say what to do. */
export const Refused: Story = {
  args: { onSubmit: answers({ kind: 'refused', status: 429, retryAfter: 900 }) },
  play: async (context) => {
    fillControls(formIn(context), values);
    await userEvent.click(submitIn(context));
    await waitFor(() => expect(announcerIn(context)).not.toBeEmptyDOMElement());
    await expect(new FormData(formIn(context)).get('message')).toBe(filled['message']);
    await expect(submitIn(context)).not.toHaveAttribute('aria-disabled');
  },
};

/** The session has expired: the draft waits for the person. */
export const SignedOut: Story = {
  args: { onSubmit: answers({ kind: 'refused', status: 401 }) },
  play: async (context) => {
    fillControls(formIn(context), values);
    await userEvent.click(submitIn(context));
    const link = await waitFor(() => context.canvasElement.querySelector('a[href="#sign-in"]'));
    await expect(link).toBeVisible();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect(ownDraft().find()?.values['name']).toEqual([filled['name']]);
  },
};

/** Runs a story's steps on a device whose network can be lost. */
async function withNetwork(steps: (setOnline: (isOnline: boolean) => void) => Promise<void>) {
  const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')!;
  try {
    await steps((isOnline) => {
      Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  } finally {
    Object.defineProperty(navigator, 'onLine', online);
  }
}

/** The network is lost and comes back. */
export const BackOnline: Story = {
  args: { onSubmit: answers({ kind: 'offline' }) },
  play: (context) =>
    withNetwork(async (setOnline) => {
      fillControls(formIn(context), values);
      setOnline(false);
      await userEvent.click(submitIn(context));
      await waitFor(() => expect(announcerIn(context)).not.toBeEmptyDOMElement());
      const lost = announcerIn(context).textContent;
      setOnline(true);
      await waitFor(() => expect(announcerIn(context).textContent).not.toBe(lost));
    }),
};

/** A form that the browser posts stays: the browser's error page would replace it. */
export const PostedOffline: Story = {
  play: (context) =>
    withNetwork(async (setOnline) => {
      const form = formIn(context);
      fillControls(form, values);
      setOnline(false);
      const posts = fn((event: SubmitEvent) => event.defaultPrevented);
      window.addEventListener('submit', posts, { once: true });
      await userEvent.click(submitIn(context));
      await expect(posts).toHaveReturnedWith(true);
      await waitFor(() => expect(announcerIn(context)).not.toBeEmptyDOMElement());
      await expect(new FormData(form).get('message')).toBe(filled['message']);
    }),
};

/** What the server found, besides what the browser can. */
export const RejectedByServer: Story = {
  args: {
    challenge: async () => ({ payload: 'solved' }),
    onSubmit: answers({
      kind: 'problems',
      problems: [
        { field: 'verification', code: 'unverified' },
        { field: 'email', code: 'email' },
      ],
    }),
  },
  play: async (context) => {
    fillControls(formIn(context), values);
    await userEvent.click(submitIn(context));
    const links = await within(context.canvasElement).findAllByRole('link', { name: /./ });
    await expect(links[0]).toHaveAttribute('href', '#contact-email');
    await expect(links[1]).toHaveAttribute('href', '#contact-verification');
    await expect(new FormData(formIn(context)).get('email')).toBe(filled['email']);
  },
};

/** Nothing of a discarded draft stays, in the form or on the device. */
export const Discarded: Story = {
  beforeEach: () => {
    const draft = { day: todayExample, idempotencyKey: storedId, values };
    ownDraft().keep(draft);
  },
  play: async (context) => {
    const form = formIn(context);
    const notice = await waitFor(() => form.querySelector<HTMLElement>('[data-tone=info]')!);
    await expect(new FormData(form).get('topic')).toBe(filled['topic']);
    await userEvent.click(within(notice).getByRole('button'));
    await waitFor(() => expect(new FormData(form).get('message')).toBe(''));
    await expect(new FormData(form).get('topic')).toBeNull();
    await expect(form).toHaveFocus();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect(ownDraft().find()).toBeUndefined();
  },
};

/** Another text is another case: the first may have arrived. */
export const ChangedAfterLoss: Story = {
  args: { onSubmit: answers({ kind: 'offline' }) },
  play: async (context) => {
    const keyNow = () => new FormData(formIn(context)).get('idempotencyKey');
    fillControls(formIn(context), values);
    await userEvent.click(submitIn(context));
    await waitFor(() => expect(announcerIn(context)).not.toBeEmptyDOMElement());
    const first = keyNow();
    await userEvent.type(formIn(context).querySelector('textarea')!, '!');
    await waitFor(() => expect(keyNow()).not.toBe(first));
  },
};

const progressing: Upload = (_, { onProgress, signal }) => {
  onProgress(0.4);
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
};

/** One is stored, one is on its way, one is refused for its content, one met no network. */
export const Uploads: Story = {
  args: {
    upload: (file, task) => {
      if (file.name.startsWith('stored')) return Promise.resolve({ id: storedId });
      if (file.name.startsWith('refused')) return Promise.resolve({ problem: 'file-type' });
      if (file.name.startsWith('lost')) return Promise.reject(new TypeError('Failed to fetch'));
      return progressing(file, task);
    },
  },
  play: async (context) => {
    const form = formIn(context);
    const names = ['stored.jpg', 'underway.jpg', 'refused.jpg', 'lost.jpg'];
    chooseFiles(
      form,
      names.map((name) => photo(name)),
    );
    await waitFor(() => expect(form.querySelector('progress')).not.toBeNull());
    await waitFor(() => expect(new FormData(form).getAll('files')).toHaveLength(1));
    await expect(new FormData(form).getAll('upload')).toEqual([]);
  },
};

/** A form waits for its files, and says which did not arrive. */
export const SentWhileUploading: Story = {
  args: {
    onSubmit: answers({ kind: 'done', href: '#done' }),
    upload: ({ name }) =>
      new Promise((resolve) =>
        setTimeout(() => resolve({ id: name === 'one.jpg' ? storedId : otherId }), 200),
      ),
  },
  play: async (context) => {
    const form = formIn(context);
    fillControls(form, values);
    chooseFiles(form, [photo('one.jpg'), photo('two.jpg')]);
    await userEvent.click(submitIn(context));
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalled());
    const [data] = (context.args.onSubmit as ReturnType<typeof fn>).mock.calls[0] as [FormData];
    await expect(data.getAll('files')).toEqual([storedId, otherId]);
  },
};

export const UploadLost: Story = {
  args: {
    onSubmit: answers({ kind: 'done', href: '#done' }),
    upload: () => Promise.reject(new TypeError('Failed')),
  },
  play: async (context) => {
    const form = formIn(context);
    fillControls(form, values);
    chooseFiles(form, [photo('one.jpg')]);
    await userEvent.click(submitIn(context));
    await waitFor(() => expect(form.querySelector('[data-tone=warning]')).toBeVisible());
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

/**
 * Files that the server or the browser refuses do not count, and name themselves beside every other problem. The second
 * time the form goes without them.
 */
export const RefusedFiles: Story = {
  args: {
    onSubmit: answers({ kind: 'done', href: '#done' }),
    upload: async (file) => (file.name.startsWith('refused') ? { problem: 'file-type' } : { id: storedId }),
  },
  play: async (context) => {
    const form = formIn(context);
    fillControls(form, { ...values, name: [''] });
    chooseFiles(form, [photo('refused.jpg'), new File(['x'], 'film.mov', { type: 'video/quicktime' })]);
    await waitFor(() => expect(form.textContent).toMatch('refused.jpg'));
    await userEvent.click(submitIn(context));
    const summary = await waitFor(() => {
      const links = [...form.querySelectorAll('a[href^="#contact-"]')];
      expect(links).toHaveLength(3);
      return links.map((link) => link.textContent).join('\n');
    });
    await expect(summary).toMatch(/“refused\.jpg”[^]*“film\.mov”/);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
    const five = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'];
    chooseFiles(
      form,
      five.map((name) => photo(name)),
    );
    await waitFor(() => expect(new FormData(form).getAll('files')).toHaveLength(five.length));
    fillControls(form, { name: values['name']! });
    await userEvent.click(submitIn(context));
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalled());
    const [data] = (context.args.onSubmit as ReturnType<typeof fn>).mock.calls[0] as [FormData];
    await expect(data.getAll('files')).toHaveLength(five.length);
  },
};

/** The server lost a stored file: it is named, and does not stop the form again. */
export const FileGone: Story = {
  args: {
    onSubmit: fn(async (data: FormData) =>
      data.has('files')
        ? {
            kind: 'problems' as const,
            problems: [{ field: 'files', code: 'file-gone', about: 'one.jpg' }],
          }
        : { kind: 'done' as const, href: '#done' },
    ),
    upload: async () => ({ id: storedId }),
  },
  play: async (context) => {
    const form = formIn(context);
    fillControls(form, values);
    chooseFiles(form, [photo('one.jpg')]);
    await userEvent.click(submitIn(context));
    const link = await waitFor(() => form.querySelector('a[href="#contact-files"]'));
    await expect(link).toHaveTextContent('“one.jpg”');
    await userEvent.click(submitIn(context));
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalled());
  },
};

/** Files of a rejected form without JavaScript are with the server already. */
export const EarlierFiles: Story = {
  args: {
    sent: {
      values: { ...values, files: [storedId], fileNames: [`${storedId} escalator.jpg`] },
      problems: [{ field: 'email', code: 'email' }],
    },
  },
  play: async (context) => {
    await expect(new FormData(formIn(context)).getAll('files')).toHaveLength(1);
    await expect(within(context.canvasElement).getByLabelText('escalator.jpg')).toBeChecked();
  },
};

const accountValues = { name: [filled['name']!], email: [filled['email']!] };

/** The account's details come after the page, and replace nothing that is typed. */
export const LateDefaults: Story = {
  render: (args, context) => {
    const WithAccount = () => {
      const [defaults, setDefaults] = useState<typeof accountValues>();
      return (
        <>
          {meta.render({ ...args, defaults }, context as never)}
          <button type="button" onClick={() => setDefaults(accountValues)}>
            Account
          </button>
        </>
      );
    };
    return <WithAccount />;
  },
  play: async (context) => {
    const form = formIn(context);
    const valueOf = (name: string) => new FormData(form).get(name);
    await userEvent.type(form.querySelector('[name=name]')!, 'Somsri');
    await userEvent.click(within(context.canvasElement).getByText('Account'));
    await waitFor(() => expect(valueOf('email')).toBe(filled['email']));
    await expect(valueOf('name')).toBe('Somsri');
  },
};
