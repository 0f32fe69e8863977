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
          'The status of all lines, on the home page and on the page of a line. A line without an alert has a row too: good service if a live source says so, else only that nothing has been reported, or that nothing is known. For the status of one journey, use a notice in the Itinerary. The board is not a live region: announce changes elsewhere.',
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

const withoutAlerts =
  (state: 'unreported' | 'unknown'): Story['render'] =>
  (args, { globals }) => (
    <StatusBoard
      {...args}
      now={lineIds.map((id) => ({ line: { id, name: wordsFor(globals).lines[id], href: `#${id}` }, state }))}
      basis={wordsFor(globals).summary}
    />
  );

/** Nobody watches the service now, but somebody has said that nothing disrupts it. */
export const Unreported: Story = { render: withoutAlerts('unreported') };

/** No source has said anything. */
export const Unknown: Story = { render: withoutAlerts('unknown') };

export const PlannedOnly: Story = {
  render: (args, { globals }) => {
    const { planned, later } = statusExamples(globals);
    return <StatusBoard {...args} now={[]} week={[planned]} later={[later]} />;
  },
};
