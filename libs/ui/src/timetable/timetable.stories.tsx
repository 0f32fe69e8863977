import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { wordsFor } from '../examples.stories';
import { DepartureTable } from './departure-table';
import { Timetable } from './timetable';
import { departuresExample, headwayExample, timetableExample } from './timetable-examples.stories';

const meta = {
  title: 'Components/Timetable',
  component: Timetable,
  subcomponents: { DepartureTable },
  args: { caption: '', dayTypes: [], first: {}, last: {}, periods: [] },
  parameters: {
    docs: {
      description: {
        component:
          'First train, last train and headways of a station in one direction. For the next few minutes, use DepartureTable. Use one table per direction, and name the direction in its caption. For a journey with changes, use Itinerary.',
      },
    },
  },
  render: (args, { globals }) => <Timetable {...args} {...timetableExample(globals)} />,
} satisfies Meta<typeof Timetable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Headways: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(7);
    const rows = canvas.getAllByRole('row');
    await expect(within(rows[1]!).getAllByRole('cell')[0]).toHaveTextContent(/05[.:]47/);
    await expect(within(rows[2]!).getAllByRole('cell')[0]).toHaveTextContent(/23[.:]53/);
  },
};

/** Without first and last trains, the heads of the columns say what the values are. */
export const HeadwaysOnly: Story = {
  render: (_, { globals }) => <Timetable {...timetableExample(globals)} first={undefined} last={undefined} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5);
    await expect(canvas.getAllByRole('columnheader')[1]).toHaveTextContent(/about every|ความถี่โดยประมาณ/);
  },
};

export const Departures: Story = {
  render: (_, { globals }) => (
    <div className="max-w-120">
      <DepartureTable {...departuresExample(globals)} />
    </div>
  ),
};

export const DeparturesWithoutTimes: Story = {
  render: (_, { globals }) => (
    <div className="max-w-120">
      <DepartureTable {...headwayExample(globals)} />
    </div>
  ),
};

export const Longest: Story = {
  render: (_, { globals }) => {
    const { caption, departures } = departuresExample(globals);
    const headsign = wordsFor(globals).longest;
    return (
      <div className="max-w-72">
        <DepartureTable
          caption={`${caption} ${headsign}`}
          departures={departures.map((departure) => ({ ...departure, headsign, note: headsign }))}
        />
      </div>
    );
  },
};
