import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleContext } from '../shared/examples/model-context-example';
import { changeExample, farExample, littleKnownExample, longestExample } from './connecting-station-examples';
import { type ConnectingStationData, toConnectingStationModel } from './connecting-station-model';
import { ConnectingStationView } from './connecting-station-view';

interface Args {
  data: ConnectingStationData;
}

const meta = {
  title: 'Templates/Connecting station',
  parameters: { bleed: true },
  args: { data: changeExample },
  render: ({ data }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    return <ConnectingStationView model={toConnectingStationModel(data, exampleContext(locale))} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

/** A walk leads to one of our stations. */
export const Change: Story = {};

/** None of our stations is in walking distance: the nearest ones, with their distance. */
export const Far: Story = { args: { data: farExample } };

export const FewFacts: Story = { args: { data: littleKnownExample } };

export const Longest: Story = { args: { data: longestExample } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
