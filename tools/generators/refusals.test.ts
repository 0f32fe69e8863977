// What a generator refuses, with one sentence and without a change. `nx run @raang/tools:generators` tests what it makes.
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { expect, test } from 'vitest';
import generateApiFeature from './api-feature/generator.mjs';
import generateCategory from './category/generator.mjs';
import generateForm from './form/generator.mjs';
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
  'libs/forms/src/reply/reply-form.tsx': '',
  'libs/domain/src/template-code.ts': "export const filterTypes = ['MRTLine', 'None'] as const;\n",
  'libs/domain/src/network.ts': 'export const line = z.strictObject({});\n',
  'libs/contract/src/gazetteer.ts': "path: '/places'\n",
  'libs/contract/src/contract.ts': 'export const contract: Contract = {\n  me: meContract,\n};\n',
  'libs/contract/src/reference.ts': "export const tags = [{ name: 'Network' }];\n",
  'libs/api/src/search/search.store.ts': '',
  'apps/site/src/addresses/page-routes.ts': "'/$lang/travel/finder'",
  'apps/site/content/categories.yaml': '- slug: travel\n  categories:\n    - slug: parking\n',
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

const words = {
  titleTh: 'ขอเข้าชม',
  titleEn: 'Ask for a visit',
  submitTh: 'ส่งคำขอ',
  submitEn: 'Send request',
};
const form = {
  name: 'visit',
  description: 'Asks for a visit.',
  ...words,
  fields: 'wish:text:สิ่งที่อยากชม:Wish',
};
refuses('form', generateForm, form, [
  [{ name: 'Visit' }, '"Visit" is not a name'],
  [{ name: 'reply' }, '"reply" is taken: libs/forms/src/reply exists.'],
  [{ fields: ' ; ' }, 'There is no field'],
  [{ fields: 'wish:text:สิ่งที่อยากชม' }, '"wish:text:สิ่งที่อยากชม" is not a field: write it as in "email:email:'],
  [{ fields: 'wish:colour:สี:Colour' }, '"colour" is not a kind of field: choose one of name, email, '],
  [{ fields: 'lang:text:ภาษา:Language' }, '"lang" has a meaning of its own'],
  [{ fields: 'a:text:สี:Colour; a:text:สี:Colour' }, 'There are two fields "a".'],
  [{ fields: 'email:email:ที่อยู่:E-mail address' }, '"E-mail address" is "อีเมล" in Thai already'],
  [{ titleEn: 'Ask for {count} visits' }, 'write plain sentences'],
]);

const feature = {
  name: 'lift-works',
  record: 'lift-work',
  tag: 'Network',
  summary: 'Works',
  fields: 'count:count:2',
};
refuses('api-feature', generateApiFeature, feature, [
  [{ name: 'lift_works' }, '"lift_works" is not a name'],
  [{ name: 'search' }, '"search" is taken: libs/api/src/search exists.'],
  [{ name: 'places' }, `"'/places'" is taken: libs/contract/src/gazetteer.ts has it.`],
  [{ name: 'me' }, '"me:" is taken: libs/contract/src/contract.ts has it.'],
  [{ record: 'line' }, '"export const line" is taken: libs/domain/src/network.ts has it.'],
  [{ record: 'lift-works' }, '"lift-works" names the feature and a record'],
  [{ tag: 'Lifts' }, '"Lifts" is not a group of the reference: choose one of Network.'],
  [{ fields: 'endsOn:date:tomorrow' }, '"tomorrow" is not an example of date, the kind of endsOn.'],
  [{ fields: 'name:bilingual:Lift|Lift' }, 'name: "Lift" is not Thai.'],
]);

const category = {
  group: 'travel',
  slug: 'cycling',
  template: 'None.ContentList',
  item: 'bicycles',
  nameTh: 'จักรยาน',
  nameEn: 'Cycling',
  introTh: 'จักรยาน',
  introEn: 'Cycling',
  titleTh: 'จักรยาน',
  titleEn: 'Bicycles',
  summaryTh: 'จักรยาน',
  summaryEn: 'Bicycles',
  bodyTh: 'จักรยาน',
  bodyEn: 'Bicycles',
};
refuses('category', generateCategory, category, [
  [{ group: 'leisure' }, '"leisure" is not a group: choose one of travel.'],
  [{ slug: 'Cycling' }, '"Cycling" is not a name'],
  [{ slug: 'parking' }, '"parking" is taken: travel has such a category.'],
  [{ slug: 'finder' }, '"finder" is taken: a page has the URL /travel/finder.'],
  [{ item: 'my item' }, '"my item" is not a name'],
  [
    { template: 'Zone.ContentList' },
    '"Zone.ContentList" is not a template: it begins with one of MRTLine, None',
  ],
  [{ template: 'None.Carousel' }, '"Carousel" is not a view type: choose one of ContentList.'],
  [{ introEn: 'Bicycles '.repeat(11) }, 'intro: write at most 90 characters instead of 99'],
  [{ bodyTh: 'Bicycles' }, 'body: "Bicycles" is not Thai.'],
]);
