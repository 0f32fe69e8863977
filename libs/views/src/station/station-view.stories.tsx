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
  equipmentExample,
  interchangeExample,
  lateDeparturesExample,
  liveDeparturesExample,
  littleKnownExample,
  longestStationExample,
  staleDeparturesExample,
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

/** A lift is out of order; of others it is known that they work, or not known. */
export const Lifts: Story = {
  args: {
    data: (locale) => {
      const data = stationExample(locale);
      return { ...data, station: { ...data.station, equipment: equipmentExample } };
    },
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('region', {
      name: /^(Lift and escalator status|สถานะลิฟต์และบันไดเลื่อน)/,
    });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    await expect(within(list).getAllByText(/^(not known|ยังไม่มีข้อมูล)$/)).toHaveLength(3);
    await expect(within(list).getByText(/^(out of order until|ขัดข้อง คาดว่าจะใช้ได้หลัง)/)).toBeVisible();
  },
};

/** In one direction the last train has left. */
export const AfterTheLastTrain: Story = {
  args: { data: (locale) => stationExample(locale, { departures: lateDeparturesExample }) },
};

/** Trains that live data know, and trains that do not come. */
export const Live: Story = {
  args: { data: (locale) => stationExample(locale, { departures: liveDeparturesExample() }) },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getByRole('list', { name: /^(Next trains|ขบวนถัดไป)/ });
    await expect(within(rows).getAllByText(/^(Live|เวลาจริง)$/)).toHaveLength(5);
    await expect(within(rows).getByText(/^(Cancelled|ยกเลิก)$/)).toBeVisible();
  },
};

/** Live data that are more than 90 seconds old: times without minutes and without the mark. */
export const Ageing: Story = {
  args: { data: (locale) => stationExample(locale, { departures: liveDeparturesExample('ageing') }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/^(Live|เวลาจริง)$/)).toBeNull();
  },
};

/** Live data of a simulation are examples. */
export const LiveExamples: Story = {
  args: { data: (locale) => stationExample(locale, { departures: liveDeparturesExample('live', true) }) },
};

/** No live data for more than five minutes. */
export const Stale: Story = {
  args: { data: (locale) => stationExample(locale, { departures: staleDeparturesExample }) },
};

export const FewFacts: Story = { args: { data: littleKnownExample } };

export const Longest: Story = { args: { data: longestStationExample } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
