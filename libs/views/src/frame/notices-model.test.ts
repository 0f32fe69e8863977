import type { FareRule } from '@raang/domain';
import { describe, expect, it, test } from 'vitest';
import { exampleContext } from '../shared/examples/model-context-example';
import { announcementExample, severeAlertExample } from '../shared/examples/notices-examples';
import { toFrameNotices, toNoticeDialogs } from './notices-model';

const now = new Date('2026-11-20T18:40:00+07:00');
const banner = announcementExample();
const intro = announcementExample({ id: 'welcome' as never, kind: 'intro' });
const interruption = announcementExample({ id: 'strike' as never, kind: 'alert' });
const alert = severeAlertExample();
const delay = severeAlertExample({ id: 'pink-delay' as never, severity: 'WARNING' });

describe('above the pages', () => {
  const cap = {
    id: 'day-cap',
    kind: 'day-cap',
    lineIds: ['purple'],
    riderCategories: [],
    amountSatang: 4000,
    validTo: '2026-11-30',
  } as unknown as FareRule;
  const ofStudents = { ...cap, riderCategories: ['student'], amountSatang: 3000 } as unknown as FareRule;
  const onDay = (today: string, locale: 'th' | 'en') =>
    toFrameNotices(
      { alerts: [], announcements: [banner], rules: [ofStudents, cap], now },
      { ...exampleContext(locale), today },
    ).map(({ title }) => title);

  it('says for a week that the day cap for everybody has ended', () => {
    const title = banner.title.en;
    expect(onDay('2026-11-30', 'en')).toEqual([title]);
    expect(onDay('2026-12-01', 'en')).toEqual(['The day cap of 40 baht has ended', title]);
    expect(onDay('2026-12-07', 'th')).toHaveLength(2);
    expect(onDay('2026-12-08', 'en')).toEqual([title]);
  });

  it('lists severe alerts, then alert announcements, banners and intros', () => {
    const notices = toFrameNotices(
      { alerts: [alert, delay], announcements: [banner, intro, interruption], now },
      exampleContext('en'),
    );
    expect(notices.map(({ key, tone }) => [key, tone])).toEqual([
      ['alert:blue-flooding@2026-11-20T17:52:00+07:00', 'danger'],
      ['announcement:strike@1', 'warning'],
      ['announcement:loy-krathong-hours@1', 'info'],
      ['announcement:welcome@1', 'info'],
    ]);
  });

  test.each([
    ['en', 'Posted 20 Nov 2026, 17:52, next update by 20 Nov 2026, 18:30'],
    ['th', 'แจ้งเมื่อ 20 พ.ย. 2569 17.52 น. จะแจ้งให้ทราบอีกครั้งภายใน 20 พ.ย. 2569 18.30 น.'],
  ] as const)('an alert in %s has the times of publication and next update', (locale, timing) => {
    const [notice] = toFrameNotices({ alerts: [alert], announcements: [], now }, exampleContext(locale));
    expect(notice?.timing).toBe(timing);
  });

  test.each([
    ['a line', [{ lineId: 'blue' }], '/th/service-status'],
    ['one station', [{ stationCode: 'BL13' }], '/th/stations/BL13'],
    ['a line at one station', [{ lineId: 'blue', stationCode: 'BL13' }], '/th/stations/BL13'],
    ['two stations', [{ stationCode: 'BL13' }, { stationCode: 'BL14' }], '/th/service-status'],
    ['a station and a line', [{ stationCode: 'BL13' }, { lineId: 'pink' }], '/th/service-status'],
  ])('an alert about %s links to more information', (_, informedEntities, href) => {
    const about = severeAlertExample({ informedEntities: informedEntities as never });
    const data = { alerts: [about], announcements: [], now };
    expect(toFrameNotices(data, exampleContext('th'))[0]?.link?.href).toBe(href);
    expect(toNoticeDialogs(data, exampleContext('th'))[0]?.link?.href).toBe(href);
  });

  test.each([
    ['/travel/parking', '/th/travel/parking', false],
    ['/', '/th', false],
    ['https://www.example.org/a', 'https://www.example.org/a', true],
  ])('a link to %s has the URL %s', (written, href, isExternal) => {
    const [notice] = toFrameNotices(
      {
        alerts: [],
        now,
        announcements: [announcementExample({ link: { href: written, label: { th: 'ต่อ', en: 'On' } } })],
      },
      exampleContext('th'),
    );
    expect(notice?.link).toEqual({ label: 'ต่อ', href, isExternal });
  });
});

describe('in dialogs', () => {
  const dialogs = (data: Parameters<typeof toNoticeDialogs>[0]) =>
    toNoticeDialogs(data, exampleContext('en'));

  it('shows only severe alerts: nothing else may interrupt', () => {
    const data = { alerts: [alert, delay], announcements: [banner, intro, interruption], now };
    expect(dialogs(data).map(({ key }) => key)).toEqual(['alert:blue-flooding@2026-11-20T17:52:00+07:00']);
  });

  it('names the lines of an alert and the end of the current period', () => {
    const periods = [
      { start: '2026-11-01T05:00:00+07:00', end: '2026-11-02T05:00:00+07:00' },
      { start: '2026-11-20T17:40:00+07:00', end: '2026-11-21T00:30:00+07:00' },
    ];
    expect(
      dialogs({ alerts: [severeAlertExample({ impactPeriods: periods })], announcements: [], now }),
    ).toMatchObject([{ until: '21 Nov 2026, 00:30', lines: [{ id: 'blue', name: 'Blue Line' }] }]);
  });

  it('leaves out what is only planned, which stands above the pages with its dates', () => {
    const planned = severeAlertExample({
      impactPeriods: [{ start: '2026-11-27T05:00:00+07:00', end: '2026-11-27T13:00:00+07:00' }],
    });
    const data = { alerts: [planned, alert], announcements: [], now };
    expect(dialogs(data).map(({ key }) => key)).toEqual(['alert:blue-flooding@2026-11-20T17:52:00+07:00']);
    expect(toFrameNotices(data, exampleContext('en'))).toMatchObject([
      { tone: 'danger' },
      { tone: 'info', timing: 'Planned: 27 Nov 2026, 05:00 – 13:00' },
    ]);
    expect(toFrameNotices(data, exampleContext('th'))[1]?.timing).toBe(
      'ตามแผน: 27 พ.ย. 2569 05.00 น. – 13.00 น.',
    );
  });

  it('has another key when the alert is published again, so that it reappears', () => {
    const [before] = dialogs({ alerts: [alert], announcements: [], now });
    const again = severeAlertExample({ saidAt: '2026-11-20T18:20:00+07:00' });
    expect(dialogs({ alerts: [again], announcements: [], now })[0]?.key).not.toBe(before?.key);
  });
});
