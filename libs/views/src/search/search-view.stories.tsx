import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { exampleContext } from '../shared/examples/model-context-example';
import { hitExample, hitExamples } from '../shared/examples/search-examples';
import { manyDocuments, resultExample, searchExample } from './search-examples';
import { type SearchData, toSearchModel } from './search-model';
import { SearchView } from './search-view';

interface Args {
  changes: (locale: Locale) => Partial<SearchData>;
}

const meta = {
  title: 'Templates/Search',
  parameters: { bleed: true },
  args: { changes: () => ({}) },
  render: ({ changes }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    return (
      <SearchView model={toSearchModel(searchExample(locale, changes(locale)), exampleContext(locale))} />
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

/** A few hits of every kind. */
export const Results: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(6);
    await expect(canvas.getAllByRole('mark')[0]).toBeVisible();
    await expect(canvas.getByRole('link', { current: true })).toBeVisible();
  },
};

export const OneKind: Story = {
  args: {
    changes: (locale) => ({
      kind: 'document',
      result: resultExample(manyDocuments(locale, 12), {
        total: 30,
        page: 2,
        kinds: [
          { kind: 'station', total: 2 },
          { kind: 'document', total: 30 },
        ],
      }),
    }),
  },
};

/** Typed in the other keyboard layout. */
export const Meant: Story = {
  args: {
    changes: (locale) => ({
      query: '0b9,09ib',
      result: resultExample([hitExample('station', locale)], { meant: 'จตุจักร' }),
    }),
  },
};

export const NothingFound: Story = {
  args: {
    changes: () => ({ query: 'จตุจักกก', result: resultExample([], { nearest: ['จตุจักร', 'สวนจตุจักร'] }) }),
  },
};

const tooMuch = 'ฺฺ<script>🚇 Nonthaburi'.repeat(8);

export const NothingNear: Story = {
  args: { changes: () => ({ query: tooMuch, result: resultExample([]) }) },
};

export const WithoutQuery: Story = { args: { changes: () => ({ query: '', result: undefined }) } };

const long = {
  th: 'หลักเกณฑ์และวิธีการขอใช้พื้นที่ภายในสถานีรถไฟฟ้าและอาคารจอดแล้วจรเพื่อการประชาสัมพันธ์และจัดกิจกรรมส่งเสริมการขาย',
  en: 'Rules and procedure for the use of space in stations and park-and-ride buildings for advertising and sales promotion',
};

export const Longest: Story = {
  args: {
    changes: (locale) => ({
      query: long[locale],
      result: resultExample(
        hitExamples.map((name) =>
          hitExample(name, locale, {
            title: { text: long[locale], marks: [[0, long[locale].length]] },
            excerpt: { text: `${long[locale]} `.repeat(4), marks: [[4, 30]] },
          }),
        ),
        { meant: long[locale] },
      ),
    }),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
