// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  AlertModal,
  BackToTop,
  Brand,
  Breadcrumbs,
  Button,
  Card,
  ChatPanel,
  ColourModeSelect,
  CookieConsent,
  Dialog,
  Disclosure,
  Footer,
  Header,
  IntroModal,
  LabelsProvider,
  LineBadge,
  LoadingBar,
  LoadingPage,
  Notice,
  PageHeading,
  Pagination,
  Picture,
  Prose,
  RouteAnnouncer,
  SkeletonText,
  SkipLink,
  Table,
  Tabs,
  ToastProvider,
  UserMenu,
} from './index';
import { labels } from './labels/th';

const page = (
  <LabelsProvider labels={labels}>
    <SkipLink />
    <Header
      brand={<Brand href="/th" name="รฟม." />}
      navigation={[{ label: 'เดินทาง', href: '/th/travel' }]}
      tools={<ColourModeSelect />}
    />
    <Breadcrumbs items={[{ label: 'หน้าแรก', href: '/th' }]} />
    <PageHeading title="ข่าว" lineId="blue" />
    <Notice>ปรับเวลาเดินรถ</Notice>
    <Card href="/th/1" title="ข่าว" picture={<Picture alt="" width={16} height={9} />} />
    <Table
      caption="สถานี"
      columns={[{ id: 'a', header: 'ชื่อ', cell: (row) => row }]}
      rows={['สุขุมวิท']}
      rowKey={String}
    />
    <Prose html="<table><tr><td>1</td></tr></table>" />
    <LineBadge lineId="blue" name="สีน้ำเงิน" />
    <Pagination page={2} pages={9} hrefForPage={(n) => `?page=${n}`} />
    <Button busy>ส่ง</Button>
    <Tabs
      label="สถานี"
      tabs={[
        { id: 'times', label: 'เวลา', content: '05.30 น.' },
        { id: 'exits', label: 'ทางออก', content: 'ทางออก 1' },
      ]}
    />
    <Disclosure summary="รายละเอียด">ลิฟต์ปิดปรับปรุง</Disclosure>
    <UserMenu user={{ name: 'พิมพ์ชนก' }} links={[]} signOut={{ action: '/logout' }} />
    <CookieConsent categories={[{ id: 'statistics', name: 'สถิติ', description: 'นับผู้เข้าชม' }]}>
      คุกกี้
    </CookieConsent>
    <ChatPanel title="ผู้ช่วย" messages={[{ id: '1', from: 'assistant', text: 'สวัสดี' }]} typing />
    <LoadingPage />
    <LoadingBar loading value={0.5} />
    <SkeletonText />
    <BackToTop />
    <RouteAnnouncer title="ข่าว" />
    <ToastProvider now={() => 0}>หน้า</ToastProvider>
    <Dialog open title="ยืนยัน" />
    <AlertModal open onOpenChange={() => undefined} title="หยุดเดินรถ">
      ใช้รถโดยสารแทน
    </AlertModal>
    <IntroModal open onClose={() => undefined} title="ใหม่" action={{ label: 'ลอง', href: '/th' }}>
      วางแผนเดินทาง
    </IntroModal>
    <Footer columns={[]} />
  </LabelsProvider>
);

test('parts render where there is no browser', () => {
  expect('window' in globalThis).toBe(false);
  expect(renderToString(page)).toContain('สุขุมวิท');
});

test('no part writes a style attribute, which the content security policy would block', () => {
  expect(renderToString(page)).not.toMatch(/\sstyle=/);
});

test('every panel of tabs is in the page, for those whose browser runs no script', () => {
  expect(renderToString(page)).toContain('ทางออก 1');
});

test('a part without labels says what is missing', () => {
  expect(() => renderToString(<SkipLink />)).toThrow('LabelsProvider');
});
