import { describe, expect, it, test } from 'vitest';
import { bindHtml } from './bind-html';
import { createLineBinder } from './bind-lines';
import { bindWords } from './bind-words';
import { linePartsOf, lineMarks, withoutLineMarks } from './marks';

const names = [
  'ลาดพร้าว',
  'พระราม 9',
  'ศูนย์วัฒนธรรมแห่งประเทศไทย',
  'สถานเอกอัครราชทูตสหพันธ์สาธารณรัฐเยอรมนี',
  'อารี',
  'Siam',
];
const binder = createLineBinder(names);

/** The marks as brackets. */
const shown = (text: string) => text.replaceAll(lineMarks.open, '[').replaceAll(lineMarks.close, ']');

describe('what stays on one line', () => {
  test.each([
    ['ที่สถานีลาดพร้าว', 'ที่สถานี[ลาดพร้าว]'],
    ['ลงพระราม 9 แล้วเดิน', 'ลง[พระราม 9] แล้วเดิน'],
    ['สายสีแดงและขบวนแรก', '[สายสีแดง]และ[ขบวนแรก]'],
    ['เปลี่ยนสายสีน้ำเงิน', 'เปลี่ยน[สายสีน้ำเงิน]'],
    ['วิธีเปลี่ยนสาย', 'วิธี[เปลี่ยนสาย]'],
    ['เดินตามสกายวอล์กไปศูนย์การค้า', 'เดินตาม[สกายวอล์ก]ไป[ศูนย์การค้า]'],
    ['สิ้นสุดการใช้งาน', '[สิ้นสุด]การใช้งาน'],
    // the tone mark makes another word
    ['อารีย์', 'อารีย์'],
    ['Siam to Lat Phrao', 'Siam to Lat Phrao'],
  ])('%s', (text, marked) => {
    expect(shown(binder.text(text))).toBe(marked);
  });

  test.each([
    ['โทร. 0 2716 4044', '[โทร. 0 2716 4044]'],
    ['โทร. 1690 ทุกวัน', '[โทร. 1690] [ทุกวัน]'],
    ['+66 2 716 4044', '[+66 2 716 4044]'],
    ['081-234-5678', '[081-234-5678]'],
    ['05:30–24:00 น.', '[05:30–24:00 น.]'],
    ['ทุก 10–15 นาที', 'ทุก [10–15 นาที]'],
    ['1 ชั่วโมง 10 นาที', '[1 ชั่วโมง] [10 นาที]'],
    ['2,100 คัน', '[2,100 คัน]'],
    ['40 บาท', '[40 บาท]'],
    ['ลด 10% สายสีน้ำเงิน', 'ลด 10% [สายสีน้ำเงิน]'],
    ['มี 38 สายสีเหลือง', 'มี 38 [สายสีเหลือง]'],
    ['10 minutes by train', '[10 minutes] by train'],
    ['17–44 baht', '[17–44 baht]'],
    ['30 พฤศจิกายน 2569', '[30 พฤศจิกายน 2569]'],
    ['1–3 ธ.ค. 2569', '[1–3 ธ.ค. 2569]'],
    ['30 November 2026', '[30 November 2026]'],
    ['ทางออก 2B', '[ทางออก 2B]'],
    ['มาตรา 33–34', '[มาตรา 33–34]'],
    ['2025-12-01', '2025-12-01'],
    ['BL22 และ BL23', 'BL22 และ BL23'],
  ])('%s', (text, marked) => {
    expect(shown(binder.text(text))).toBe(marked);
  });
});

describe('a wide name', () => {
  it('stays together where it fits, and has pieces for where it does not', () => {
    expect(shown(binder.text('ไปศูนย์วัฒนธรรมแห่งประเทศไทย'))).toBe('ไป[[ศูนย์วัฒนธรรม][แห่งประเทศไทย]]');
  });

  it('breaks between its pieces if no column is wide enough', () => {
    expect(shown(binder.text('สถานเอกอัครราชทูตสหพันธ์สาธารณรัฐเยอรมนี'))).toBe(
      '[สถานเอกอัครราชทูต][สหพันธ์สาธารณรัฐ][เยอรมนี]',
    );
    expect(shown(binder.text('การรถไฟฟ้าขนส่งมวลชนแห่งประเทศไทย'))).toBe('[การรถไฟฟ้า][ขนส่งมวลชน][แห่งประเทศไทย]');
  });
});

describe('a heading', () => {
  test.each([
    ['ค่าโดยสารของสายสีเหลือง', '[ค่าโดยสาร][ของสายสีเหลือง]'],
    ['จอดได้ 2,100 คัน', '[จอดได้ 2,100 คัน]'],
    ['ไปศูนย์วัฒนธรรมแห่งประเทศไทย', '[ไป][[ศูนย์วัฒนธรรม][แห่งประเทศไทย]]'],
    ['Fares of the Yellow Line', 'Fares of the Yellow Line'],
  ])('breaks at phrases only: %s', (text, marked) => {
    expect(shown(binder.heading(text))).toBe(marked);
  });
});

it('marks nothing twice, and gives the text back as typed', () => {
  const typed = 'สถานีลาดพร้าว 40 บาท ศูนย์วัฒนธรรมแห่งประเทศไทย';
  for (const bind of [binder.text, binder.heading]) {
    expect(bind(bind(typed))).toBe(bind(typed));
    expect(withoutLineMarks(bind(typed))).toBe(typed);
  }
});

it('marks the texts of HTML, not its tags and code', () => {
  const html = '<h2 id="a">ของสายสีแดง</h2><p title="ลาดพร้าว">ที่<b>ลาดพร้าว</b></p><code>40 บาท</code>';
  expect(shown(bindHtml(html, binder))).toBe(
    '<h2 id="a">[ของสายสีแดง]</h2><p title="ลาดพร้าว">ที่<b>[ลาดพร้าว]</b></p><code>40 บาท</code>',
  );
});

it('marks compiled messages, with the unit of a placeholder', () => {
  const message = ['จอดได้ ', ['spaces'], ' คัน ในสายสีแดง', ['stations', 'plural', { other: ['#', ' สถานี'] }]];
  expect(shown(JSON.stringify(bindWords({ id: message })))).toBe(
    shown(
      JSON.stringify({
        id: [
          'จอดได้ ',
          '[',
          ['spaces'],
          ' คัน] ใน[สายสีแดง]',
          ['stations', 'plural', { other: ['[', '#', ' สถานี]'] }],
        ],
      }),
    ),
  );
  expect(shown(bindWords('อีก {minutes} นาที'))).toBe('อีก [{minutes} นาที]');
});

describe('the parts of a marked text', () => {
  const marked = (text: string) => text.replaceAll('[', lineMarks.open).replaceAll(']', lineMarks.close);
  test.each([
    ['ที่[ลาดพร้าว]', ['ที่', ['ลาดพร้าว']]],
    ['[[ก][ข]]', [[['ก'], ['ข']]]],
    ['[ก', ['ก']],
    ['ก]ข', ['ก', 'ข']],
  ])('%s', (text, parts) => {
    expect(linePartsOf(marked(text))).toEqual(parts);
  });
});
