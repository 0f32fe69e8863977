import { describe, expect, test } from 'vitest';
import { labels as en } from '../labels/en';
import { checkFiles, type FileFacts, type FileLimits } from './check-files';
import { limitsText, problemText, sizeText } from './file-texts';

const labels = en.fileUpload;
const limits: FileLimits = { accept: ['image/jpeg', '.pdf'], maxBytes: 5_242_880, maxFiles: 3 };
const file = (name: string, facts: Partial<FileFacts> = {}): FileFacts => ({
  name,
  size: 1000,
  type: 'image/jpeg',
  lastModified: 0,
  ...facts,
});
const [a, b, c, d] = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => file(name)) as [
  FileFacts,
  FileFacts,
  FileFacts,
  FileFacts,
];

describe('added files', () => {
  test.each<[string, FileFacts[], FileFacts[], string[], string[]]>([
    ['are accepted in their order', [a], [c, b], ['a.jpg', 'c.jpg', 'b.jpg'], []],
    ['are accepted by extension', [], [file('Form.PDF', { type: '' })], ['Form.PDF'], []],
    ['of another type are refused', [], [file('a.heic', { type: 'image/heic' })], [], ['a.heic wrong-type']],
    [
      'with an accepted extension but another type are refused',
      [],
      [file('a.jpg', { type: 'text/html' })],
      [],
      ['a.jpg wrong-type'],
    ],
    ['of the maximum size are accepted', [], [file('a.jpg', { size: 5_242_880 })], ['a.jpg'], []],
    ['that are larger are refused', [], [file('a.jpg', { size: 5_242_881 })], [], ['a.jpg too-large']],
    ['without content are refused', [], [file('a.jpg', { size: 0 })], [], ['a.jpg empty']],
    ['that are already in the list are refused', [a], [a], ['a.jpg'], ['a.jpg duplicate']],
    ['that occur twice are refused once', [], [a, a], ['a.jpg'], ['a.jpg duplicate']],
    [
      'beyond the maximum number are refused',
      [a, b],
      [c, d],
      ['a.jpg', 'b.jpg', 'c.jpg'],
      ['d.jpg too-many'],
    ],
    [
      'that are refused do not count towards the maximum',
      [a, b],
      [file('x', { type: 'x/x' }), c],
      ['a.jpg', 'b.jpg', 'c.jpg'],
      ['x wrong-type'],
    ],
  ])('%s', (_, kept, added, names, problems) => {
    const { taken, refused } = checkFiles(kept, added, limits);
    expect(taken.map(({ name }) => name)).toEqual(names);
    expect(refused.map(({ file: { name }, problem }) => `${name} ${problem}`)).toEqual(problems);
  });

  test('replace the only file if they are accepted', () => {
    const one = { ...limits, maxFiles: 1 };
    expect(checkFiles([a], [b], one)).toEqual({ taken: [b], refused: [] });
    expect(checkFiles([a], [file('x', { type: 'x/x' })], one).taken).toEqual([a]);
    expect(checkFiles([], [a, b], one).refused.map(({ problem }) => problem)).toEqual(['too-many']);
  });

  test('are all accepted without limits', () => {
    expect(checkFiles([], [a, file('x', { type: '', size: 1e9 })], {}).refused).toEqual([]);
  });
});

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [1_048_064, '1 MB'],
  [5_242_880, '5 MB'],
  [4_404_019, '4.2 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes, labels)).toBe(text);
});

test('messages name the limits and say what to do', () => {
  expect(
    limitsText({ accept: ['image/jpeg', 'image/webp', '.pdf'], maxBytes: 5_242_880, maxFiles: 5 }, labels),
  ).toBe('JPEG, WebP, PDF files · up to 5 MB each · at most 5 files');
  expect(limitsText({ maxFiles: 1 }, labels)).toBe('one file only');
  expect(limitsText({}, labels)).toBe('');
  expect(problemText('too-large', limits, labels)).toBe('This file is larger than 5 MB');
  expect(problemText('wrong-type', limits, labels)).toBe('Only JPEG, PDF files can be used');
  expect(problemText('too-many', limits, labels)).toBe('You can attach at most 3 files');
  expect(problemText('empty', limits, labels)).toBe('This file is empty');
});
