// @vitest-environment node
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as glyphs from './icon/icons';
import * as kit from './index';
import { labels } from './labels/th';

const href = '/th';
const line = { id: 'blue', name: 'เฉลิมรัชมงคล' };
const station = { code: 'BL22', name: 'สุขุมวิท', lineId: 'blue' };
const time = { text: '08.05 น.', dateTime: '2026-11-24T08:05+07:00' };
const options = [{ value: 'blue', label: 'สีน้ำเงิน' }];
const challenge = () => Promise.reject(new Error('asked for on a server'));

/** Every part as a page would use it, by the name it is exported with. */
const parts: Record<string, ReactElement> = {
  AlertModal: (
    <kit.AlertModal open onOpenChange={() => undefined} title="หยุดเดินรถ">
      ใช้รถโดยสารแทน
    </kit.AlertModal>
  ),
  BackToTop: <kit.BackToTop />,
  Badge: <kit.Badge tone="info">ข่าว</kit.Badge>,
  Brand: <kit.Brand href={href} name="รฟม." />,
  BrandMark: <kit.BrandMark />,
  Breadcrumbs: <kit.Breadcrumbs items={[{ label: 'หน้าแรก', href }]} />,
  Button: <kit.Button busy>ส่ง</kit.Button>,
  ButtonLink: <kit.ButtonLink href={href}>ค้นหา</kit.ButtonLink>,
  Card: (
    <kit.Card href={href} title="ข่าว" picture={<kit.Picture src="/a.jpg" alt="" width={16} height={9} />} />
  ),
  CardGrid: <kit.CardGrid>ข่าว</kit.CardGrid>,
  ChatPanel: <kit.ChatPanel title="ผู้ช่วย" messages={[{ id: '1', from: 'assistant', text: 'สวัสดี' }]} typing />,
  Checkbox: <kit.Checkbox name="agree" label="ยอมรับ" error="ต้องยอมรับก่อน" />,
  CheckboxGroup: <kit.CheckboxGroup legend="สาย" name="lines" options={options} />,
  ColourModeSelect: <kit.ColourModeSelect />,
  Container: <kit.Container>หน้า</kit.Container>,
  CookieConsent: (
    <kit.CookieConsent categories={[{ id: 'statistics', name: 'สถิติ', description: 'นับผู้เข้าชม' }]}>
      คุกกี้
    </kit.CookieConsent>
  ),
  CreditCardInput: <kit.CreditCardInput legend="บัตร" currentMonth="2026-11" />,
  DatePicker: <kit.DatePicker label="วันที่" name="date" today="2026-11-20" />,
  DefinitionList: <kit.DefinitionList items={[{ term: 'เวลาเปิด', value: '05.00 น.' }]} />,
  DepartureTable: (
    <kit.DepartureTable caption="ขบวนถัดไป" departures={[{ id: '1', line, headsign: 'หลักสอง', time }]} />
  ),
  Dialog: <kit.Dialog open title="ยืนยัน" />,
  DialogClose: (
    <kit.Dialog open title="ยืนยัน">
      <kit.DialogClose>
        <kit.Button>ปิด</kit.Button>
      </kit.DialogClose>
    </kit.Dialog>
  ),
  Disclosure: <kit.Disclosure summary="รายละเอียด">ลิฟต์ปิดปรับปรุง</kit.Disclosure>,
  DisclosureGroup: <kit.DisclosureGroup exclusive>คำถาม</kit.DisclosureGroup>,
  DynamicIcon: (
    <kit.IconLoaderProvider loader={{ load: () => Promise.resolve(undefined) }}>
      <kit.DynamicIcon prefix="mdi" name="key" />
    </kit.IconLoaderProvider>
  ),
  EmptyState: <kit.EmptyState title="ไม่พบรายการ" />,
  ErrorSummary: <kit.ErrorSummary problems={[{ fieldId: 'email', message: 'กรอกอีเมล' }]} />,
  FacilityMark: <kit.FacilityMark state="available" />,
  FacilityTable: (
    <kit.FacilityTable
      caption="สิ่งอำนวยความสะดวก"
      facilities={[{ id: 'lift', name: 'ลิฟต์' }]}
      stations={[{ ...station, facilities: { lift: { state: 'available' } } }]}
    />
  ),
  FareTable: <kit.FareTable caption="ค่าโดยสาร (บาท)" stations={[station]} fares={[[null]]} />,
  Fieldset: <kit.Fieldset legend="ที่อยู่">บ้านเลขที่</kit.Fieldset>,
  FileUpload: <kit.FileUpload label="รูปถ่าย" name="files" maxBytes={1} accept={['image/png']} />,
  Footer: <kit.Footer columns={[{ title: 'เดินทาง', links: [{ label: 'สถานี', href }] }]} />,
  FormField: <kit.FormField label="เวลา">{(control) => <input {...control} />}</kit.FormField>,
  Header: (
    <kit.Header
      brand={<kit.Brand href={href} name="รฟม." />}
      navigation={[{ label: 'เดินทาง', href, current: true }]}
    />
  ),
  HumanVerification: <kit.HumanVerification challenge={challenge} />,
  Icon: <kit.Icon icon={glyphs.TrainIcon} label="รถไฟฟ้า" />,
  IconLoaderProvider: (
    <kit.IconLoaderProvider loader={{ load: () => Promise.resolve(undefined) }}>หน้า</kit.IconLoaderProvider>
  ),
  Image: <kit.Image src="/a.jpg" alt="" width={16} height={9} />,
  ImageConfigProvider: (
    <kit.ImageConfigProvider config={kit.defaultImageConfig}>
      <kit.Image src="/a.jpg" alt="" width={16} height={9} />
    </kit.ImageConfigProvider>
  ),
  IntroModal: (
    <kit.IntroModal open onClose={() => undefined} title="ใหม่" action={{ label: 'ลอง', href }}>
      วางแผนเดินทาง
    </kit.IntroModal>
  ),
  Itinerary: (
    <kit.Itinerary
      legs={[
        {
          kind: 'ride',
          line,
          from: station,
          to: { name: 'เตาปูน', code: 'BL10', time },
          headsign: 'ท่าพระ',
          stopCount: '12 สถานี',
          duration: '24 นาที',
        },
      ]}
    />
  ),
  ItinerarySummary: <kit.ItinerarySummary departure={time} arrival={time} duration="44 นาที" lines={[line]} />,
  LabelsProvider: <kit.LabelsProvider labels={labels}>หน้า</kit.LabelsProvider>,
  LikeButton: <kit.LikeButton action="/like" count="1.2K" />,
  LineBadge: <kit.LineBadge lineId="blue" name="สีน้ำเงิน" />,
  LineDiagram: <kit.LineDiagram line={line} stations={[station, { ...station, current: true }]} />,
  LineStripe: <kit.LineStripe lines={['blue']} />,
  Link: (
    <kit.Link href={href} external>
      สถานี
    </kit.Link>
  ),
  LoadingBar: <kit.LoadingBar loading value={0.5} />,
  LoadingPage: <kit.LoadingPage />,
  LocaleSelect: <kit.LocaleSelect current="th" options={[{ locale: 'th', label: 'ไทย', href }]} />,
  Notice: <kit.Notice tone="warning">ปรับเวลาเดินรถ</kit.Notice>,
  NoticeBar: (
    <kit.NoticeBar
      title="รถไฟฟ้าเปิดเร็วขึ้น"
      action={<kit.NoticeCross label="ปิดประกาศ" onClick={() => undefined} />}
    >
      เริ่ม 1 ธันวาคม
    </kit.NoticeBar>
  ),
  NoticeCross: <kit.NoticeCross label="ปิดประกาศ" onClick={() => undefined} />,
  PageHeading: <kit.PageHeading title="ข่าว" lineId="blue" />,
  Pagination: <kit.Pagination page={2} pages={9} hrefForPage={(page) => `?page=${page}`} />,
  Picture: <kit.Picture src="/a.jpg" alt="" width={16} height={9} />,
  PromoBox: <kit.PromoBox title="โปรโมชัน" link={{ href, label: 'ดู' }} />,
  Prose: <kit.Prose html="<table><tr><td>1</td></tr></table>" />,
  RadioGroup: <kit.RadioGroup legend="สาย" name="line" options={options} defaultValue="blue" />,
  ResponsiveMenu: <kit.ResponsiveMenu items={[{ label: 'เดินทาง', href }]} />,
  RouteAnnouncer: <kit.RouteAnnouncer title="ข่าว" />,
  SectionHeading: <kit.SectionHeading title="ข่าว" more={{ href, label: 'ดูทั้งหมด' }} />,
  Select: <kit.Select label="สาย" name="line" options={options} />,
  ShareButton: <kit.ShareButton url="https://example.org" title="ข่าว" />,
  Skeleton: <kit.Skeleton />,
  SkeletonRegion: <kit.SkeletonRegion>รอ</kit.SkeletonRegion>,
  SkeletonText: <kit.SkeletonText />,
  SkipLink: <kit.SkipLink />,
  StateMark: <kit.StateMark state="minor" />,
  StationCode: <kit.StationCode code="BL22" lineId="blue" />,
  StationSelector: (
    <kit.StationSelector
      label="จาก"
      name="from"
      locale="th"
      stations={[{ code: 'BL22', names: { th: 'สุขุมวิท', en: 'Sukhumvit' }, lineIds: ['blue'] }]}
      lineNames={{ blue: 'เฉลิมรัชมงคล' }}
    />
  ),
  StatusBoard: <kit.StatusBoard now={[{ line, state: 'good' }]} checkedAt={time} />,
  StatusRow: <kit.StatusRow line={line} state="good" saidAt={time} />,
  Switch: <kit.Switch name="lift" label="เฉพาะทางที่มีลิฟต์" />,
  Table: (
    <kit.Table
      caption="สถานี"
      columns={[{ id: 'a', header: 'ชื่อ', cell: (row) => row }]}
      rows={['สุขุมวิท']}
      rowKey={String}
    />
  ),
  TableRegion: (
    <kit.TableRegion caption="สถานี">
      <table />
    </kit.TableRegion>
  ),
  Tabs: (
    <kit.Tabs
      label="สถานี"
      tabs={[
        { id: 'times', label: 'เวลา', content: '05.30 น.' },
        { id: 'exits', label: 'ทางออก', content: 'ทางออก 1' },
      ]}
    />
  ),
  TextArea: <kit.TextArea label="รายละเอียด" maxLength={500} counter />,
  TextField: <kit.TextField label="อีเมล" prefix="@" />,
  Tile: <kit.Tile href={href} icon={glyphs.TrainIcon} title="วางแผน" />,
  Time: <kit.Time {...time} />,
  TimeField: <kit.TimeField label="เวลา" name="time" defaultValue="08:30" />,
  Timetable: (
    <kit.Timetable
      caption="สุขุมวิท"
      dayTypes={[{ id: 'weekday', name: 'จันทร์–ศุกร์' }]}
      first={{ weekday: time }}
      last={{ weekday: time }}
      periods={[{ id: 'peak', hours: '06.30–09.00 น.', every: { weekday: '4 นาที' } }]}
    />
  ),
  ToastProvider: <kit.ToastProvider now={() => 0}>หน้า</kit.ToastProvider>,
  UserMenu: <kit.UserMenu user={{ name: 'พิมพ์ชนก' }} links={[]} signOut={{ action: '/logout' }} />,
};

