import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inLocale, wordsFor } from '../examples.stories';
import { RadioGroup, type RadioGroupProps } from './radio-group';

const words = {
  th: {
    legend: 'เวลาเดินทาง',
    hint: 'เวลาตามตารางเดินรถของวันที่เลือก',
    error: 'เลือกเวลาเดินทาง',
    options: [
      { value: 'depart', label: 'ออกเดินทาง' },
      { value: 'arrive', label: 'ถึงปลายทาง' },
      { value: 'last', label: 'ขบวนสุดท้าย', hint: 'ออกช้าที่สุดที่ยังถึงปลายทางในวันเดียวกัน' },
    ],
  },
  en: {
    legend: 'Time of travel',
    hint: 'By the timetable of the day you choose.',
    error: 'Choose a time of travel',
    options: [
      { value: 'depart', label: 'Leave at' },
      { value: 'arrive', label: 'Arrive by' },
      { value: 'last', label: 'Last train', hint: 'The latest that still gets you there' },
    ],
  },
};

const meta = {
  title: 'Components/Radio group',
  component: RadioGroup,
  parameters: {
    docs: {
      description: {
        component:
          'Exactly one of two to about six answers, all visible. For more, use Select. For yes or no, use Checkbox. For an immediate effect, use Switch or buttons. Preselect an answer only if it is right for nearly everyone.',
      },
    },
  },
  args: { legend: '', name: 'mode', options: [], onValueChange: fn() },
  render: (args, { globals }) => {
    const { legend, hint, options } = inLocale(globals, words);
    return (
      <RadioGroup
        {...args}
        legend={args.legend || legend}
        hint={args.hint ?? hint}
        options={args.options.length > 0 ? args.options : options}
      />
    );
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Uncontrolled: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const { legend, hint } = inLocale(globals, words);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: legend })).toHaveAccessibleDescription(hint);
    const radios = canvas.getAllByRole('radio');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(radios[0]).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radios[1]).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('arrive');
  },
};

export const Chosen: Story = { args: { defaultValue: 'arrive' } };

function Held(args: RadioGroupProps) {
  const [value, setValue] = useState('depart');
  return <RadioGroup {...args} value={value} onValueChange={setValue} />;
}

export const Controlled: Story = {
  render: (args, { globals }) => {
    const { legend, options } = inLocale(globals, words);
    return <Held {...args} legend={legend} options={options} />;
  },
  play: async ({ canvasElement }) => {
    const radios = within(canvasElement).getAllByRole('radio');
    await userEvent.click(radios[2]!);
    await expect(radios[2]).toBeChecked();
    await expect(radios[0]).not.toBeChecked();
  },
};

export const Row: Story = {
  args: { layout: 'row', defaultValue: 'depart', hint: '' },
  render: (args, context) =>
    meta.render({ ...args, options: inLocale(context.globals, words).options.slice(0, 2) }, context),
};

/** Words of the story are shortened: a segment has one or two. The segments wrap where the screen is narrow. */
export const Segments: Story = {
  args: { layout: 'segments', legendHidden: true, defaultValue: 'a', hint: '' },
  render: (args, context) => {
    const { first, last, search, travel } = wordsFor(context.globals);
    const labels = [first, last, search, travel];
    return (
      <div className="max-w-72">
        {meta.render(
          { ...args, options: labels.map((label, i) => ({ value: 'abcd'[i]!, label, disabled: i === 3 })) },
          context,
        )}
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const radios = within(canvasElement).getAllByRole('radio');
    await expect(radios[0]).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radios[1]).toBeChecked();
    await expect(radios[1]!.closest('label')!.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const WithError: Story = {
  args: { required: true },
  render: (args, context) => meta.render({ ...args, error: inLocale(context.globals, words).error }, context),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup')).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'arrive' } };

export const Longest: Story = {
  render: (args, context) => {
    const { longest, summary } = wordsFor(context.globals);
    return (
      <div className="max-w-80">
        {meta.render(
          {
            ...args,
            legend: longest,
            hint: summary,
            error: longest,
            optional: true,
            defaultValue: 'a',
            options: ['a', 'b', 'c'].map((value, i) => ({
              value,
              label: longest,
              hint: summary,
              disabled: i === 2,
            })),
          },
          context,
        )}
      </div>
    );
  },
};
