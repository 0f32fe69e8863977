// What the check generates: each generator, with all its options used at least once.
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
];
