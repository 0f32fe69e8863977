import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inLocale, wordsFor } from '../examples.stories';
import { Link } from '../link/link';
import { CookieConsent } from './cookie-consent';

const words = {
  th: {
    text: 'เราใช้คุกกี้ที่จำเป็นต่อการทำงานของเว็บไซต์ และหากท่านยินยอม จะใช้คุกกี้เพื่อนับจำนวนผู้เข้าชมด้วย',
    policy: 'อ่านนโยบายคุกกี้',
    categories: [
      ['คุกกี้ที่จำเป็น', 'จดจำภาษา โหมดสี และการเข้าสู่ระบบ เก็บไว้ไม่เกิน 365 วัน'],
      ['คุกกี้เพื่อการวิเคราะห์', 'นับจำนวนผู้เข้าชมโดยไม่ระบุตัวบุคคล ข้อมูลอยู่กับ รฟม. เท่านั้น'],
      ['คุกกี้เพื่อความสะดวก', 'จดจำสถานีที่ค้นหาล่าสุดในอุปกรณ์นี้'],
    ],
  },
  en: {
    text: 'We use cookies that the website needs to work and, if you agree, cookies that count visits.',
    policy: 'Read the cookie policy',
    categories: [
      ['Necessary', 'Remember your language, colour mode and sign-in. Kept for up to 365 days.'],
      ['Statistics', 'Count visits without identifying anybody. The figures stay with the MRTA.'],
      ['Convenience', 'Remember the stations you searched for last, on this device.'],
    ],
  },
};

const ids = ['necessary', 'statistics', 'convenience'];
const categoriesFor = (globals: Record<string, unknown>) =>
  inLocale(globals, words).categories.map(([name = '', description = ''], i) => ({
    id: ids[i]!,
    name,
    description,
    necessary: i === 0,
  }));

const meta = {
  title: 'Components/Cookie consent',
  component: CookieConsent,
  parameters: {
    bleed: true,
    docs: {
      story: { inline: false, iframeHeight: 560 },
      description: {
        component:
          'Asks once which cookies the site may use. Refusing is as easy as accepting. The cookie policy page shows it inline. Omit it if the site uses only necessary cookies.',
      },
    },
  },
  args: { categories: [], onDecide: fn(), children: '' },
  render: (args, { globals }) => {
    const say = inLocale(globals, words);
    return (
      <CookieConsent {...args} categories={categoriesFor(globals)}>
        <p>
          {say.text} <Link href="#policy">{say.policy}</Link>
        </p>
      </CookieConsent>
    );
  },
} satisfies Meta<typeof CookieConsent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Banner: Story = {
  play: async ({ args, canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region'));
    const [necessary, all] = region.getAllByRole('button');
    const look = ({ backgroundColor, color, fontSize }: CSSStyleDeclaration) => [
      backgroundColor,
      color,
      fontSize,
    ];
    await expect(look(getComputedStyle(necessary!))).toEqual(look(getComputedStyle(all!)));
    await expect(necessary!.offsetWidth).toBe(all!.offsetWidth);

    await userEvent.click(necessary!);
    await expect(args.onDecide).toHaveBeenLastCalledWith(['necessary']);
    await userEvent.click(all!);
    await expect(args.onDecide).toHaveBeenLastCalledWith(ids);
  },
};

export const ChosenByCategory: Story = {
  play: async ({ args, canvasElement }) => {
    const region = within(canvasElement);
    await userEvent.click(canvasElement.querySelector('summary')!);
    const [necessary, , convenience] = region.getAllByRole('checkbox');
    await expect(necessary).toBeDisabled();
    await expect(convenience).not.toBeChecked();
    await userEvent.click(convenience!);
    await userEvent.click(region.getAllByRole('button').at(-1)!);
    await expect(args.onDecide).toHaveBeenLastCalledWith(['necessary', 'convenience']);
  },
};

/** On the cookie policy page, with the earlier choice. */
export const Inline: Story = {
  parameters: { bleed: false },
  args: { placement: 'inline', defaultValue: ['statistics'] },
};

export const Controlled: Story = {
  args: { placement: 'inline', value: ['convenience'] },
  render: function Controlled(args, { globals }) {
    const [value, setValue] = useState(args.value ?? []);
    return (
      <CookieConsent {...args} categories={categoriesFor(globals)} value={value} onValueChange={setValue}>
        <p>{inLocale(globals, words).text}</p>
      </CookieConsent>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary')!);
    const boxes = within(canvasElement).getAllByRole('checkbox');
    await userEvent.click(boxes[1]!);
    await userEvent.click(boxes[2]!);
    await expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, true, false]);
  },
};

/** At the bottom of a scrolling page. */
export const OverPage: Story = {
  render: (args, { globals }) => (
    <>
      <div className="grid gap-4 p-4">
        {Array.from({ length: 12 }, (_, i) => (
          <p key={i}>{wordsFor(globals).summary}</p>
        ))}
      </div>
      <CookieConsent {...args} categories={categoriesFor(globals)}>
        <p>{inLocale(globals, words).text}</p>
      </CookieConsent>
    </>
  ),
};
