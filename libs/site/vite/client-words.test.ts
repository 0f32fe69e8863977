import { describe, expect, it, test } from 'vitest';
import { namesSaid, printLateWords } from './client-words';
import { idsIn, keepWords, readWordSource } from './word-sources';

const messages = { mdU3M6: ['“', ['day'], '” \\ "'], other1: 'Late' };
const catalogue = `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
const labels = `import { monthNames } from '@raang/text-time';
export const labels = { skipLink: "Skip", dialog: { close: "Close" }, datePicker: { months: monthNames.en } };`;

/** What a module exports; its imports are stubbed. */
const run = (code: string) =>
  new Function('monthNames', code.replace(/^import.*$/m, '').replace(/export const \w+ =/, 'return'))(
    {},
  ) as unknown;

describe('the words in code', () => {
  test.each([
    ['i18n._({ id: "mdU3M6", message: "Read" })', ['mdU3M6']],
    ['_jsx(Trans, { id: "-J_iCX" })', ['-J_iCX']],
    ["t({ id: 'mdU3M6', values: { day } })", ['mdU3M6']],
    ['const colour = "blue"', []],
  ])('%s: %j', (code, ids) => {
    expect(idsIn(code)).toEqual(ids);
  });

  it('are found among the labels by name', () => {
    const source = readWordSource('/libs/ui/src/labels/en.ts', labels)!;
    expect([...namesSaid(source, 'const { dialog: labels } = useLabels()')]).toEqual(['dialog']);
  });
});

describe('the words of the entry chunk', () => {
  it('include only used messages, with their quotes and placeholders', () => {
    const kept = keepWords('messages', catalogue, (id) => id === 'mdU3M6');
    expect(run(kept)).toEqual({ mdU3M6: messages.mdU3M6 });
  });

  test.each([
    [['skipLink'], { skipLink: 'Skip' }],
    [['dialog'], { dialog: { close: 'Close' } }],
    [['skipLink', 'datePicker'], { skipLink: 'Skip', datePicker: { months: undefined } }],
    [[], {}],
  ])('include only the labels %j', (names: string[], kept) => {
    expect(run(keepWords('labels', labels, (name) => names.includes(name)))).toEqual(kept);
  });

  it('are rejected if they cannot be parsed', () => {
    expect(() => readWordSource('/th.po', 'export const messages = {}')).toThrow('no catalogue is found');
    expect(() => readWordSource('/libs/ui/src/labels/th.ts', 'export default 1')).toThrow(
      'no labels are found',
    );
    expect(readWordSource('/libs/ui/src/button/button.tsx', 'export const labels = {}')).toBeUndefined();
  });
});

it('a lazy chunk adds its words in the language of the page’s URL', () => {
  const th = readWordSource('/th.po', catalogue.replace('Late', 'มาทีหลัง'))!;
  const sources = [
    th,
    readWordSource('/en.po', catalogue)!,
    readWordSource('/libs/ui/src/labels/en.ts', labels)!,
  ];
  const place = { lateWords: { messages: { first1: 'First' } } };
  const say = new Function('globalThis', 'location', printLateWords(sources));
  say(place, { pathname: '/en/updates/news' });
  expect(place.lateWords).toEqual({
    messages: { first1: 'First', ...messages },
    // words that reference their module stay there
    labels: { skipLink: 'Skip', dialog: { close: 'Close' } },
  });
  expect(printLateWords([])).toBe('');
});
