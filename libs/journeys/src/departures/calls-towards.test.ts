import type { StationCode } from '@raang/domain';
import { expect, test } from 'vitest';
import { findClosures } from '../raptor/closures';
import { createLive, createLiveTrainsTimetable, moment, updateOf } from '../testing/live-trains';
import { stopsOf } from '../timetable/timetable';
import { callsTowards } from './calls-towards';

test.each([
  ['6:00', ['B02', 'B03']],
  ['6:20', ['B02']],
])('at %s an express that leaves at 6:10 is one of the directions: %s', (now, expected) => {
  const timetable = createLiveTrainsTimetable();
  const at = (stopId: string, time: string) => {
    const event = { time: moment(time), scheduledTime: moment(time) };
    return { stopId, arrival: event, departure: event };
  };
  const express = updateOf('e1', {
    relationship: 'REPLACEMENT',
    stops: [{ ...at('B01-0', '6:10'), relationship: 'NO_DATA' }, at('B03-0', '6:25'), at('B04-0', '6:30')],
  });
  const { live } = createLive(timetable, [express], { now: moment(now) });
  const stops = stopsOf(timetable, 'B01' as StationCode);
  const towards = callsTowards(timetable, findClosures(timetable, {}), stops, [...live.days.values()]);
  expect(towards.map(({ nextStation }) => nextStation).sort()).toEqual(expected);
});
