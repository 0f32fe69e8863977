import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Badge } from '../badge/badge';
import { wordsFor } from '../examples.stories';
import { StationCode } from '../station-code/station-code';
import { Table, type TableColumn } from './table';

interface TimesRow {
  code: string;
  station: string;
  first: string;
  last: string;
  fare: number;
}

const rowsFor = (globals: Record<string, unknown>): TimesRow[] =>
  wordsFor(globals).stations.map((station, i) => ({
    code: `BL${22 - i}`,
    station,
    first: `05:${30 + i * 2}`,
    last: `00:${10 + i * 2}`,
    fare: 17 + i * 3,
  }));

function columnsFor(globals: Record<string, unknown>): TableColumn<TimesRow>[] {
  const words = wordsFor(globals);
  return [
    {
      id: 'station',
      header: words.station,
      isRowHeader: true,
      cell: ({ code, station }) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StationCode code={code} lineId="blue" />
          {station}
        </span>
      ),
    },
    { id: 'first', header: words.first, cell: (row) => row.first, align: 'end' },
    { id: 'last', header: words.last, cell: (row) => row.last, align: 'end' },
    { id: 'fare', header: words.fare, cell: (row) => row.fare, align: 'end' },
  ];
}

const meta = {
  title: 'Components/Table',
  component: Table<TimesRow>,
  args: { caption: '', columns: [], rows: [], rowKey: (row) => row.code },
  parameters: {
    docs: {
      description: {
        component:
          'Facts in rows and columns, to compare or look up. For one item with its facts, use DefinitionList. Prefer FareTable, FacilityTable and Timetable where they fit. Not for layout.',
      },
    },
  },
  render: (args, { globals }) => (
    <Table
      {...args}
      caption={wordsFor(globals).timesCaption}
      columns={columnsFor(globals)}
      rows={rowsFor(globals)}
    />
  ),
} satisfies Meta<typeof Table<TimesRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scrolling: Story = {};
export const Stacking: Story = {
  args: { narrow: 'stack' },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region');
    const cue = canvasElement.querySelector('.table-cue')!;
    // nothing is out of view, so nothing says so
    await expect(region.scrollWidth).toBe(region.clientWidth);
    await expect(getComputedStyle(cue).visibility).toBe('hidden');
  },
};
export const HiddenCaption: Story = { args: { captionHidden: true } };

/** Beside long texts, short values stay on one line. */
export const ShortValues: Story = {
  args: { narrow: 'stack' },
  render: (args, { globals }) => {
    const words = wordsFor(globals);
    return (
      <Table
        {...args}
        caption={words.timesCaption}
        columns={[
          columnsFor(globals)[0]!,
          { id: 'what', header: words.news, cell: () => words.summary },
          { id: 'status', header: words.first, noWrap: true, cell: () => <Badge>{words.planText}</Badge> },
        ]}
        rows={rowsFor(globals)}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const [badge] = within(canvasElement).getAllByText(wordsFor(globals).planText);
    const lines = badge!.offsetHeight / Number.parseFloat(getComputedStyle(badge!).lineHeight);
    await expect(Math.round(lines)).toBe(1);
  },
};

const matrix = Array.from({ length: 14 }, (_, i) => i);

/** The first column stays. A line above the table and a shadow at its edge say that it goes on. */
export const StickyFirstColumn: Story = {
  args: { stickyFirstColumn: true },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region');
    const cue = canvasElement.querySelector('.table-cue')!;
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    const edge = () => Number(getComputedStyle(region, '::after').opacity);
    await waitFor(() => expect(getComputedStyle(cue).visibility).toBe('visible'));
    // the first frame of a pseudo-element's scroll timeline may come only with the scrolling, and on a busy machine after it
    await waitFor(() => {
      region.scrollTo({ left: region.scrollLeft === 1 ? 2 : 1 });
      return expect(edge()).toBeGreaterThan(0.9);
    });
    region.scrollTo({ left: region.scrollWidth });
    await waitFor(() => expect(edge()).toBeLessThan(0.1));
    region.scrollTo({ left: 0 });
  },
  render: (args, { globals }) => (
    <Table
      {...args}
      caption={wordsFor(globals).fare}
      columns={[
        columnsFor(globals)[0]!,
        ...matrix.map((i) => ({
          id: `to-${i}`,
          header: `BL${30 + i}`,
          cell: (row: TimesRow) => row.fare + i,
          align: 'end' as const,
        })),
      ]}
      rows={rowsFor(globals)}
    />
  ),
};

/** The region has a limited height. Headers and first column are sticky. */
export const StickyHeads: Story = {
  args: { stickyHeads: true, stickyFirstColumn: true },
  render: (args, { globals }) => (
    <Table
      {...args}
      caption={wordsFor(globals).timesCaption}
      columns={columnsFor(globals)}
      rows={matrix.slice(0, 6).flatMap((i) =>
        rowsFor(globals).map((row) => ({
          ...row,
          code: `${row.code.slice(0, 2)}${10 + i}${row.code.slice(3)}`,
        })),
      )}
    />
  ),
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region');
    const head = within(canvasElement).getAllByRole('columnheader')[0]!;
    region.scrollTo(0, 400);
    await expect(head.getBoundingClientRect().top - region.getBoundingClientRect().top).toBeLessThan(3);
    // Scroll back: axe cannot measure contrast of text behind a sticky header.
    region.scrollTo(0, 0);
  },
};
