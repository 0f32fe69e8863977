import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { lineIds, wordsFor } from '../examples.stories';
import type { ServiceState } from '../status-row/state-mark';
import { statusExamples } from '../status-row/status-examples.stories';
import { StatusSummary } from './status-summary';

const meta = {
  title: 'Components/Status summary',
  component: StatusSummary,
  args: { rows: [] },
  decorators: [
    (Story) => (
      <div className="@container max-w-lg">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'The state of all lines in the first screen of the home page. The page of the service status has a StatusBoard.',
      },
    },
  },
} satisfies Meta<typeof StatusSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

const every =
  (state: ServiceState): Story['render'] =>
  (args, { globals }) => (
    <StatusSummary
      {...args}
      rows={lineIds.map((id) => ({ line: { id, name: wordsFor(globals).lines[id], href: `#${id}` }, state }))}
    />
  );

export const AllGood: Story = { render: every('good') };
export const Unknown: Story = { render: every('unknown') };
export const NarrowUnreported: Story = {
  render: every('unreported'),
  globals: { viewport: { value: 'mobile1' } },
};

/** A disruption and works take the whole width; three calm lines leave no hole. */
export const Trouble: Story = {
  render: (args, { globals }) => {
    const { severe, planned, good, ended } = statusExamples(globals);
    const calm = lineIds.slice(1).map((id) => ({ line: { id, name: wordsFor(globals).lines[id] } }));
    return (
      <StatusSummary
        {...args}
        rows={[severe, planned, ...calm.map((row) => ({ ...good, ...row })), { ...ended, state: 'ended' }]}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const [severe, works, calm] = within(canvasElement).getAllByRole('listitem');
    await expect(severe!.offsetWidth).toBe(works!.offsetWidth);
    await expect(calm!.offsetWidth).toBeLessThan(severe!.offsetWidth);
  },
};
