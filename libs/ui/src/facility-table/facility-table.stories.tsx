import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FacilityTable } from './facility-table';
import { facilitiesExample } from './facility-table-examples.stories';

const meta = {
  title: 'Components/Facility table',
  component: FacilityTable,
  args: { caption: '', facilities: [], stations: [] },
  parameters: {
    docs: {
      description: {
        component:
          'The facilities of every station of a line, to find stations with the right ones. What is unknown has an empty field. On narrow screens, each station is a card. For one station, use DefinitionList. For hours or places, use Table.',
      },
    },
  },
  render: (_, { globals }) => <FacilityTable {...facilitiesExample(globals)} />,
} satisfies Meta<typeof FacilityTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(12);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(12);
    const empty = canvas.getAllByRole('cell').filter((cell) => !cell.querySelector('svg'));
    await expect(empty, 'only what is unknown has no mark').toHaveLength(6);
    const legend = canvas.queryByRole('list');
    if (legend) await expect(legend.children).toHaveLength(3);
  },
};

export const OneStation: Story = {
  render: (_, { globals }) => <FacilityTable {...facilitiesExample(globals, 1)} />,
};
