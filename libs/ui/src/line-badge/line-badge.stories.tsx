import type { Meta, StoryObj } from '@storybook/react-vite';
import { lineIds, wordsFor } from '../examples.stories';
import { LineBadge } from './line-badge';
import { LineStripe } from './line-stripe';

const meta = {
  title: 'Components/Line badge',
  component: LineBadge,
  parameters: {
    docs: {
      description: {
        component:
          'A line by its name in its colour. The colour is data, never a state. For a state, use StatusRow or Badge.',
      },
    },
  },
  args: { lineId: 'blue', name: '' },
  render: (args, { globals }) => (
    <p className="flex flex-wrap gap-3">
      {lineIds.map((id) => (
        <LineBadge key={id} {...args} lineId={id} name={wordsFor(globals).lines[id]} />
      ))}
    </p>
  ),
} satisfies Meta<typeof LineBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pills: Story = {};
export const Larger: Story = { args: { size: 'md' } };
export const Swatches: Story = { args: { variant: 'swatch' } };
/** Beside something that has the colour already. */
export const Plain: Story = { args: { variant: 'plain' } };
export const Links: Story = { args: { href: '#line' } };

/** A line without colours in the page's stylesheet. */
export const Unknown: Story = {
  render: (_, { globals }) => <LineBadge lineId="unknown" name={wordsFor(globals).lines.blue} />,
};
/** The longest name on the narrowest screen. */
export const Longest: Story = {
  render: (args, { globals }) => (
    <p className="flex max-w-60 flex-wrap gap-3">
      <LineBadge {...args} name={wordsFor(globals).longest} wordForLine={false} />
      <LineBadge {...args} size="md" lineId="yellow" name={wordsFor(globals).authority} />
      <LineBadge {...args} variant="swatch" lineId="pink" name={wordsFor(globals).longest} />
    </p>
  ),
};
export const Stripe: Story = { render: () => <LineStripe lines={lineIds} /> };