/** Exist in the browser only: what a reader without JavaScript must know does not belong in them. */
const inBrowserOnly = ['AlertModal', 'Dialog', 'DialogClose', 'IntroModal'];

const render = (part: ReactElement) =>
  renderToString(<kit.LabelsProvider labels={labels}>{part}</kit.LabelsProvider>);

test('no part that the kit exports is forgotten here', () => {
  const exported = Object.entries(kit)
    .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function' && !(name in glyphs))
    .map(([name]) => name);
  expect(Object.keys(parts).sort()).toEqual(exported.sort());
});

describe('where there is no browser', () => {
  test('there is none', () => {
    expect('window' in globalThis).toBe(false);
  });

  test.each(Object.keys(parts).filter((name) => !inBrowserOnly.includes(name)))(
    '%s is in the HTML',
    (name) => {
      const html = render(parts[name]!);
      expect(html).toMatch(/^<\w|\p{L}/u);
      // The content security policy would block it.
      expect(html).not.toMatch(/\sstyle=/);
    },
  );

  test.each(inBrowserOnly)('%s waits for the browser', (name) => {
    expect(render(parts[name]!)).toBe('');
  });
});

test('every panel of tabs is in the page, for those whose browser runs no script', () => {
  expect(render(parts['Tabs']!)).toContain('ทางออก 1');
});

test('a part without labels says what is missing', () => {
  expect(() => renderToString(<kit.SkipLink />)).toThrow('LabelsProvider');
});
