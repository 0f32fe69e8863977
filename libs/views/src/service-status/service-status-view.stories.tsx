import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  deskReportsExample,
  liveReportsExample,
  severeAlertExample,
} from '../shared/examples/notices-examples';
import { exampleContext } from '../shared/examples/model-context-example';
import {
  closedStationExample,
  delayAlertExample,
  liftAlertExample,
  serviceStatusExample,
  worksAlertExample,
} from './service-status-examples';
import { type ServiceStatusData, toServiceStatusModel } from './service-status-model';
import { ServiceStatusView } from './service-status-view';

interface Args {
  changes: Partial<ServiceStatusData>;
}

const meta = {
  title: 'Templates/Service status',
  parameters: { bleed: true },
  args: { changes: {} },
  render: ({ changes }, { globals }) => {
    const locale = globals['locale'] === 'en' ? 'en' : 'th';
    return (
      <ServiceStatusView
        model={toServiceStatusModel(serviceStatusExample(changes), exampleContext(locale))}
      />
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

/** A live feed reports nothing. */
export const OrdinaryDay: Story = {};

/** No feed is polled, and the desk has confirmed the service. */
export const ConfirmedByTheDesk: Story = { args: { changes: { reports: deskReportsExample } } };

/** The feed is polled, and what it said last is old. */
export const Interrupted: Story = {
  args: { changes: { reports: { ...liveReportsExample, state: 'interrupted' } } },
};

/** Nobody reports disruptions: no line may claim good service. */
export const NoSource: Story = {
  args: { changes: { reports: { state: 'none' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(/Good service|ให้บริการตามปกติ/)).toBeNull();
    await expect(canvas.getAllByText(/No live information|ยังไม่มีข้อมูลสถานะล่าสุด/)).toHaveLength(4);
  },
};

/** A closed line with an overdue update, a closed station, a delay, a lift, works. */
export const Trouble: Story = {
  args: {
    changes: {
      alerts: [
        severeAlertExample(),
        closedStationExample(),
        delayAlertExample(),
        liftAlertExample(),
        worksAlertExample({ impactPeriods: [{ start: '2026-11-21T22:00:00+07:00' }] }),
        worksAlertExample({
          id: 'next-month' as never,
          impactPeriods: [{ start: '2026-12-05T05:30:00+07:00' }],
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText(/overdue|เลยกำหนด/).length).toBeGreaterThan(0);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  },
};

/** The feed has the alerts in one language. */
export const OneLanguage: Story = {
  args: {
    changes: {
      alerts: [severeAlertExample(), liftAlertExample()].map((alert, index) => ({
        ...alert,
        header: index ? { en: alert.header.en } : { th: alert.header.th },
        description: index ? { en: alert.description.en } : { th: alert.description.th },
      })),
    },
  },
  play: async ({ canvasElement, globals }) => {
    const foreign = canvasElement.querySelectorAll(`p[lang=${globals['locale'] === 'en' ? 'th' : 'en'}]`);
    await expect(foreign.length).toBeGreaterThan(1);
  },
};

/** Between the last train and the first. */
export const AtNight: Story = {
  args: { changes: { now: new Date('2026-11-20T03:00:00+07:00') } },
};

/** No feed is in force yet. */
export const NoData: Story = {
  args: { changes: { stations: [], serviceHours: [], departures: [], groups: [] } },
};

const longest = {
  th: 'ขบวนรถไฟฟ้าไม่จอดที่สถานีศูนย์การประชุมแห่งชาติสิริกิติ์และสถานีศูนย์วัฒนธรรมแห่งประเทศไทยจนกว่าจะแจ้งให้ทราบ',
  en: 'Trains do not stop at Queen Sirikit National Convention Centre and Thailand Cultural Centre until further notice',
};

export const Longest: Story = {
  args: {
    changes: {
      alerts: [
        severeAlertExample({ header: longest, description: longest }),
        liftAlertExample({ header: longest, description: longest }),
      ],
    },
  },
};

export const Narrow: Story = { ...Trouble, globals: { viewport: { value: 'mobile1' } } };
