import type { Locale, StationCode } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { exampleContext } from '../shared/examples/model-context-example';
import { type SavedWays, SavedWaysContext } from '../shared/saved-ways/saved-ways-context';
import type { TypedJourneyQuestion } from './journey-question';
import {
  brokenLiftExample,
  departuresExample,
  journeyAlertExample,
  journeyExample,
  journeyQuestionExample,
  journeysExample,
  lastJourneyExample,
  liveJourneyExample,
  morningJourneyExample,
  noJourneyExample,
  searchDepartureExample,
  walkExample,
} from './search-departure-examples';
import {
  fromPlaceExample,
  lastFromSiamExample,
  threeOperatorsExample,
  toAirportExample,
  wholeWayExample,
} from './whole-way-examples';
import { toSearchDepartureModel } from './search-departure-model';
import { SearchDepartureView } from './search-departure-view';
import { equipmentExample } from '../station/station-examples';
import type { SearchDepartureData } from './travel-data';

interface Args {
  question: TypedJourneyQuestion;
  answer?: SearchDepartureData['answer'];
}

const meta = {
  title: 'Templates/Search departure',
  parameters: { bleed: true },
  args: { question: journeyQuestionExample },
  render: ({ question, answer }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const context = exampleContext(locale);
    const data = searchDepartureExample(question, answer, context);
    return <SearchDepartureView model={toSearchDepartureModel(data, context)} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No query yet. */
export const NoQuery: Story = { args: { question: {} } };

/** By trains without a timetable; the fares open. */
export const Journeys: Story = {
  args: {
    answer: journeysExample({
      journeys: [
        journeyExample(),
        journeyExample({
          departure: '2026-11-20T18:41:00+07:00',
          transfers: 0,
          legs: [journeyExample().legs[2]!],
        }),
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const ways = within(canvasElement)
      .getAllByRole('article')
      .map((way) => way.querySelector('details')!);
    await expect(ways.map((way) => way.open)).toEqual(ways.map(() => false));
    await userEvent.click(ways[0]!.querySelector('summary')!);
    await expect(within(ways[0]!).getAllByRole('listitem')[0]).toBeVisible();
  },
};

/** Arrival after midnight; the second train has an exact time. */
export const LastTrain: Story = {
  args: {
    question: { ...journeyQuestionExample, mode: 'last' },
    answer: journeysExample({ journeys: [lastJourneyExample()] }),
  },
};

export const AfterTheLastTrain: Story = {
  args: {
    question: { ...journeyQuestionExample, time: '23:50' },
    answer: journeysExample({ journeys: [morningJourneyExample()], isNextService: true }),
  },
};

/** Unknown parts, and whom to call about the weakest. An alert affects the journey; its update is overdue. */
export const StepFreeUnderAnAlert: Story = {
  args: {
    question: { ...journeyQuestionExample, stepFree: 'yes' },
    answer: journeysExample({ alerts: [journeyAlertExample()] }),
  },
};

/** A lift elsewhere is out of order, and one at the destination. */
export const StepFreeByADetour: Story = {
  args: {
    question: { ...journeyQuestionExample, stepFree: 'yes' },
    answer: journeysExample({
      alerts: [brokenLiftExample('BL15')],
      detour: { stations: ['BL10' as never], seconds: 380 },
    }),
  },
};

export const StepFreeBrokenLift: Story = {
  args: {
    question: { ...journeyQuestionExample, stepFree: 'yes' },
    answer: noJourneyExample({ reason: 'disrupted', alerts: [brokenLiftExample('BL15')] }),
  },
};

/** The desk has named the lifts of the destination. */
export const StepFreeNamedLift: Story = {
  args: {
    question: { ...journeyQuestionExample, stepFree: 'yes' },
    answer: noJourneyExample({
      reason: 'disrupted',
      alerts: [],
      brokenLifts: [{ ...equipmentExample[0]!, station: 'BL15' as never }],
      nearestOpen: [{ closed: 'BL15' as never, open: [{ station: 'BL14' as never, metres: 900 }] }],
    }),
  },
};

export const WalkOnly: Story = {
  args: { question: { from: 'PP11', to: 'PK01' }, answer: journeysExample({ journeys: [walkExample] }) },
};

/** Trains that live data know: a late one, and a tight change at another platform. */
export const LiveTrains: Story = {
  args: {
    answer: journeysExample({
      journeys: [liveJourneyExample()],
      live: { state: 'live', asOf: '2026-11-20T18:39:40+07:00' },
    }),
  },
};

/** Live trains of a simulation are used only by those who ask for them. */
export const SimulatedTrains: Story = {
  args: {
    answer: journeysExample({
      live: { state: 'live', asOf: '2026-11-20T18:39:40+07:00', example: true },
    }),
  },
};

/** A single station: one direction by headway, one after its last train. */
export const Departures: Story = { args: { question: { from: 'BL11' }, answer: departuresExample() } };

export const NotStepFree: Story = {
  args: {
    question: { ...journeyQuestionExample, stepFree: 'yes' },
    answer: noJourneyExample({ reason: 'not-step-free' }),
  },
};

export const OutsideTheTimetable: Story = {
  args: {
    question: { ...journeyQuestionExample, date: '2028-01-01' },
    answer: noJourneyExample({
      reason: 'outside-validity',
      validFrom: '2026-09-16',
      validTo: '2027-09-30',
      nearestDate: '2027-09-30',
    }),
  },
};

/** No arrival in time: the first journeys afterwards are shown. */
export const NoTrainInTime: Story = {
  args: {
    question: { ...journeyQuestionExample, mode: 'arrive', date: '2026-11-21', time: '05:00' },
    answer: noJourneyExample({ reason: 'no-service', nextService: [morningJourneyExample()] }),
  },
};

export const Disrupted: Story = {
  args: { answer: noJourneyExample({ reason: 'disrupted', alerts: [journeyAlertExample()] }) },
};

/** Every field is invalid and keeps its text. */
export const InvalidQuery: Story = {
  args: { question: { from: 'Muang', to: 'เมืองลับแล', date: '31/02', time: '25:99', mode: 'fly' } },
};

export const Narrow: Story = {
  args: { answer: journeysExample() },
  globals: { viewport: { value: 'mobile1' } },
};

/** A name that looks like several: nothing is planned. */
export const WhichOne: Story = { args: { question: { from: 'Sukhunvit', to: 'Chatuchac Market' } } };

/** Three operators, with a walk between each two: the walks, the sum as a range, and which times are estimates. */
export const ThreeOperators: Story = {
  args: {
    question: { from: 'BL15', to: 'A1' },
    answer: wholeWayExample([threeOperatorsExample()]),
  },
  play: async ({ canvasElement, globals }) => {
    const isEnglish = globals['locale'] === 'en';
    const page = within(canvasElement);
    const steps = page.getByRole('list', { name: isEnglish ? 'Journey, step by step' : 'ขั้นตอนการเดินทาง' });
    await expect(
      within(steps).getByText(isEnglish ? 'Sukhumvit Line (BTS)' : 'สายสุขุมวิท (บีทีเอส)'),
    ).toBeVisible();
    await userEvent.click(page.getByText(isEnglish ? 'About these times' : 'ข้อมูลเกี่ยวกับเวลาเหล่านี้'));
    await expect(
      page.getByText(isEnglish ? /are estimates from how often/ : /เป็นค่าประมาณจากความถี่/),
    ).toBeVisible();
    await expect(page.getAllByText(/72–102/)[0]).toBeVisible();
  },
};

export const ThreeOperatorsNarrow: Story = {
  ...ThreeOperators,
  globals: { viewport: { value: 'mobile1' } },
};

/** The walk from a hospital begins the journey. */
export const FromAPlace: Story = {
  args: {
    question: { from: 'Bangkok Christian Hospital', to: 'BL15' },
    answer: wholeWayExample([fromPlaceExample]),
  },
  play: async ({ canvasElement, globals }) => {
    const steps = within(canvasElement).getAllByRole('listitem');
    const name = globals['locale'] === 'en' ? 'Bangkok Christian Hospital' : 'โรงพยาบาลกรุงเทพคริสเตียน';
    await expect(steps.some((step) => step.textContent.includes(name))).toBe(true);
  },
};

/** The typed name is a station's; the airport is one press away. */
export const StationOrAirport: Story = {
  args: { question: { from: 'BL11', to: 'Don Mueang' }, answer: wholeWayExample([toAirportExample]) },
  play: async ({ canvasElement, globals }) => {
    const airport = within(canvasElement).getByRole('link', {
      name: globals['locale'] === 'en' ? 'Don Mueang Airport' : 'ท่าอากาศยานดอนเมือง',
    });
    await expect(airport).toHaveAttribute('href', expect.stringMatching(/from=BL11&to=don-mueang-airport/));
  },
};

/** On foot to the terminal at the end. */
export const ToAnAirport: Story = {
  args: { question: { from: 'BL11', to: 'don-mueang-airport' }, answer: wholeWayExample([toAirportExample]) },
};

/** Every train and every walk is known to be step-free. */
export const StepFreeOverThreeOperators: Story = {
  args: {
    question: { from: 'BL15', to: 'A1', stepFree: 'yes' },
    answer: wholeWayExample([threeOperatorsExample(true)]),
  },
};

/** The last way home over two systems; there are steps between them. */
export const LastTrainOfTwoSystems: Story = {
  args: {
    question: { from: 'Siam', to: 'BL15', mode: 'last' },
    answer: wholeWayExample([lastFromSiamExample]),
  },
};

/** Of other systems we announce no trains: the operator does. */
export const OnlyAStationOfAnotherSystem: Story = { args: { question: { from: 'Siam' } } };

/** A mall at the station itself. */
export const NoTrainNeeded: Story = {
  args: {
    question: { from: 'Siam', to: 'Siam Paragon' },
    answer: noJourneyExample({ reason: 'same-station' }),
  },
};

/** A place without a station in walking distance: the nearest ones are offered. */
export const PlaceWithoutStation: Story = {
  args: {
    question: { from: 'BL11', to: 'don-mueang-airport' },
    answer: noJourneyExample({
      reason: 'place-without-station',
      nearestStations: [
        { station: 'BL13' as StationCode, metres: 1417 },
        { station: 'BL22' as StationCode, metres: 2380 },
      ],
    }),
  },
};

const savedWays: SavedWays = {
  has: () => false,
  isAllowed: () => false,
  save: fn(),
  remove: fn(),
  readRows: () => Promise.resolve([]),
};

/** A way is saved with the consent that the second button gives. */
export const SaveWithConsent: Story = {
  args: { answer: journeysExample({ journeys: [journeyExample()] }) },
  decorators: [
    (Story) => (
      <SavedWaysContext value={() => Promise.resolve(savedWays)}>
        <Story />
      </SavedWaysContext>
    ),
  ],
  play: async ({ canvasElement, globals }) => {
    const isThai = globals['locale'] !== 'en';
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: isThai ? 'บันทึก' : 'Save' }));
    await userEvent.click(
      await page.findByRole('button', { name: isThai ? 'ยินยอมและบันทึก' : 'Agree and save' }),
    );
    await expect(savedWays.save).toHaveBeenCalledWith(expect.objectContaining({ from: 'PP11', to: 'BL15' }));
  },
};
