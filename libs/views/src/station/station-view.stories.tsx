import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { exampleContext } from '../shared/examples/model-context-example';
import {
  closedStationExample,
  delayAlertExample,
  liftAlertExample,
  worksAlertExample,
} from '../service-status/service-status-examples';
import {
  interchangeExample,
  lateDeparturesExample,
  littleKnownExample,
  longestStationExample,
  stationExample,
} from './station-examples';
import { type StationPageData, toStationPageModel } from './station-model';
import { StationView } from './station-view';

interface Args {
  data: (locale: Locale) => StationPageData;
}

const meta = {
  title: 'Templates/Station',
  parameters: { bleed: true },
  args: { data: (locale) => stationExample(locale) },
  render: ({ data }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    return <StationView model={toStationPageModel(data(locale), exampleContext(locale))} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

/** The line passes it twice: three directions, two diagrams. */
export const Loop: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trains = canvas.getByRole('list', { name: /^(Next trains|ขบวนถัดไป)/ });
    await expect(within(trains).getAllByRole('listitem')).toHaveLength(3);
    await expect(canvasElement.querySelectorAll('[aria-current=location]')).toHaveLength(2);
  },
};

/** No train stops here; a lift is out of order, and works are planned. */
export const Closed: Story = {
  args: {
    data: (locale) =>
      interchangeExample(locale, {
        alerts: [
          closedStationExample(),
          liftAlertExample({ informedEntities: [{ stationCode: 'BL10' as never }] }),
          delayAlertExample({ informedEntities: [{ lineId: 'blue' as never }] }),
          worksAlertExample({ informedEntities: [{ lineId: 'blue' as never }] }),
        ],
      }),
  },
};

/** In one direction the last train has left. */
export const AfterTheLastTrain: Story = {
  args: { data: (locale) => stationExample(locale, { departures: lateDeparturesExample }) },
};

export const FewFacts: Story = { args: { data: littleKnownExample } };

export const Longest: Story = { args: { data: longestStationExample } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
