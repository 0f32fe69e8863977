import { describe, expect, it, test } from 'vitest';
import { deskReportsExample, severeAlertExample } from '../shared/examples/notices-examples';
import { exampleContext } from '../shared/examples/model-context-example';
import {
  delayAlertExample,
  endDeparturesExample,
  liftAlertExample,
  serviceStatusExample,
  worksAlertExample,
} from './service-status-examples';
import { type ServiceStatusData, toServiceStatusModel } from './service-status-model';

const page = (changes: Partial<ServiceStatusData> = {}, locale: 'th' | 'en' = 'en') =>
  toServiceStatusModel(serviceStatusExample(changes), exampleContext(locale));

test.each([
  ['no alerts', [], 'success', 'No disruption has been reported.'],
  [
    'works and a lift',
    [worksAlertExample(), liftAlertExample()],
    'success',
    'No disruption has been reported.',
  ],
  ['a delay', [delayAlertExample()], 'warning', 'Service on 1 line is disrupted.'],
  [
    'a closed line with two alerts, and a delay',
    [severeAlertExample(), severeAlertExample({ id: 'again' as never }), delayAlertExample()],
    'danger',
    'Service on 2 lines is disrupted.',
  ],
] as const)('the summary of %s', (_, alerts, tone, text) => {
  expect(page({ alerts }).summary).toEqual({ tone, text });
});

test.each([
  ['the desk has reported', deskReportsExample, { tone: 'info', text: 'No disruption has been reported.' }],
  ['nobody has reported', { state: 'none' }, undefined],
  ['the feed has never answered', { state: 'interrupted' }, undefined],
] as const)('the summary without a live feed, if %s', (_, reports, summary) => {
  expect(page({ reports }).summary).toEqual(summary);
});

test('every line has its name in both languages and a link to its own page', () => {
  expect(page({}, 'th').board.now[0]!.line).toEqual({
    id: 'blue',
    name: 'สีน้ำเงิน',
    other: { name: 'Blue Line', lang: 'en' },
    href: '/th/travel/train-line?line=blue',
  });
});

describe('the service hours of a line', () => {
  test.each([
    ['2026-11-20T05:00:00+07:00', 'First trains leave the ends of the line from 05:30'],
    ['2026-11-20T18:40:00+07:00', 'Last trains leave the ends of the line from 23:40'],
  ])('at %s: %s', (now, words) => {
    expect(page({ now: new Date(now) }).hours['blue']).toBe(words);
  });

  it('after the last trains have left show the next first trains', () => {
    const departures = endDeparturesExample.map((end) => ({
      ...end,
      nextFirst: '2026-11-21T06:00:00+07:00',
    }));
    const { hours } = page({ departures, now: new Date('2026-11-20T23:59:00+07:00') });
    expect(hours['blue']).toBe(
      'The last trains have left the ends of the line. Service starts again: tomorrow, 06:00',
    );
    expect(hours['pink']).toBe('Last trains leave the ends of the line from 00:04 after midnight');
  });

  it('are absent for a line without trains', () => {
    expect(Object.keys(page().hours)).toEqual(['blue', 'pink']);
  });
});

describe('lifts and escalators', () => {
  it('have their own section, with a link to the station', () => {
    const { access, board } = page({ alerts: [liftAlertExample()] });
    expect(access.now).toMatchObject([{ id: 'pink-lift', stations: [{ href: '/en/stations/PK01' }] }]);
    expect(access.noAlertsNote).toBeUndefined();
    expect(board.now.flatMap(({ remarks }) => remarks)).toEqual([]);
  });

  it('without an alert have a note that some may still be broken', () => {
    expect(page().access.noAlertsNote).toContain('have not been reported');
  });

  it('without a source have a note that nothing is known', () => {
    expect(page({ reports: { state: 'none' } }).access.noAlertsNote).toBe(
      'There is no live information about lifts and escalators.',
    );
  });

  it('show planned closures', () => {
    const coming = liftAlertExample({ impactPeriods: [{ start: '2026-11-22T09:00:00+07:00' }] });
    expect(page({ alerts: [coming] }).access).toMatchObject({
      now: [],
      toCome: [{ tone: 'info', when: 'Planned: 22 Nov 2026, 09:00' }],
    });
  });
});

test('structured data announces current and planned alerts with their times', () => {
  const planned = worksAlertExample();
  const open = delayAlertExample({ impactPeriods: [{ start: '2026-11-20T17:00:00+07:00' }] });
  const past = severeAlertExample({
    impactPeriods: [{ start: '2026-11-01T05:00:00+07:00', end: '2026-11-02T05:00:00+07:00' }],
  });
  const invented = delayAlertExample({ example: true });
  expect(page({ alerts: [past, open, planned, invented] }).head.structuredData).toMatchObject([
    { '@type': 'SpecialAnnouncement', name: open.header.en, expires: undefined },
    {
      '@type': 'SpecialAnnouncement',
      name: planned.header.en,
      text: planned.description.en,
      datePosted: '2026-11-17T09:00:00+07:00',
      expires: '2026-11-25T00:30:00+07:00',
      url: 'https://www.example.org/en/service-status',
      publisher: { '@id': 'https://www.example.org/#organization' },
    },
    { '@type': 'BreadcrumbList' },
  ]);
});
