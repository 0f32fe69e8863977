// What a generator refuses, with one sentence and without a change. `nx run @raang/tools:generators` tests what it makes.
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { expect, test } from 'vitest';
import generatePart from './part/generator.mjs';
import generateView from './view/generator.mjs';

/** The lines of the workspace that refusals depend on. */
const workspace = {
  'libs/ui/src/badge/badge.tsx': '',
  'libs/ui/src/index.ts': "export { Time, type ShownTime } from './time/time';\n",
  'libs/ui/src/labels/labels.ts': 'export interface Labels {\n  skipLink: string;\n}\n',
  'libs/i18n/src/locales/th.po': '\nmsgid "E-mail address"\nmsgstr "อีเมล"\n',
  'libs/views/src/content-list/content-list.ts': "defineViewType({\n  name: 'ContentList',\n});\n",
  'libs/views/src/listing/view-types.ts': "export { contentList } from '../content-list/content-list';\n",
  'libs/views/src/shared/page/model-context.ts':
    'export interface Hrefs {\n  home: (locale: Locale) => string;\n}\n',
};

type Generator = (tree: Tree, options: never) => Promise<unknown>;

/** Expects a sentence for each change of valid options, and no change of the workspace. */
function refuses(
  name: string,
  generator: Generator,
  valid: object,
  cases: [changes: object, sentence: string][],
) {
  test.each(cases)(`${name} refuses %j: %s`, async (changes, sentence) => {
    const tree = createTreeWithEmptyWorkspace();
    for (const [file, text] of Object.entries(workspace)) tree.write(file, text);
    const before = tree.listChanges();
    await expect(generator(tree, { ...valid, ...changes } as never)).rejects.toThrow(sentence);
    expect(tree.listChanges()).toEqual(before);
  });
}

const tip = {
  name: 'tip',
  description: 'Advice.',
  use: 'Rarely.',
  avoid: 'Often.',
  textTh: 'คำแนะนำ',
  textEn: 'Advice',
  wrongTh: 'ข่าว',
  wrongEn: 'News',
  since: '0.2.0',
};
refuses('part', generatePart, tip, [
  [
    { use: undefined, avoid: undefined, wrongTh: '', since: undefined },
    'Give also --use, --avoid, --wrongTh, --since',
  ],
  [{ avoid: 'for a warning' }, '"for a warning" is not a sentence: guides give advice in sentences.'],
  [{ wrongTh: 'News' }, 'wrong: "News" is not Thai.'],
  [{ name: 'Travel Tip' }, '"Travel Tip" is not a name: write lower-case words joined by hyphens'],
  [{ name: 'tip-' }, '"tip-" is not a name'],
  [{ name: 'badge' }, '"badge" is taken: libs/ui/src/badge exists.'],
  [{ name: 'time' }, '"time" is taken: the kit exports Time.'],
  [
    { name: 'skip-link', labelTh: 'ข้าม', labelEn: 'Skip' },
    '"skip-link" is taken: there are labels of skipLink.',
  ],
  [{ labelEn: 'Tip' }, 'label: "" is not Thai.'],
  [{ labelTh: 'คำแนะนำ', labelEn: 'คำแนะนำ' }, 'label: "คำแนะนำ" is not English.'],
  [{ labelTh: 'กรุณาทราบ', labelEn: 'Please note' }, 'label: instead of "กรุณา" write โปรด.'],
]);

const wordsOfPage = { titleTh: 'รายการ', titleEn: 'List', summaryTh: 'ชื่อเรื่อง', summaryEn: 'Titles' };
refuses('view', generateView, { name: 'title-list', description: 'Titles.' }, [
  [{ name: 'titleList' }, '"titleList" is not a name'],
  [{ name: 'default' }, '"default" is a word of JavaScript'],
  [{ name: 'content-list' }, '"content-list" is taken: libs/views/src/content-list exists.'],
  [{ page: true, titleTh: 'รายการ' }, 'Give also --titleEn, --summaryTh, --summaryEn'],
  [{ page: true, ...wordsOfPage, titleTh: 'List' }, 'title: "List" is not Thai.'],
  [{ page: true, ...wordsOfPage, name: 'home' }, '"home" is taken: Hrefs has home.'],
]);
