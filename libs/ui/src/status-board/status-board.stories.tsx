import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { clock } from '../docs/network-examples.stories';
import { lineIds, wordsFor } from '../examples.stories';
import { statusExamples } from '../status-row/status-examples.stories';
import { StatusBoard } from './status-board';

const meta = {
  title: 'Components/Status board',
  component: StatusBoard,
  args: { now: [], headingLevel: 2 },
  parameters: {
    docs: {
      description: {
        component:
          'How all lines run, on the home page and on the page of a line. A line without trouble has its row too: ' +
          'silence is no news. Not for the state of one journey (a notice in the Itinerary). Announce changes ' +
          'elsewhere: the board itself is no live region.',
      },
    },
  },
  render: (args, { globals }) => {
    const { severe, closed, planned, later, good } = statusExamples(globals);
    return (
      <StatusBoard
        {...args}
        now={[severe, closed, { ...good, line: planned.line }, good]}
        week={[planned]}
        later={[later]}
        checkedAt={clock('08:31', globals)}
      />
    );
  },
} satisfies Meta<typeof StatusBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Trouble: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

/** An ordinary day. */
export const AllGood: Story = {
  render: (args, { globals }) => (
    <StatusBoard
      {...args}
      now={lineIds.map((id) => ({
        line: { id, name: wordsFor(globals).lines[id], href: `#${id}` },
        state: 'good' as const,
      }))}
      checkedAt={clock('10:02', globals)}
    />
  ),
};

export const PlannedOnly: Story = {
  render: (args, { globals }) => {
    const { planned, later } = statusExamples(globals);
    return <StatusBoard {...args} now={[]} week={[planned]} later={[later]} />;
  },
};
