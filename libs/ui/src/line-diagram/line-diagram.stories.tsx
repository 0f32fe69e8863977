import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Icon } from '../icon/icon';
import { LiftIcon, ParkingIcon } from '../icon/icons';
import { wordsFor } from '../examples.stories';
import { LineDiagram } from './line-diagram';
import { lineExample } from './line-diagram-examples.stories';

const meta = {
  title: 'Components/Line diagram',
  component: LineDiagram,
  args: { line: { id: 'blue', name: '' }, stations: [] },
  argTypes: { line: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'The stations of a line in order, such as on the line’s page or a station’s page. Not a map of the network. A few stations are `wide`, a whole line has `columns`. For a journey, use Itinerary. A line with a branch is two diagrams. Below md it is always vertical.',
      },
    },
  },
  render: (args, { globals }) => <LineDiagram {...args} {...lineExample(globals)} />,
} satisfies Meta<typeof LineDiagram>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getAllByRole('list')[0]!;
    await expect([...list.children]).toHaveLength(29);
    const here = list.querySelector('[aria-current="location"]');
    await expect(here).toHaveTextContent('BL22');
  },
};

/** A whole line: every station is in view, and the line goes on in the next column. */
export const Columns: Story = {
  args: { orientation: 'columns' },
  render: (args, { globals }) => (
    <LineDiagram {...args} {...lineExample(globals)} orientation={args.orientation} />
  ),
  play: async ({ canvasElement }) => {
    const diagram = canvasElement.querySelector('[data-orientation=columns]')!;
    await expect(diagram.scrollWidth).toBeLessThanOrEqual(diagram.clientWidth);
    await expect(within(canvasElement).getAllByRole('link').length).toBeGreaterThanOrEqual(29);
  },
};

export const Vertical: Story = { args: { orientation: 'vertical' } };

/** Without links, the region is focusable, so that it scrolls by keyboard. */
export const WithoutLinks: Story = {
  render: (args, { globals }) => {
    const { line, stations } = lineExample(globals, 8);
    return (
      <LineDiagram
        {...args}
        line={line}
        stations={stations.map((station) => ({ ...station, href: undefined }))}
      />
    );
  },
};

export const Extras: Story = {
  args: { orientation: 'vertical' },
  render: (args, { globals }) => {
    const { line, stations } = lineExample(globals, 6);
    const [lift, parking] = [wordsFor(globals).facilities, wordsFor(globals).shortTitle];
    return (
      <LineDiagram
        {...args}
        line={line}
        stations={stations.map((station) => ({
          ...station,
          extra: (
            <span className="flex gap-2 text-ink-muted">
              <Icon icon={LiftIcon} label={lift} />
              <Icon icon={ParkingIcon} label={parking} />
            </span>
          ),
        }))}
      />
    );
  },
};

export const Longest: Story = {
  render: (args, { globals }) => {
    const { line, stations } = lineExample(globals, 4);
    const { longest } = wordsFor(globals);
    return (
      <LineDiagram
        {...args}
        line={{ ...line, name: longest }}
        stations={stations.map((station) => ({
          ...station,
          name: longest,
          interchanges: [{ lineId: 'yellow', name: longest }],
        }))}
      />
    );
  },
};
