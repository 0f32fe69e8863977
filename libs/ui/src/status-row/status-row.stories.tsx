import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { wordsFor } from '../examples.stories';
import { StateMark } from './state-mark';
import { StatusRow } from './status-row';
import { statusExamples } from './status-examples.stories';

const meta = {
  title: 'Components/Status row',
  component: StatusRow,
  subcomponents: { StateMark },
  args: { line: { id: 'blue', name: '' }, state: 'good' },
  argTypes: { line: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'The status of a line, with the times of the last and the next update. For several lines, use StatusBoard. For a message that is not about a line, use Notice. For an interruption, use AlertModal.',
      },
    },
  },
  render: (args, { globals }) => <StatusRow {...args} line={statusExamples(globals).minor.line} />,
} satisfies Meta<typeof StatusRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (_, { globals }) => (
    <ul className="divide-y divide-line border-y border-line">
      {Object.entries(statusExamples(globals)).map(([id, row]) => (
        <li key={id}>
          <StatusRow {...row} />
        </li>
      ))}
    </ul>
  ),
};

export const Good: Story = {};

export const Overdue: Story = {
  render: (_, { globals }) => <StatusRow {...statusExamples(globals).severe} />,
  play: async ({ canvasElement }) => {
    const times = canvasElement.querySelectorAll('time');
    await expect([...times].map(({ dateTime }) => dateTime)).toEqual(['08:10', '08:30']);
    await expect(within(canvasElement).getByText(/overdue|เลยกำหนด/)).toBeVisible();
  },
};

export const Longest: Story = {
  render: (_, { globals }) => {
    const { longest, summary } = wordsFor(globals);
    return (
      <div className="max-w-72">
        <StatusRow line={{ id: 'pink', name: longest }} state="severe" stateText={longest}>
          {summary}
        </StatusRow>
      </div>
    );
  },
};

export const MarkOnly: Story = { render: () => <StateMark state="minor" /> };
