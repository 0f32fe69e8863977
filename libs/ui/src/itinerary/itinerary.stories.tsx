import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inLocale, wordsFor } from '../examples.stories';
import { Notice } from '../notice/notice';
import { Itinerary } from './itinerary';
import { exampleLegs, exampleSummary, headwayLegs } from './itinerary-examples.stories';
import { ItinerarySummary } from './itinerary-summary';
import { WayAxis } from './way-axis';

const meta = {
  title: 'Components/Itinerary',
  component: Itinerary,
  subcomponents: { ItinerarySummary, WayAxis },
  args: { legs: [] },
  parameters: {
    docs: {
      description: {
        component:
          'One journey, leg by leg. ItinerarySummary, above it or in a list of journeys, shows the facts to compare journeys. For a line with all its stations, use LineDiagram. For the next trains of a station, use DepartureTable. Times, durations and counts are texts with units.',
      },
    },
  },
  render: (args, { globals }) => (
    <div className="max-w-140">
      <Itinerary {...args} legs={exampleLegs(globals)} />
    </div>
  ),
} satisfies Meta<typeof Itinerary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DoorToDoor: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const steps = canvas.getAllByRole('list')[0]!;
    await expect([...steps.children]).toHaveLength(6);
    const stops = canvasElement.querySelector('details')!;
    await expect(stops).not.toHaveAttribute('open');
    stops.querySelector('summary')!.focus();
    await userEvent.click(stops.querySelector('summary')!);
    await expect(within(stops).getAllByRole('listitem')).toHaveLength(11);
  },
};

/** Headways, latest times and a pale line. */
export const Headway: Story = {
  render: (args, { globals }) => <Itinerary {...args} legs={headwayLegs(globals)} />,
};

export const WithAlert: Story = {
  render: (args, { globals }) => (
    <Itinerary
      {...args}
      legs={exampleLegs(globals).map((leg, i) =>
        i === 1 ? { ...leg, notice: <Notice tone="warning">{wordsFor(globals).summary}</Notice> } : leg,
      )}
    />
  ),
};

const longLine = { th: 'ชานเมืองสายสีแดง (บางซื่อ–ตลิ่งชัน)', en: 'Light Red (Krung Thep Aphiwat–Taling Chan)' };

export const Longest: Story = {
  render: (args, { globals }) => (
    <div className="max-w-72">
      <Itinerary
        {...args}
        legs={exampleLegs(globals).map((leg) =>
          leg.kind === 'ride'
            ? {
                ...leg,
                line: { ...leg.line, name: inLocale(globals, longLine) },
                headsign: wordsFor(globals).longest,
                to: { ...leg.to, name: wordsFor(globals).longest },
              }
            : leg,
        )}
      />
    </div>
  ),
};

export const Summary: Story = {
  render: (_, { globals }) => (
    <div className="max-w-140">
      <ItinerarySummary {...exampleSummary(globals)} headingLevel={2} />
    </div>
  ),
};

/** In the width of a small phone. */
export const NarrowSummary: Story = {
  render: (_, { globals }) => (
    <div className="max-w-72">
      <ItinerarySummary
        {...exampleSummary(globals)}
        marks={[]}
        lines={exampleSummary(globals).lines.slice(0, 1)}
        headingLevel={2}
      />
    </div>
  ),
};

export const WideSummary: Story = {
  render: (_, { globals }) => (
    <div className="max-w-200">
      <ItinerarySummary {...exampleSummary(globals)} headingLevel={2} />
    </div>
  ),
};

/** Two ways on one scale; the second is shorter, and less sure. */
export const Axes: Story = {
  render: (_, { globals }) => {
    const { axis } = exampleSummary(globals);
    return (
      <div className="grid max-w-140 gap-4">
        <WayAxis {...axis} />
        <WayAxis {...axis} parts={axis.parts.slice(1, 3)} latestSeconds={40 * 60} />
      </div>
    );
  },
};

export const SummaryWithLegs: Story = {
  render: (args, { globals }) => (
    <div className="grid max-w-140 gap-6">
      <ItinerarySummary {...exampleSummary(globals)} headingLevel={2} />
      <Itinerary {...args} legs={exampleLegs(globals)} />
    </div>
  ),
};
