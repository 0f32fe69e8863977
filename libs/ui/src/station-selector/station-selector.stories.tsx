import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { wordsFor } from '../examples.stories';
import type { PlaceOption, StationOption } from './station-option';
import { StationSelector } from './station-selector';

const stations: StationOption[] = [
  { code: 'BL10', names: { th: 'เตาปูน', en: 'Tao Poon' }, aliases: ['PP16'], lineIds: ['blue', 'purple'] },
  { code: 'BL11', names: { th: 'บางซื่อ', en: 'Bang Sue' }, lineIds: ['blue'] },
  { code: 'BL13', names: { th: 'สวนจตุจักร', en: 'Chatuchak Park' }, lineIds: ['blue'] },
  {
    code: 'BL15',
    names: { th: 'ลาดพร้าว', en: 'Lat Phrao' },
    aliases: ['Ladprao'],
    lineIds: ['blue', 'yellow'],
  },
  { code: 'BL20', names: { th: 'พระราม 9', en: 'Phra Ram 9' }, aliases: ['Rama 9'], lineIds: ['blue'] },
  {
    code: 'BL22',
    names: { th: 'สุขุมวิท', en: 'Sukhumvit' },
    aliases: ['Asok', 'Asoke', 'อโศก'],
    lineIds: ['blue'],
  },
  {
    code: 'BL23',
    names: { th: 'ศูนย์การประชุมแห่งชาติสิริกิติ์', en: 'Queen Sirikit National Convention Centre' },
    lineIds: ['blue'],
  },
  { code: 'BL28', names: { th: 'หัวลำโพง', en: 'Hua Lamphong' }, lineIds: ['blue'] },
  {
    code: 'PP11',
    names: { th: 'ศูนย์ราชการนนทบุรี', en: 'Nonthaburi Civic Centre' },
    lineIds: ['purple', 'pink'],
  },
  { code: 'PK22', names: { th: 'ลาดปลาเค้า', en: 'Lat Pla Khao' }, lineIds: ['pink'] },
  { code: 'YL17', names: { th: 'ศรีเอี่ยม', en: 'Si Iam' }, lineIds: ['yellow'] },
];

const placesIn = (locale: 'th' | 'en'): PlaceOption[] => [
  {
    id: 'siam-square',
    names: { th: 'สยามสแควร์', en: 'Siam Square' },
    note: { th: 'ใกล้สถานีสยาม (CEN)', en: 'near Siam (CEN)' }[locale],
  },
  {
    id: 'siam-paragon',
    names: { th: 'สยามพารากอน', en: 'Siam Paragon' },
    note: { th: 'ใกล้สถานีสยาม (CEN)', en: 'near Siam (CEN)' }[locale],
  },
];

/** Line names in full, as the selector shows them. */
function lineNamesIn(globals: Record<string, unknown>): Record<string, string> {
  const toFull = (name: string) => (localeOf(globals) === 'th' ? `สาย${name}` : `${name} Line`);
  return Object.fromEntries(Object.entries(wordsFor(globals).lines).map(([id, name]) => [id, toFull(name)]));
}

const words = {
  th: {
    label: 'สถานีต้นทาง',
    hint: 'พิมพ์ชื่อสถานีหรือรหัส เช่น BL22',
    error: 'โปรดเลือกสถานีต้นทางจากรายการ',
    swap: 'สลับเป็นบางซื่อ',
  },
  en: {
    label: 'From',
    hint: 'Type a name or a code such as BL22',
    error: 'Choose the station to start from in the list',
    swap: 'Bang Sue instead',
  },
};
const wordsOf = (globals: Record<string, unknown>) => (globals['locale'] === 'en' ? words.en : words.th);
const localeOf = (globals: Record<string, unknown>) => (globals['locale'] === 'en' ? 'en' : 'th');

const meta = {
  title: 'Components/Station selector',
  component: StationSelector,
  args: { label: '', name: 'from', locale: 'th', stations, lineNames: {}, onChange: fn() },
  render: (args, { globals }) => (
    <StationSelector
      {...args}
      label={wordsOf(globals).label}
      locale={localeOf(globals)}
      lineNames={lineNamesIn(globals)}
    />
  ),
  parameters: {
    docs: {
      description: {
        component:
          'One station of the whole network, found in both languages, by code, by old and short names, with or without tone marks. Enter takes the best match; a name that only looks or sounds alike is offered and never taken by itself. Other places can be listed too; the form gets their id. Without JavaScript it is a text field, and `findByName` of `@raang/text-time` finds the station on the server. For the stations of one short line, use Select.',
      },
    },
  },
} satisfies Meta<typeof StationSelector>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox');
const codesIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('option')
    .map((option) => /[A-Z]{2}\d{2}/.exec(option.textContent)?.[0]);
const valueOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[type=hidden]')?.value;

export const Empty: Story = {};

export const FoundByTyping: Story = {
  play: async ({ canvasElement, args, globals, step }) => {
    const field = fieldIn(canvasElement);
    await step('finds a station in both languages, by code, by alias, without tone marks', async () => {
      for (const [text, codes] of [
        ['ลาดพราว', ['BL15']],
        ['lat', ['BL15', 'PK22']],
        ['pp16', ['BL10']],
        ['อโศก', ['BL22']],
      ] as const) {
        await userEvent.clear(field);
        await userEvent.type(field, text);
        await expect(codesIn(canvasElement)).toEqual(codes);
      }
    });
    await step('keys of an input method take nothing and close nothing', async () => {
      for (const key of ['Enter', 'Escape'])
        for (const composing of [{ isComposing: true }, { keyCode: 229 }])
          await fireEvent.keyDown(field, { key, ...composing });
      await expect(field).toHaveValue('อโศก');
      await expect(codesIn(canvasElement)).toEqual(['BL22']);
    });
    await step('Enter takes the best match', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveValue(localeOf(globals) === 'th' ? 'สุขุมวิท' : 'Sukhumvit');
      await expect(field).toHaveAccessibleDescription(/BL22/);
      await expect(valueOf(canvasElement)).toBe('BL22');
      await expect(args.onChange).toHaveBeenLastCalledWith('BL22');
      await expect(codesIn(canvasElement)).toEqual([]);
    });
    await step('typing clears the choice', async () => {
      await userEvent.type(field, 'x');
      await expect(args.onChange).toHaveBeenLastCalledWith('');
    });
  },
};

/** Neither Enter nor leaving the field takes a name that only sounds alike. */
export const SimilarName: Story = {
  play: async ({ canvasElement, globals }) => {
    const field = fieldIn(canvasElement);
    await userEvent.type(field, 'Siam');
    const similar = within(canvasElement).getByRole('group', {
      name: localeOf(globals) === 'th' ? 'ชื่อที่ใกล้เคียง' : 'Did you mean',
    });
    await expect(within(similar).getByRole('option')).toHaveTextContent('YL17');
    await userEvent.keyboard('{Enter}');
    await expect(valueOf(canvasElement)).toBe('Siam');
    await userEvent.tab();
    await expect(valueOf(canvasElement)).toBe('Siam');
    await userEvent.clear(field);
    await userEvent.type(field, 'Siam');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(valueOf(canvasElement)).toBe('YL17');
  },
};

/** The keys of `สุขุมวิท` in the Latin layout. */
export const OtherKeyboardLayout: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'l6-6,;bm');
    await expect(codesIn(canvasElement)).toEqual(['BL22']);
    await userEvent.tab();
    await expect(valueOf(canvasElement)).toBe('BL22');
  },
};

/** The form gets a place by its id. */
export const WithPlaces: Story = {
  render: (args, { globals }) => (
    <StationSelector
      {...args}
      label={wordsOf(globals).label}
      locale={localeOf(globals)}
      lineNames={lineNamesIn(globals)}
      places={placesIn(localeOf(globals))}
    />
  ),
  play: async ({ canvasElement, args, globals }) => {
    const field = fieldIn(canvasElement);
    const name = localeOf(globals) === 'th' ? 'สยามสแควร์' : 'Siam Square';
    await userEvent.type(field, 'siam');
    const options = within(canvasElement).getAllByRole('option');
    await expect(options[0]).toHaveTextContent(localeOf(globals) === 'th' ? 'ใกล้สถานีสยาม' : 'near Siam');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue(name);
    await expect(field).toHaveAccessibleDescription(/CEN/);
    await expect(valueOf(canvasElement)).toBe('siam-square');
    await expect(args.onChange).toHaveBeenLastCalledWith('siam-square');
    await expect(args.onChange).not.toHaveBeenCalledWith('YL17');
    await userEvent.clear(field);
    await userEvent.type(field, 'siam');
  },
};

