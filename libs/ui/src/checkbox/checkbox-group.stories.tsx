import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inLocale, lineIds, wordsFor } from '../examples.stories';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group';

const words = {
  th: { legend: 'รับข่าวของสายใดบ้าง', hint: 'เลือกได้มากกว่าหนึ่งสาย', error: 'เลือกอย่างน้อยหนึ่งสาย' },
  en: {
    legend: 'Which lines do you want news of?',
    hint: 'Choose all that you use.',
    error: 'Choose at least one line',
  },
};

const meta = {
  title: 'Components/Checkbox group',
  component: CheckboxGroup,
  parameters: {
    docs: {
      description: {
        component:
          'A question with any number of answers. For exactly one answer, use RadioGroup. For a single statement, use Checkbox.',
      },
    },
  },
  args: { legend: '', name: 'lines', options: [], onValueChange: fn() },
  render: (args, { globals }) => {
    const { legend, hint } = inLocale(globals, words);
    const { lines } = wordsFor(globals);
    return (
      <CheckboxGroup
        {...args}
        legend={args.legend || legend}
        hint={args.hint ?? hint}
        options={
          args.options.length > 0 ? args.options : lineIds.map((id) => ({ value: id, label: lines[id] }))
        }
      />
    );
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Uncontrolled: Story = {
  args: { defaultValue: ['pink'] },
  play: async ({ args, canvasElement, globals }) => {
    const { legend, hint } = inLocale(globals, words);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: legend })).toHaveAccessibleDescription(hint);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['blue', 'pink']);
    await expect(canvas.getAllByRole('checkbox')[0]).toBeChecked();
  },
};

function Held(args: CheckboxGroupProps) {
  const [value, setValue] = useState<string[]>(['blue']);
  return <CheckboxGroup {...args} value={value} onValueChange={setValue} />;
}

export const Controlled: Story = {
  render: (args, { globals }) => {
    const { lines } = wordsFor(globals);
    return (
      <Held
        {...args}
        legend={inLocale(globals, words).legend}
        options={lineIds.map((id) => ({ value: id, label: lines[id] }))}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const [blue, purple] = within(canvasElement).getAllByRole('checkbox');
    await userEvent.click(purple!);
    await userEvent.click(blue!);
    await expect(purple).toBeChecked();
    await expect(blue).not.toBeChecked();
  },
};

export const WithError: Story = {
  render: (args, context) => meta.render({ ...args, error: inLocale(context.globals, words).error }, context),
};

export const Disabled: Story = { args: { disabled: true, defaultValue: ['blue'] } };

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
