import type { Meta, StoryObj } from '@storybook/react-vite';
import { wordsFor } from '../examples.stories';
import { ClockIcon } from '../icon/icons';
import { Badge } from './badge';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  parameters: {
    docs: {
      description: {
        component:
          'A short fact next to other content, such as a date, "unconfirmed" or "new". Not a control. For a sentence, use Notice.',
      },
    },
  },
  args: { children: null },
  render: (args, { globals }) => <Badge {...args}>{wordsFor(globals).news}</Badge>,
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (_, { globals }) => (
    <p className="flex flex-wrap gap-3">
      {(['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {wordsFor(globals).news}
        </Badge>
      ))}
    </p>
  ),
};
export const WithIcon: Story = { args: { tone: 'warning', icon: ClockIcon } };
export const Longest: Story = {
  render: (args, { globals }) => (
    <p className="max-w-56">
      <Badge {...args}>{wordsFor(globals).longest}</Badge>
    </p>
  ),
};
