import type { Content } from './content-folder.import';
import { expect, it } from 'vitest';
import { namesInContent, namesInSettings } from './site-names';

const text = (file: string, source: string) => {
  const [, group = '', category = '', id = '', locale = ''] = /^(.*)\/(.*)\/(.*)\.(.*)\.md$/.exec(file) ?? [];
  return { file, source, group, category, id, locale: locale as 'th' | 'en' };
};
const item = (fields: string, body: string) =>
  `---\nkind: article\npublishedOn: "2026-11-20"\npicture: a.svg\npictureAlt: A\ncertainty: official\nasOf: "2026-11-20"\nsources: [a]\ntitle: A\nsummary: A\n${fields}---\n${body}\n`;
const list = (...records: unknown[]) => ({ records, problems: [], lineOf: () => 1 });

const content = {
  items: {
    texts: [
      text(
        'updates/news/a.en.md',
        item('lines: [blue]\n', 'From :fare{from=BL01 to=BL02}, :fare-range{line=pink}.'),
      ),
      text('updates/news/a.th.md', item('lines: [blue]\n', ':fare{from=BL01 to=BL02}')),
      text('updates/news/b.en.md', item('lines: [blue, pink]\n', 'Every :headway{station=PK01 day=weekday}')),
      text('updates/news/broken.en.md', 'No front matter, and :fare-range{line=gold}'),
    ],
  },
  alerts: list({ id: 'x', informedEntities: [{ lineId: 'gold', stationCode: 'G1' }] }),
  foundItems: list(),
  places: list({ id: 'park', near: [{ station: 'BL01' }, { station: 'BL01' }] }),
} as unknown as Content;

it('finds lines and stations of items, figures and lists, each item once', () => {
  expect(namesInContent(content)).toEqual({
    source: 'content',
    lines: new Map([
      ['blue', { items: 2, file: 'updates/news/a.en.md' }],
      ['pink', { items: 2, file: 'updates/news/a.en.md' }],
      ['gold', { items: 2, file: 'updates/news/broken.en.md' }],
    ]),
    stations: new Map([
      ['BL01', { items: 2, file: 'updates/news/a.en.md' }],
      ['BL02', { items: 1, file: 'updates/news/a.en.md' }],
      ['PK01', { items: 1, file: 'updates/news/b.en.md' }],
      ['G1', { items: 1, file: 'alerts.yaml' }],
    ]),
  });
});

it('finds those of the settings', () => {
  expect(namesInSettings('authority.ts', { lines: ['blue'], stations: ['BL01'] })).toEqual({
    source: 'authority.ts',
    lines: new Map([['blue', { items: 1, file: 'authority.ts' }]]),
    stations: new Map([['BL01', { items: 1, file: 'authority.ts' }]]),
  });
});
