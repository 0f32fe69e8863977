import { expect, test } from 'vitest';
import type { Named } from './named';
import { findNamesIn } from './names-in';

const thing = (code: string, th: string, en: string): Named & { code: string } => ({
  code,
  names: { th, en },
});

const things = [
  thing('BL03', 'ไฟฉาย', 'Fai Chai'),
  thing('BL13', 'สวนจตุจักร', 'Chatuchak Park'),
  thing('BL18', 'ห้วยขวาง', 'Huai Khwang'),
  thing('BL20', 'พระราม 9', 'Phra Ram 9'),
  thing('BL22', 'สุขุมวิท', 'Sukhumvit'),
  thing('BL27', 'สามย่าน', 'Sam Yan'),
  thing('BL34', 'บางหว้า', 'Bang Wa'),
  thing('PP01', 'คลองบางไผ่', 'Khlong Bang Phai'),
  thing('PP11', 'ศูนย์ราชการนนทบุรี', 'Nonthaburi Civic Center'),
  thing('YL01', 'ลาดพร้าว', 'Lat Phrao'),
  thing('YL07', 'ลาดพร้าว 101', 'Lat Phrao 101'),
  thing('CEN', 'สยาม', 'Siam'),
  thing('E3', 'นานา', 'Nana'),
  thing('N5', 'อารีย์', 'Ari'),
  thing('RN02', 'จตุจักร', 'Chatuchak'),
  thing('A7', 'ราชปรารภ', 'Ratchaprarop'),
  thing('RN08', 'ดอนเมือง', 'Don Mueang'),
];

test.each([
  ['จากสยามไปดอนเมืองยังไง', ['สยาม CEN', 'ดอนเมือง RN08']],
  ['จากสามยานไปศูนยราชการนนทบุรี', ['สามยาน BL27', 'ศูนยราชการนนทบุรี PP11']],
  ['ไปอารียยังไง', ['อารีย N5']],
  ['เดินไปบางหวากี่นาที', ['บางหวา BL34']],
  ['ไปสวนจตุจักร', ['สวนจตุจักร BL13']],
  ['ลาดพร้าว101 ไป ลาดพร้าว', ['ลาดพร้าว101 YL07', 'ลาดพร้าว YL01']],
  ['จะไปพระรามเก้า', ['พระรามเก้า BL20']],
  ['จะไปพระราม ๙', ['พระราม ๙ BL20']],
  ['bl13 ไป pp01', ['bl13 BL13', 'pp01 PP01']],
  ['n 5 to Bl 13, then A 7', ['n 5 N5', 'Bl 13 BL13', 'A 7 A7']],
  ['a 7-eleven near a7', ['a7 A7']],
  ['bl13สุขุมวิท', ['bl13 BL13', 'สุขุมวิท BL22']],
  ['how do I get from sukhumvit to don mueang?', ['sukhumvit BL22', 'don mueang RN08']],
  ['from Ladprao to donmuang please', ['Ladprao YL01', 'donmuang RN08']],
  ['rama9 to Huay Kwang', ['rama9 BL20', 'Huay Kwang BL18']],
  ['ไฟฉายหายที่นํ้า สยาม', ['ไฟฉาย BL03', 'สยาม CEN']],
])('%j mentions %j', (text, mentioned) => {
  const found = findNamesIn(things, text);
  expect(found.map(({ things: [first], start, end }) => `${text.slice(start, end)} ${first?.code}`)).toEqual(
    mentioned,
  );
});

test.each([
  ['a word that contains a short name', 'ประเทศนานาชาติ safari siamese'],
  ['a part of a code', 'bl130'],
  ['a name that only sounds alike', 'sukhumwin'],
  ['an empty text', ''],
  ['marks alone', '่่่'],
  ['emoji and markup', '🚇<b>&amp;</b>'],
])('%s mentions none', (_, text) => {
  expect(findNamesIn(things, text).map(({ start, end }) => text.slice(start, end))).toEqual([]);
});

test('things that share a name are found together', () => {
  const both = [...things, thing('BL15', 'ลาดพร้าว', 'Lat Phrao')];
  expect(findNamesIn(both, 'lat phrao')[0]?.things.map(({ code }) => code)).toEqual(['YL01', 'BL15']);
});

test('a long text is read by its beginning', () => {
  expect(findNamesIn(things, 'siam '.repeat(5000)).length).toBeLessThan(1000);
});
