import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inLocale, wordsFor } from '../examples.stories';
import { UserMenu } from './user-menu';

const words = {
  th: {
    name: 'พิมพ์ชนก วัฒนานุกูลกิจ',
    ways: ['เข้าสู่ระบบ', 'ลงทะเบียน'],
    pages: ['ข้อมูลส่วนตัว', 'คำร้องของฉัน', 'สถานีที่บันทึกไว้'],
  },
  en: {
    name: 'Pimchanok Wattananukulkit',
    ways: ['Log in', 'Register'],
    pages: ['Profile', 'My reports', 'Saved stations'],
  },
};

const linksOf = (labels: readonly string[]) =>
  labels.map((label, i) => ({ label, href: `#${i}`, current: i === 0 }));

const meta = {
  title: 'Components/User menu',
  component: UserMenu,
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 420 },
      description: {
        component:
          "The account in the header: links to sign in, or the user's pages and signing out. Not for settings such as language and colour mode, and not for actions on the page.",
      },
    },
  },
  args: {
    links: [],
    signOut: { action: '/api/v1/accounts/logout', fields: <input type="hidden" name="next" value="/th" /> },
  },
  render: (args, { globals }) => (
    <div className="flex min-h-80 items-start justify-end">
      <UserMenu
        {...args}
        user={{ name: inLocale(globals, words).name, detail: 'pimchanok@example.org' }}
        links={linksOf(inLocale(globals, words).pages)}
      />
    </div>
  ),
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  render: (args, { globals }) => <UserMenu {...args} links={linksOf(inLocale(globals, words).ways)} />,
};

export const SignedIn: Story = {
  play: async ({ canvasElement, globals }) => {
    const trigger = within(canvasElement).getByRole('button');
    await expect(trigger).toHaveAccessibleName(expect.stringContaining(inLocale(globals, words).name));
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    const items = within(menu).getAllByRole('menuitem');
    await waitFor(() => expect(items[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(items[1]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Posts a form, by pointer and by keyboard. */
export const SigningOut: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const menu = await screen.findByRole('menu');
    const form = menu.querySelector('form')!;
    const sent: string[] = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(`${form.method} ${form.isConnected} ${String(new FormData(form).get('next'))}`);
    });
    const signOut = within(menu).getAllByRole('menuitem').at(-1)!;
    await userEvent.click(signOut);
    signOut.focus();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toEqual(['post true /th', 'post true /th']);
  },
};

export const LongestName: Story = {
  render: (args, { globals }) => (
    <div className="flex min-h-96 items-start justify-end">
      <UserMenu
        {...args}
        user={{ name: wordsFor(globals).longest, detail: `${'a'.repeat(40)}@example.org` }}
        links={linksOf(wordsFor(globals).navigation)}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('menu');
  },
};
