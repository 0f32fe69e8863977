import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inLocale, lineIds, wordsFor } from '../examples.stories';
import { Select } from './select';

const words = {
  th: { label: 'สถานีที่ใช้บริการ', choose: 'เลือกสถานี', line: 'สาย', error: 'เลือกสถานีที่ใช้บริการ' },
  en: { label: 'Station', choose: 'Choose a station', line: 'Line', error: 'Choose the station' },
};

const meta = {
  title: 'Components/Select',
  component: Select,
  parameters: {
    docs: {
      description: {
        component:
          'One of about six to thirty known answers, in a native list. For fewer, use RadioGroup. For stations, use StationSelector. Never use it for navigation.',
      },
    },
  },
  args: { label: '', name: 'station', options: [], onChange: fn() },
  render: (args, { globals }) => {
    const { stations } = wordsFor(globals);
    const { label, choose } = inLocale(globals, words);
    return (
      <Select
        emptyOption={choose}
        {...args}
        label={args.label || label}
        options={
          args.options.length > 0 ? args.options : stations.map((name) => ({ value: name, label: name }))
        }
      />
    );
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const { stations } = wordsFor(globals);
    const select = within(canvasElement).getByLabelText(inLocale(globals, words).label);
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await expect(select).toHaveValue('');
    await userEvent.selectOptions(select, stations[2]!);
    await expect(select).toHaveValue(stations[2]);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const Groups: Story = {
  render: (args, { globals }) => {
    const { lines, stations } = wordsFor(globals);
    return (
      <Select
        {...args}
        label={inLocale(globals, words).label}
        defaultValue="purple-1"
        options={lineIds.map((line) => ({
          label: lines[line],
          options: stations
            .slice(0, 3)
            .map((name, i) => ({ value: `${line}-${i}`, label: name, disabled: i === 2 })),
        }))}
      />
    );
  },
};

export const Widths: Story = {
  render: (args, { globals }) => {
    const { lines } = wordsFor(globals);
    const options = lineIds.map((line) => ({ value: line, label: lines[line] }));
    return (
      <div className="grid gap-5">
        {(['xs', 'sm', 'md', 'full'] as const).map((width) => (
          <Select
            key={width}
            {...args}
            width={width}
            label={inLocale(globals, words).line}
            options={options}
          />
        ))}
      </div>
    );
  },
};

export const WithError: Story = {
  render: (args, context) => meta.render({ ...args, error: inLocale(context.globals, words).error }, context),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Longest: Story = {
  render: (args, context) => {
    const { longest, summary } = wordsFor(context.globals);
    return (
      <div className="max-w-80">
        {meta.render(
          {
            ...args,
            label: longest,
            hint: summary,
            error: longest,
            defaultValue: 'a',
            options: [{ value: 'a', label: longest }],
          },
          context,
        )}
      </div>
    );
  },
};
