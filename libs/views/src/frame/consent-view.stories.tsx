import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConsentView } from './consent-view';

const meta = {
  title: 'Templates/Frame/Consent',
  component: ConsentView,
  parameters: { bleed: true },
  args: { placement: 'bottom', accepted: [], onDecide: fn(), policyHref: '#cookie-policy' },
} satisfies Meta<typeof ConsentView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheBottom: Story = {
  play: async ({ args, canvasElement }) => {
    const [necessary, all] = within(canvasElement).getAllByRole('button');
    await userEvent.click(necessary!);
    await expect(args.onDecide).toHaveBeenLastCalledWith(['necessary']);
    await userEvent.click(all!);
    await expect(args.onDecide).toHaveBeenLastCalledWith(['necessary', 'convenience']);
  },
};

/** On the cookie policy, with the choice made before. */
export const InThePolicy: Story = {
  args: { placement: 'inline', accepted: ['necessary', 'convenience'], policyHref: undefined },
};
