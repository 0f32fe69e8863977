import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleContext } from '../shared/examples/model-context-example';
import { toOutdatedModel } from './outdated-model';
import { OutdatedView } from './outdated-view';

const meta = {
  title: 'Views/Outdated',
  component: OutdatedView,
  parameters: { bleed: true },
  args: { since: '', dateTime: '' },
  render: (args, { globals }) => {
    const context = { ...exampleContext(globals['locale'] as Locale), today: '2026-11-20' };
    return <OutdatedView {...toOutdatedModel(new Date(args.dateTime), context)} />;
  },
} satisfies Meta<typeof OutdatedView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = { args: { dateTime: '2026-11-20T08:15:00+07:00' } };

/** With the date, since the page is of another day. */
export const Yesterday: Story = { args: { dateTime: '2026-11-19T23:50:00+07:00' } };
