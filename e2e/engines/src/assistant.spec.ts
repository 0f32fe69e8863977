import { test } from './visitor-test';

test('the assistant answers a question about a journey, in Thai', async ({ visitor }) => {
  await visitor.visit.open('/th/updates/news');
  await visitor.click('button', 'ถามผู้ช่วย');
  await visitor.hasFocusOn('textarea, input', 'คำถามของท่าน');
  await visitor.visit.type('ไปดอนเมืองยังไง');
  await visitor.visit.press('Enter');
  await visitor.sees('[role=log] li > div', /ท่านจะเริ่มเดินทางไปดอนเมืองจากที่ใด/);
  await visitor.visit.type('สุขุมวิท');
  await visitor.visit.press('Enter');
  await visitor.click('[role=log] a', 'วางแผนการเดินทาง: สุขุมวิท → ดอนเมือง');
  await visitor.isAt('/th/search-departure?from=BL22&to=RN08');
  await visitor.sees('h1', 'สุขุมวิท ไป ดอนเมือง');
});
