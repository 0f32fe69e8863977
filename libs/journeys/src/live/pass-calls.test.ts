import { describe, expect, test } from 'vitest';
import {
  createLiveTrainsTimetable,
  createPlaced,
  inWords,
  moment,
  positionOf,
  updateOf,
} from '../testing/live-trains';
import { crowdingOf } from '../timetable/occupancy';
import type { TripUpdate } from './trip-update';
import type { VehiclePosition } from './vehicle-position';

const timetable = createLiveTrainsTimetable();
const late = (minutes: number) => updateOf('e1', { delay: minutes * 60 });
const at = (currentStopSequence: number, said?: Partial<VehiclePosition>) =>
  positionOf('e1', { currentStopSequence, status: 'STOPPED_AT', ...said });
const before = (currentStopSequence: number) => at(currentStopSequence, { status: 'IN_TRANSIT_TO' });

describe('where its position has a train, calls', () => {
  test.each<[string, VehiclePosition, TripUpdate[], string[]]>([
    [
      'before the one where it stands are past',
      at(2),
      [late(2)],
      ['without e1', 'timetable: B01-0 6:02., B02-0 6:04:30*, B03-0 6:06:30*, B04-0 6:08*'],
    ],
    [
      'up to the one that it left are past',
      before(3),
      [late(2)],
      ['without e1', 'timetable: B01-0 6:02., B02-0 6:04:30., B03-0 6:06:30*, B04-0 6:08*'],
    ],
    [
      'that it skipped are past',
      at(3),
      [updateOf('e1', { delay: 0, stops: [{ stopSequence: 2, relationship: 'SKIPPED' }] })],
      ['without e1', 'timetable: B01-0 6:00., B02-0 6:02:30., B03-0 6:04:30*, B04-0 6:06*'],
    ],
    [
      'are past before their time by timetable',
      before(3),
      [],
      ['without e1', 'timetable: B01-0 6:00., B02-0 6:02:30., B03-0 6:04:30, B04-0 6:06'],
    ],
    ['are those of the timetable at their time', before(2), [], []],
    [
      'of a headway train are past, and no other train comes earlier',
      positionOf('n1', { trip: { startTime: 0 }, currentStopSequence: 3, status: 'IN_TRANSIT_TO' }),
      [
        updateOf('n1', {
          relationship: 'UNSCHEDULED',
          trip: { startTime: 0 },
          stops: [{ stopSequence: 1, departure: { time: moment('6:03') } }],
        }),
      ],
      [
        'headway: A06-1 6:03., A05-1 6:05:30., A01-0 6:07:30*, A04-1 6:09:30*, A03-1 6:11:30*, A02-1 6:13:30*, A01-1 6:15*',
      ],
    ],
    [
      'of a headway train without times say nothing',
      positionOf('n1', { trip: { startTime: 0 }, currentStopSequence: 3, status: 'IN_TRANSIT_TO' }),
      [],
      [],
    ],
  ])('%s', (_, position, updates, expected) => {
    const { live } = createPlaced(timetable, [position], { updates });
    expect(inWords(timetable, live)).toEqual(expected);
    const without = createPlaced(timetable, [], { updates }).live;
    const untilOf = ({ days }: typeof live) => [...days.values()].map(({ liveUntil }) => liveUntil);
    if (updates.length > 0) expect(untilOf(live)).toEqual(untilOf(without));
  });
});

describe('occupancy', () => {
  const said = (stopSequence: number, departureOccupancy: number) => ({ stopSequence, departureOccupancy });
  const occupancyOf = (position: VehiclePosition, updates: readonly TripUpdate[]) => {
    const { live } = createPlaced(timetable, [position], { updates });
    return [...live.days.values()].flatMap(({ runs }) =>
      runs.map(({ occupancy }) =>
        Object.fromEntries([...occupancy].map(([call, { status }]) => [call, status])),
      ),
    );
  };
  test.each<[string, VehiclePosition, TripUpdate[], Record<number, number>[]]>([
    [
      'is that of the position at the next three calls',
      at(1, { occupancy: 3 }),
      [late(2)],
      [{ 0: 3, 1: 3, 2: 3 }],
    ],
    ['is not that of calls where it has been', before(3), [late(2)], [{}]],
    [
      'is that of the position after a call that it left',
      before(3),
      [updateOf('e1', { delay: 0, stops: [said(1, 1)] })],
      [{ 0: 1 }],
    ],
    [
      'is that of a call first',
      at(1, { occupancy: 3 }),
      [updateOf('e1', { delay: 60, stops: [said(2, 1)] })],
      [{ 0: 3, 1: 1, 2: 3 }],
    ],
    ['is that of a train that runs as planned', at(2, { occupancy: 3 }), [], [{ 1: 3, 2: 3, 3: 3 }]],
    [
      'is that of a train with an update that says nothing',
      at(2, { occupancy: 3 }),
      [updateOf('e1')],
      [{ 1: 3, 2: 3, 3: 3 }],
    ],
    [
      'is not that of a position that is elsewhere',
      positionOf('e1', { occupancy: 3, position: { latitude: 14, longitude: 100 } }),
      [late(2)],
      [{}],
    ],
  ])('%s', (_, position, updates, expected) => {
    expect(occupancyOf(position, updates)).toEqual(expected);
  });

  test.each([
    [
      'with those of its carriages',
      { occupancy: 3, carriages: [1, undefined, 5] },
      ['many-seats', null, 'full'],
    ],
    ['without carriages that say nothing', { occupancy: 3, carriages: [undefined, undefined] }, undefined],
  ])('is the crowding of a train %s', (_, said, cars) => {
    const { live } = createPlaced(timetable, [at(1, said)], { updates: [late(2)] });
    const [run] = [...live.days.values()].flatMap(({ runs }) => runs);
    expect(crowdingOf(run!.occupancy.get(0))).toEqual({ level: 'standing-room', ...(cars && { cars }) });
  });

  test('is as old as the position of a train that runs as planned', () => {
    const position = at(2, { occupancy: 3, timestamp: moment('6:00:30') });
    const { live } = createPlaced(timetable, [position]);
    expect([...live.days.values()].flatMap(({ runs }) => runs.map(({ asOf }) => asOf))).toEqual([
      moment('6:00:30'),
    ]);
  });
});
