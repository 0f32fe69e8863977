import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FareTable } from './fare-table';
import { faresExample } from './fare-table-examples.stories';

const meta = {
  title: 'Components/Fare table',
  component: FareTable,
  args: { caption: '', stations: [], fares: [] },
  parameters: {
    docs: {
      description: {
        component:
          'All fares of a line, to compare and print, for up to about forty stations. Do not make it the first answer to “what does it cost?”: put two station selectors and a sentence before it, and highlight the chosen pair here. For other columns, use Table.',
      },
    },
  },
  render: (args, { globals }) => <FareTable {...faresExample(globals)} chosen={args.chosen} />,
} satisfies Meta<typeof FareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WholeLine: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region');
    await userEvent.tab();
    await expect(region).toHaveFocus();
    // the corner is the header of the stations below it
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(30);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(29);

    const head = canvas.getAllByRole('columnheader')[1]!;
    const frame = region.getBoundingClientRect();
    region.scrollTo({ top: 400, left: 300 });
    await expect(head.getBoundingClientRect().top - frame.top).toBeLessThan(3);
    await expect(
      canvas.getAllByRole('rowheader')[20]!.getBoundingClientRect().left - frame.left,
    ).toBeLessThan(3);
    region.scrollTo({ top: 0, left: 0 });
  },
};

export const ChosenPair: Story = {
  args: { chosen: { from: 'BL12', to: 'BL11' } },
  play: async ({ canvasElement }) => {
    const fare = canvasElement.querySelector('tr[data-chosen] > td[data-chosen]');
    await expect(fare).toHaveTextContent(/18$/);
  },
};

/** The table scrolls to the chosen fare. */
export const ChosenFarAway: Story = {
  args: { chosen: { from: 'BL34', to: 'BL36' } },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region');
    const fare = canvasElement.querySelector('tr[data-chosen] > td[data-chosen]')!;
    const [inner, outer] = [fare.getBoundingClientRect(), region.getBoundingClientRect()];
    await expect(inner.left).toBeGreaterThan(outer.left);
    await expect(inner.right).toBeLessThan(outer.right);
    await expect(inner.bottom).toBeLessThan(outer.bottom);
    // Scroll back: axe cannot measure contrast of text behind a sticky header.
    region.scrollTo(0, 0);
  },
};

export const Short: Story = {
  render: (_, { globals }) => <FareTable {...faresExample(globals, 5)} chosen={{ from: 'BL10' }} />,
};
