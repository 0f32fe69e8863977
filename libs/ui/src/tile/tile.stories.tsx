import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardGrid } from '../card/card';
import { wordsFor } from '../examples.stories';
import { AccessibleIcon, ParkingIcon, RouteIcon, TicketIcon } from '../icon/icons';
import { Tile } from './tile';

const meta = {
  title: 'Components/Tile',
  component: Tile,
  parameters: {
    docs: {
      description: {
        component:
          'A shortcut on a home page: icon, name and a few words. For items with a picture and a date, use Card.',
      },
    },
  },
  args: { href: '#plan', icon: RouteIcon, title: '' },
  render: (args, { globals }) => (
    <div className="max-w-sm">
      <Tile {...args} title={wordsFor(globals).plan} text={wordsFor(globals).planText} />
    </div>
  ),
} satisfies Meta<typeof Tile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithText: Story = {};
export const External: Story = { args: { external: true, icon: TicketIcon } };
export const TitleOnly: Story = {
  render: (args, { globals }) => <Tile {...args} title={wordsFor(globals).shortTitle} icon={ParkingIcon} />,
};
/** Two beside each other on a phone, without their texts. */
export const Dense: Story = {
  render: (_, { globals }) => {
    const words = wordsFor(globals);
    return (
      <div className="grid grid-cols-2 gap-3">
        <Tile href="#1" icon={RouteIcon} title={words.plan} text={words.planText} isDense />
        <Tile href="#2" icon={AccessibleIcon} title={words.facilities} isDense />
      </div>
    );
  },
  globals: { viewport: { value: 'mobile1' } },
};
export const Grid: Story = {
  render: (_, { globals }) => {
    const words = wordsFor(globals);
    return (
      <CardGrid>
        <Tile href="#1" icon={RouteIcon} headingLevel={2} title={words.plan} text={words.planText} />
        <Tile href="#2" icon={ParkingIcon} headingLevel={2} title={words.shortTitle} />
        <Tile
          href="#3"
          icon={AccessibleIcon}
          headingLevel={2}
          title={words.facilities}
          text={words.longest}
        />
      </CardGrid>
    );
  },
};
