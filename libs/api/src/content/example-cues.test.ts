import { expect, test } from 'vitest';
import { namesItselfExample } from './example-cues';

test.each([
  'title: "Kiosk (example)"',
  'summary: "ซุ้มขายของ (ตัวอย่าง)"',
  'referenceNumber: EX-2569-02',
  '**This space is an example.** It shows a small shop.',
  'The prices were invented to show the form.',
  '**ประกาศนี้เป็นตัวอย่าง** เพื่อให้เห็นรูปแบบ',
])('%s names itself an example', (source) => {
  expect(namesItselfExample(source)).toBeDefined();
});

test.each([
  'For example, a journey of two lines costs 30 baht.',
  '## Examples\n\n## ตัวอย่าง',
  'ตัวอย่าง: เดินทางสองเที่ยว เที่ยวละ 30 บาท',
  'This is how to set an example.',
  'โปรดเตรียมตัวอย่างไร',
])('%s gives an example', (source) => {
  expect(namesItselfExample(source)).toBeUndefined();
});
