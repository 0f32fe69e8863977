import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { exampleContext } from '../shared/examples/model-context-example';
import { linesExample, stationsExample } from '../shared/examples/network-example';
import { type StationsData, toStationsModel } from './stations-model';
import { StationsView } from './stations-view';

interface Args {
  data: StationsData;
}

const meta = {
  title: 'Templates/Stations',
  parameters: { bleed: true },
  args: { data: { lines: linesExample, stations: stationsExample } },
  render: ({ data }, { globals }) => (
    <StationsView model={toStationsModel(data, exampleContext(globals['locale'] === 'en' ? 'en' : 'th'))} />
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

/** By line, and by name with a heading for each language. */
export const AllStations: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  },
};

const longest = {
  th: 'ศูนย์การประชุมแห่งชาติสิริกิติ์และศูนย์วัฒนธรรมแห่งประเทศไทย',
  en: 'Queen Sirikit National Convention Centre and Thailand Cultural Centre',
};

export const Longest: Story = {
  args: {
    data: {
      lines: linesExample,
      stations: stationsExample.map((station) => ({ ...station, name: longest })),
    },
  },
};

/** No feed is in force yet. */
export const Empty: Story = { args: { data: { lines: [], stations: [] } } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
