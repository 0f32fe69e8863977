import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { exampleContext } from '../shared/examples/model-context-example';
import {
  journeyExample,
  journeysExample,
  noJourneyExample,
} from '../search-departure/search-departure-examples';
import type { JourneysAnswer } from '../search-departure/travel-data';
import { toMapJourneyModel } from './map-journey-model';
import { MapPanel } from './map-panel';
import { toMapPanelModel } from './map-panel-model';
import {
  brokenLiftExample,
  closuresExample,
  faresFromExample,
  lastTrainsFromExample,
  mapJourneyExample,
  mapPanelExample,
  networkMapExample,
} from './network-map-examples';
import { type NetworkMapData, toNetworkMapModel } from './network-map-model';
import { NetworkMapView } from './network-map-view';

interface Args {
  changes: Partial<NetworkMapData>;
  asked: string;
  /** The answer to a second tap, on a map that has both its stations. */
  answer?: JourneysAnswer;
}

const meta = {
  title: 'Templates/Network map',
  parameters: { bleed: true },
  args: { changes: {}, asked: '' },
  render: ({ changes, asked, answer }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const context = exampleContext(locale);
    if (answer) {
      const { from, to, ...example } = mapJourneyExample(answer, context);
      const { way, journey } = toMapJourneyModel(example, context);
      return (
        <NetworkMapView
          model={toNetworkMapModel(networkMapExample(changes), context)}
          asked={from}
          to={to}
          way={way}
          panel={<MapPanel model={{ journey }} />}
        />
      );
    }
    const panel = toMapPanelModel(mapPanelExample(asked, locale, changes.layer), context);
    return (
      <NetworkMapView
        model={toNetworkMapModel(networkMapExample(changes), context)}
        asked={asked}
        panel={<MapPanel model={panel} />}
      />
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const mapIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('group', { name: /Map of the lines|แผนที่เส้นทาง/ });
const moved = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: /Zoom in|ขยาย/ });

/** Every station is a link. With JavaScript the map is one tab stop, with arrow keys between stations. */
export const Lines: Story = {
  play: async ({ canvasElement, step }) => {
    const links = within(mapIn(canvasElement)).getAllByRole('link');
    await expect(links).toHaveLength(16);
    const { width } = mapIn(canvasElement).getBoundingClientRect();
    await moved(canvasElement);
    await step('one tab stop', async () => {
      await waitFor(() => expect(links.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1));
      links[0]!.focus();
    });
    await step('arrow keys, End and Page Down', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(document.activeElement).toHaveAttribute('id', 'map-BL02');
      await userEvent.keyboard('{End}');
      await expect(document.activeElement).toHaveAttribute('id', 'map-BL38');
      await userEvent.keyboard('{PageDown}');
      await expect(document.activeElement).toHaveAttribute('id', 'map-PK01');
    });
    await step('zoom', async () => {
      const { width: before } = mapIn(canvasElement).getBoundingClientRect();
      await userEvent.keyboard('+');
      await expect(mapIn(canvasElement).getBoundingClientRect().width).toBeGreaterThan(before * 1.2);
      await userEvent.keyboard('0');
      await expect(mapIn(canvasElement).getBoundingClientRect().width).toBeCloseTo(width, 0);
    });
  },
};

/** The open station has a ring on the map and a panel. */
export const StationOpen: Story = {
  args: { asked: 'BL01' },
  play: async ({ canvasElement }) => {
    await moved(canvasElement);
    const open = canvasElement.querySelectorAll('svg a[aria-current]');
    await expect([...open].map(({ id }) => id)).toEqual(['map-BL01']);
    await expect(
      within(canvasElement).getByRole('heading', { level: 2, name: /Tha Phra|ท่าพระ/ }),
    ).toBeVisible();
  },
};

const blueOnly = journeyExample({ legs: [journeyExample().legs.at(-1)!], transfers: 0 });

/** Two taps: the way in full colour, and its time and fare in the panel. The rest of the map steps back. */
export const Journey: Story = {
  args: { answer: journeysExample({ journeys: [blueOnly] }) },
  play: async ({ canvasElement }) => {
    await moved(canvasElement);
    const open = canvasElement.querySelectorAll('svg a[aria-current]');
    await expect([...open].map(({ id }) => id)).toEqual(['map-BL10', 'map-BL15']);
    await expect(canvasElement.querySelectorAll('.way [data-line="blue"]')).toHaveLength(1);
    const heading = within(canvasElement).getByRole('heading', { level: 2, name: /Lat Phrao|ลาดพร้าว/ });
    await expect(heading).toHaveAccessibleDescription(/26/);
    await expect(canvasElement.querySelector('#map-BL11')).toHaveAttribute(
      'href',
      expect.stringMatching(/station=BL10&to=BL11#station$/),
    );
  },
};
/** Several ways: the link says how many. */
export const JourneyWithWays: Story = {
  args: { answer: journeysExample({ journeys: [blueOnly, journeyExample()] }) },
};
/** The last train has left: the first journey afterwards. */
export const JourneyAfterwards: Story = {
  args: { answer: journeysExample({ journeys: [blueOnly], isNextService: true }) },
};
/** Both stations are marked, and the panel says why there is no way. */
export const NoJourney: Story = { args: { answer: noJourneyExample({ reason: 'disrupted' }) } };
export const JourneyNarrow: Story = { ...Journey, globals: { viewport: { value: 'mobile1' } } };

/** An unknown name: the field keeps it, and similar stations are offered. */
export const UnknownStation: Story = { args: { asked: 'Muang' } };

/** All stops of other systems, with links to their pages; those without a place in the layout have names when enlarged. */
export const OtherSystems: Story = {
  play: async ({ canvasElement }) => {
    const map = mapIn(canvasElement);
    const stop = map.querySelector('#map-RN08');
    await expect(stop).toHaveAttribute('href', expect.stringMatching(/stations\/RN08$/));
    await moved(canvasElement);
    await userEvent.tab();
    map.querySelector('a')!.focus();
    await expect(stop!.querySelector('text')).not.toBeVisible();
    await userEvent.keyboard('++');
    await waitFor(() => expect(stop!.querySelector('text')).toBeVisible());
  },
};
/** Stations without data are marked as unknown, a lift out of order by its alert. */
export const StepFree: Story = { args: { changes: { layer: 'step-free', service: brokenLiftExample } } };
export const Toilets: Story = { args: { changes: { layer: 'toilets' } } };
export const Parking: Story = { args: { changes: { layer: 'parking' } } };
export const Fares: Story = { args: { changes: faresFromExample('BL10') } };
/** The latest time to leave for each station: some have passed, and some stations cannot be reached. */
export const LastTrains: Story = { args: { changes: lastTrainsFromExample('BL10') } };
/** No station is chosen yet. */
export const FaresWithoutStart: Story = { args: { changes: { layer: 'fares' } } };

/** Two closed stations with the track between them, and a line with delays. */
export const Closures: Story = {
  args: { changes: { service: closuresExample } },
  play: async ({ canvasElement }) => {
    const map = mapIn(canvasElement);
    await expect(map.querySelectorAll('.map-mark.closed')).toHaveLength(2);
    await expect(map.querySelectorAll('.closed-track')).toHaveLength(1);
    await expect(map.querySelectorAll('.map-mark.disrupted')).toHaveLength(1);
    await expect(map.querySelector('#map-BL10')).toHaveAccessibleName(/Closed|ปิดให้บริการ/);
  },
};

export const Narrow: Story = { ...StationOpen, globals: { viewport: { value: 'mobile1' } } };