/** The page knows the place of its address before all places have loaded. */
export const ChosenPlace: Story = {
  args: { defaultValue: 'siam-paragon' },
  render: (args, { globals }) => (
    <StationSelector
      {...args}
      label={wordsOf(globals).label}
      locale={localeOf(globals)}
      lineNames={lineNamesIn(globals)}
      places={placesIn(localeOf(globals)).slice(1)}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const field = fieldIn(canvasElement);
    await expect(field).toHaveValue(localeOf(globals) === 'th' ? 'สยามพารากอน' : 'Siam Paragon');
    await userEvent.click(field);
    await userEvent.tab();
    await expect(valueOf(canvasElement)).toBe('siam-paragon');
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    field.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(within(canvasElement).getByRole('option', { selected: true })).toHaveTextContent('BL11');
    await userEvent.keyboard('{End}');
    await expect(within(canvasElement).getByRole('option', { selected: true })).toHaveTextContent('YL17');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(valueOf(canvasElement)).toBe('');
    await userEvent.keyboard('{ArrowDown}{Tab}');
    await expect(valueOf(canvasElement)).toBe('');
    await userEvent.click(field);
    await userEvent.type(field, 'hua{Tab}');
    await expect(valueOf(canvasElement)).toBe('BL28');
  },
};

/** Stays open for axe and for visual review. */
export const OpenWithRecent: Story = {
  args: { recent: ['BL22', 'PP11'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(fieldIn(canvasElement));
    await expect(codesIn(canvasElement).slice(0, 3)).toEqual(['BL22', 'PP11', 'BL10']);
    await expect(within(canvasElement).getAllByRole('group')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(within(canvasElement).getByRole('option', { selected: true })).toBeVisible());
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement, globals }) => {
    await userEvent.type(fieldIn(canvasElement), 'Xanadu');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      localeOf(globals) === 'th' ? /ไม่พบสถานี “Xanadu”/ : /No station matches “Xanadu”/,
    );
    await expect(valueOf(canvasElement)).toBe('Xanadu');
  },
};

export const Chosen: Story = {
  args: { defaultValue: 'BL23' },
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    await userEvent.click(within(canvasElement).getAllByRole('button')[0]!);
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(valueOf(canvasElement)).toBe('');
    await userEvent.type(field, 'สุขุมวิท');
    await userEvent.click(document.body);
    await waitFor(() => expect(valueOf(canvasElement)).toBe('BL22'));
  },
};

export const Controlled: Story = {
  render: function Controlled(args, { globals }) {
    const [code, setCode] = useState('BL22');
    return (
      <div className="flex flex-col items-start gap-4">
        <StationSelector
          {...args}
          className="w-full"
          label={wordsOf(globals).label}
          locale={localeOf(globals)}
          lineNames={lineNamesIn(globals)}
          value={code}
          onChange={setCode}
        />
        <Button variant="secondary" onClick={() => setCode('BL11')}>
          {wordsOf(globals).swap}
        </Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    await userEvent.clear(field);
    await userEvent.type(field, 'hua');
    await expect(field).toHaveValue('hua');
    await userEvent.keyboard('{Enter}');
    await expect(valueOf(canvasElement)).toBe('BL28');
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1)!);
    await expect(valueOf(canvasElement)).toBe('BL11');
  },
};

/** The server returned the form with an unknown station. */
export const ReturnedWithError: Story = {
  args: { defaultValue: 'ลาด' },
  render: (args, { globals }) => (
    <StationSelector
      {...args}
      label={wordsOf(globals).label}
      hint={wordsOf(globals).hint}
      error={wordsOf(globals).error}
      locale={localeOf(globals)}
      lineNames={lineNamesIn(globals)}
    />
  ),
};

/** Resetting the form restores the initial station. */
export const InPlainForm: Story = {
  args: { defaultValue: 'BL22', name: 'from' },
  render: (args, context) => (
    <form method="post" onSubmit={(event) => event.preventDefault()}>
      {meta.render(args, context)}
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const form = canvasElement.querySelector('form')!;
    await userEvent.clear(fieldIn(canvasElement));
    await userEvent.type(fieldIn(canvasElement), 'BL10');
    await userEvent.tab();
    await expect([...new FormData(form)]).toEqual([['from', 'BL10']]);
    form.reset();
    await waitFor(() => expect([...new FormData(form)]).toEqual([['from', 'BL22']]));
    await expect(args.onChange).toHaveBeenLastCalledWith('BL22');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'BL22' } };

export const Longest: Story = {
  args: { recent: ['BL23'] },
  render: (args, { globals }) => (
    <div className="max-w-72">
      <StationSelector
        {...args}
        label={wordsFor(globals).longest}
        locale={localeOf(globals)}
        lineNames={lineNamesIn(globals)}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(fieldIn(canvasElement));
    await expect(codesIn(canvasElement)[0]).toBe('BL23');
  },
};
