// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  Brand,
  Breadcrumbs,
  Button,
  Card,
  ColourModeSelect,
  Footer,
  Header,
  LabelsProvider,
  LineBadge,
  Notice,
  PageHeading,
  Pagination,
  Picture,
  Prose,
  SkipLink,
  Table,
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

test('a part without labels says what is missing', () => {
  expect(() => renderToString(<SkipLink />)).toThrow('LabelsProvider');
});
