import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { wordsFor } from '../examples.stories';
import { StationCode } from '../station-code/station-code';
import { SearchBox, type SearchBoxProps } from './search-box';
import type { LoadSearchSuggestions } from './search-suggestion';
import { SearchSuggestions } from './search-suggestions';

const meta = {
  title: 'Components/Search box',
  component: SearchBox,
  parameters: {
    docs: {
      description: {
        component:
          'The field and button of a search form. It works without JavaScript; SearchSuggestions adds pages that a person may mean.',
      },
    },
  },
  args: { label: '', name: 'q' },
  render: (args, { globals }) => (
    <form action="#search" role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchBox {...args} label={wordsFor(globals).search} />
    </form>
  ),
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };

/** Longer than the field. */
export const Filled: Story = {
  render: (args, context) =>
    meta.render({ ...args, defaultValue: wordsFor(context.globals).longest }, context),
};

const codes = ['BL13', 'BL15', 'BL20', 'BL22', 'BL23', 'BL28'];

/** The stations of the examples whatever is typed, except for `x`. */
const load =
  (stations: readonly string[]): LoadSearchSuggestions =>
  (text) =>
    Promise.resolve(
      text === 'x'
        ? []
        : stations.map((name, index) => ({
            key: name,
            href: `#${codes[index]}`,
            content: (
              <span className="flex items-center gap-3">
                <StationCode code={codes[index] ?? ''} lineId="blue" />
                {name}
              </span>
            ),
          })),
    );

const loadFor = {
  th: load(wordsFor({ locale: 'th' }).stations),
  en: load(wordsFor({ locale: 'en' }).stations),
};

function WithSuggestions({ load: found, ...box }: SearchBoxProps & { load: LoadSearchSuggestions }) {
  const input = useRef<HTMLInputElement>(null);
  return <SearchBox {...box} ref={input} suggestions={<SearchSuggestions input={input} load={found} />} />;
}

const submitted = fn();

const withSuggestions: Story['render'] = (args, { globals }) => (
  <form
    action="#search"
    role="search"
    className="min-h-96"
    onSubmit={(event) => {
      event.preventDefault();
      submitted();
    }}
  >
    <WithSuggestions
      {...args}
      label={wordsFor(globals).search}
      load={loadFor[globals['locale'] === 'en' ? 'en' : 'th']}
    />
  </form>
);

export const Suggestions: Story = {
  render: withSuggestions,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, 's');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(codes.length));
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent(String(codes.length));
    await userEvent.keyboard('{ArrowDown}');
    const [first] = canvas.getAllByRole('option');
    await expect(field).toHaveAttribute('aria-activedescendant', first!.id);
  },
};

/** Arrows leave the text alone, Enter follows the active option, Escape closes the list and keeps the text. */
export const Keyboard: Story = {
  render: withSuggestions,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole<HTMLInputElement>('combobox');
    const followed = fn((event: MouseEvent) => event.preventDefault());
    submitted.mockClear();

    await userEvent.type(field, 's');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(codes.length));
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true })).toBe(canvas.getAllByRole('option').at(-1));
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await expect(field).toHaveValue('s');

    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(field).toHaveValue('s');
    await userEvent.keyboard('{Enter}');
    await expect(submitted).toHaveBeenCalledTimes(1);

    // the link must not navigate the test page
    canvas.getByRole('search').addEventListener('click', followed);
    await userEvent.keyboard('{ArrowDown}');
    // Enter of an input method takes a proposed word
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      await fireEvent.keyDown(field, { key: 'Enter', ...composing });
    await expect(followed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledTimes(1);
    await expect(submitted).toHaveBeenCalledTimes(1);
  },
};

/** Nothing is shown; a screen reader hears it. */
export const WithoutMatches: Story = {
  render: withSuggestions,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'x');
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};
