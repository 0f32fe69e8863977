import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { loadFeed } from '../network/loaded-feed';
import { articleFile } from '../testing/content-folder';
import { smallFeedWith } from '../testing/small-feed';
import { checkItemFigures } from './check-item-figures';
import { parseContentFile } from './content-file';

const { names, read } = smallFeedWith();
const data = {
  feed: loadFeed(zipSync(Object.fromEntries(names.map((name) => [name, read(name)!])))),
  date: '2026-11-20',
};
const first = ':first-train{line=north day=weekday}';
const lastTrain = ':last-train{line=north day=weekday}';

function textOf(source: string) {
  const file = 'updates/news/one.en.md';
  const address = { group: 'updates', category: 'news', id: 'one', locale: 'en' as const };
  return { ...address, file, source, content: parseContentFile(file, source) };
}

test.each<[string, Record<string, string>, string, [number, string][]]>([
  ['a directive with a figure', { summary: `"From ${first}"` }, `At ${first}.`, []],
  [
    'a directive without a figure',
    {},
    'One\n:walk{from=A01 to=A02}',
    [[10, ':walk{from=A01 to=A02}: no walk is known from A01 to A02, only to none']],
  ],
  [
    'a directive in the title',
    { title: `"${first}"` },
    'One',
    [[4, expect.stringMatching(/^title: has no/)]],
  ],
  ...[`${first} น.`, `**${lastTrain}** น.`, `${first} minutes`, `${first} baht`].map(
    (text): [string, Record<string, string>, string, [number, string][]] => [
      `a unit after a figure, which has its own: ${text}`,
      { summary: `"From ${first}"` },
      `At ${text}, daily.`,
      [[9, expect.stringMatching(/: the figure has its unit; write it without "(?:น\.|minutes|baht)"$/)]],
    ],
  ),
  [
    'a typed figure',
    {},
    'The first train leaves at 05:30.',
    [[9, expect.stringContaining(':first-train{…}')]],
  ],
])('%s', (_, fields, body, problems) => {
  const found = checkItemFigures(textOf(articleFile(fields, body)), data);
  expect(found).toEqual(problems.map(([line, reason]) => ({ file: 'updates/news/one.en.md', line, reason })));
});

test('a document types its figures, and has no directives', () => {
  const fields = { kind: 'document', documentKind: 'guide', files: '[a.th.pdf]' };
  expect(
    checkItemFigures(textOf(articleFile(fields, `The first train leaves at 05:30, or ${first}.`)), data),
  ).toEqual([{ file: 'updates/news/one.en.md', line: 10, reason: expect.stringMatching(/type them$/) }]);
});
