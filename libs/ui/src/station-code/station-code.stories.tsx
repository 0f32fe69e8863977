import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { lineIds } from '../examples.stories';
import { StationCode } from './station-code';

const meta = {
  title: 'Components/Station code',
  component: StationCode,
  parameters: {
    docs: {
      description: {
        component:
          "A station's code, framed in its line's colour. Show it next to the name, not instead of it.",
      },
    },
  },
  args: { code: 'BL22', lineId: 'blue' },
} satisfies Meta<typeof StationCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('BL22').parentElement).toHaveTextContent(/^\S.* BL22$/);
  },
};
export const Larger: Story = { args: { size: 'md' } };
export const Neutral: Story = { args: { lineId: undefined } };
export const AllLines: Story = {
  render: (args) => (
    <p className="flex flex-wrap gap-3">
      {lineIds.map((id) => (
        <StationCode key={id} {...args} lineId={id} />
      ))}
    </p>
  ),
};
