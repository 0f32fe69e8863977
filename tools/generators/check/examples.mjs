// What the check generates: each generator, with all its options used at least once.
import generateApiFeature from '../api-feature/generator.mjs';
import generateCategory from '../category/generator.mjs';
import generateForm from '../form/generator.mjs';
import generateView from '../view/generator.mjs';

/** Options of the part, which the check generates by command. */
export const part = [
  'travel-tip',
  ['--element', 'aside'],
  ['--description', 'Advice beside a journey.'],
  ['--use', 'For one or two sentences that help a passenger.'],
  ['--avoid', 'For a warning: use a notice.'],
  ['--textTh', 'รถไฟฟ้าขบวนแรกออกเวลา 06:00', '--textEn', 'The first train leaves at 06:00.'],
  ['--wrongTh', 'ระวังช่องว่างระหว่างชานชาลา', '--wrongEn', 'Mind the gap.'],
  ['--since', '0.2.0'],
  ['--labelTh', 'คำแนะนำในการเดินทาง', '--labelEn', 'Travel tip'],
].flat();

/** @typedef {import('@nx/devkit').Tree} Tree */

/** @type {((tree: Tree) => Promise<(() => void) | void>)[]} */
export const generations = [
  (tree) =>
    generateView(tree, { name: 'title-list', description: 'Titles with their summaries, for short texts.' }),
  (tree) =>
    generateView(tree, {
      name: 'site-tour',
      page: true,
      description: 'What passengers find on this website.',
      titleTh: 'แนะนำการใช้เว็บไซต์',
      titleEn: 'About this website',
      summaryTh: 'ข้อมูลและบริการที่ท่านใช้ได้บนเว็บไซต์นี้',
      summaryEn: 'Information and services that you find here',
    }),
  (tree) =>
    generateForm(tree, {
      name: 'visit-request',
      description: 'Asks for a guided visit.',
      titleTh: 'ขอเข้าเยี่ยมชม',
      titleEn: 'Ask for a visit',
      submitTh: 'ส่งคำขอ',
      submitEn: 'Send request',
      fields: [
        'name:name:ชื่อ:Name',
        'email:email:อีเมล:E-mail address',
        'telephone?:telephone:หมายเลขโทรศัพท์:Telephone number',
        'organisation?:text:หน่วยงานของท่าน:Your organisation',
        'wishes:long-text:สิ่งที่ท่านต้องการชม:What you would like to see',
      ].join('; '),
    }),
  (tree) =>
    generateApiFeature(tree, {
      name: 'lift-works',
      record: 'lift-work',
      tag: 'Network',
      summary: 'Lifts that are out of use for works',
      fields: [
        'name:bilingual:ลิฟต์ทางออก 3 | Lift at exit 3',
        'station:station:BL10',
        'line?:line:blue',
        'endsOn?:date:2026-12-20',
        'lifts:count:2',
        'hasOther:flag:true',
        'note?:text:Use the lift at exit 1',
      ].join('; '),
    }),
  (tree) =>
    generateCategory(tree, {
      group: 'travel',
      slug: 'cycling',
      template: 'MRTLine.TitleList',
      nameTh: 'จักรยาน',
      nameEn: 'Cycling',
      introTh: 'การนำจักรยานขึ้นรถไฟฟ้าและการจอดที่สถานี',
      introEn: 'How to take a bicycle on the train, or park it at a station.',
      aboutTh: 'หลักเกณฑ์เหล่านี้ใช้กับรถไฟฟ้าทุกสาย',
      aboutEn: 'These rules are the same on all lines.',
      item: 'folding-bicycles',
      titleTh: 'การนำจักรยานพับขึ้นรถไฟฟ้า',
      titleEn: 'Folding bicycles on trains',
      summaryTh: 'โปรดพับจักรยานและใส่ถุงก่อนเข้าสถานี',
      summaryEn: 'Fold your bicycle and put it in a bag before you enter the station.',
      bodyTh: 'โปรดถือจักรยานไว้ข้างตัวตลอดการเดินทาง',
      bodyEn: 'Please keep your bicycle beside you on the train.',
      publishedOn: '2026-11-20',
    }),
];
