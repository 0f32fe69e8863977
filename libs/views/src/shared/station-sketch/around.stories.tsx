import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { exampleContext } from '../examples/model-context-example';
import { stationsExample } from '../examples/network-example';
import { onwardExample } from '../examples/place-examples';
import { indexStations } from '../words/station-words';
import { Around } from './around';
import type { AroundSources } from './around-model';
import { toAroundPart } from './around-part-model';

const position = { latitude: 13.7293, longitude: 100.4742 };
const long = {
  th: 'สำนักงานเขตบางกอกใหญ่และศูนย์การประชุมแห่งชาติสิริกิติ์',
  en: 'Bangkok Yai District Office and Queen Sirikit National Convention Centre',
};

/** Stations around Tha Phra: one to the north-east, two to the south-west in one place. */
const stations = stationsExample.map((station) => {
  const near = { latitude: 13.727, longitude: 100.471 };
  if (station.code === 'BL02') return { ...station, position: { latitude: 13.731, longitude: 100.477 } };
  if (station.code === 'BL33' || station.code === 'BL38') return { ...station, position: near };
  return { ...station, position: undefined };
});

const [thaPhra] = stationsExample;
const station: AroundSources['station'] = {
  ...thaPhra!,
  position,
  serviceHours: [],
  interchanges: [],
  equipment: [],
  exits: [
    { name: '1', landmarks: { th: 'ตลาดบางไผ่; ซอย 2', en: 'Bang Phai Market; Soi 2' } },
    { name: '2A' },
    { name: '2B' },
    { name: '3', landmarks: long },
  ],
};

interface Args {
  sources: AroundSources;
}

const sources: AroundSources = { station, stations: indexStations(stations), places: onwardExample };

const meta = {
  title: 'Views/StationSketch',
  args: { sources },
  render: ({ sources: shown }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    return <Around around={toAroundPart(shown, exampleContext(locale))} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

/** Numbered exits, a dashed one for what has no exit on record, and other stations where they are. */
export const Exits: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sketch = canvas.getByRole('img', { name: /schematic|แผนผัง/ });
    const table = document.getElementById(sketch.getAttribute('aria-details')!)!;
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(10);
    await expect(sketch.querySelectorAll('.port')).toHaveLength(5);
  },
};

/** Without exits on record: arcs by distance, which show no direction. */
export const Distances: Story = { args: { sources: { ...sources, station: { ...station, exits: [] } } } };

/** Neither exits nor distances. */
export const Near: Story = {
  args: {
    sources: {
      station: { ...station, exits: [], position: undefined },
      stations: indexStations(stations),
      places: onwardExample.slice(-1),
    },
  },
};

/** Nothing is recorded: no drawing, only what is missing. */
export const Unknown: Story = {
  args: {
    sources: {
      station: { ...station, exits: [], position: undefined },
      stations: indexStations(stations),
      places: [],
    },
  },
};
