import type { FilterType, PageFilterField, Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ListingFilter } from './listing-filter';
import { filterExample } from './listing-filter-examples';
import { ListingResults } from './listing-results';

interface Args {
  type: FilterType;
  filter?: Record<string, string>;
  ignored?: PageFilterField[];
}

const count = { th: '12 รายการ', en: '12 items' };

const meta = {
  title: 'Views/Listing filter',
  render: ({ type, filter, ignored }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const model = filterExample(type, { locale, filter, ignored });
    return (
      <div className="space-y-8">
        {model && <ListingFilter model={model} />}
        <ListingResults count={count[locale]} filter={model} />
      </div>
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Line: Story = { args: { type: 'Line', filter: { line: 'blue' } } };

export const LineSearch: Story = {
  args: { type: 'LineSearch', filter: { line: 'purple', q: 'ลิฟต์ lift' } },
};

export const LineDate: Story = {
  args: { type: 'LineDate', filter: { from: '2026-01-05', to: '2026-11-20' } },
};

export const LineMonthYear: Story = { args: { type: 'LineMonthYear', filter: { month: '2026-11' } } };

/** A category without a filter: no form, only the count. */
export const None: Story = { args: { type: 'None' } };

export const Unfiltered: Story = { args: { type: 'LineDate' } };

/** On a phone the form is one line that says what is shown. */
export const Narrow: Story = { ...LineDate, globals: { viewport: { value: 'mobile1' } } };

export const Ignored: Story = { args: { type: 'LineDate', ignored: ['from', 'to'] } };

export const Longest: Story = {
  args: {
    type: 'LineSearch',
    filter: { line: 'blue', q: 'ที่จอดรถและทางลาดสำหรับผู้ใช้รถเข็น '.repeat(3).trim() },
  },
};

const calendar = /calendar|ปฏิทิน|date|วันที่/i;

/** The picker replaces the field and keeps its text, but not while the visitor is typing. */
export const TypedBeforeThePickerLoaded: Story = {
  args: { type: 'LineDate' },
  play: async ({ canvasElement, globals }) => {
    const view = within(canvasElement);
    const labels = { th: ['ตั้งแต่วันที่', 'ถึงวันที่'], en: ['First day', 'Last day'] }[
      globals['locale'] === 'en' ? 'en' : 'th'
    ] as [string, string];
    const from = view.getByLabelText(labels[0]);
    await userEvent.type(from, '5/1/2569');
    // the other field has its picker; this one waits until it loses focus
    await waitFor(() => expect(view.getAllByRole('button', { name: calendar }).length).toBeGreaterThan(0));
    await expect(view.getByLabelText(labels[0])).toHaveValue('5/1/2569');
    await userEvent.tab();
    await waitFor(() => expect(view.getAllByRole('button', { name: calendar })).toHaveLength(2));
    const form = canvasElement.querySelector('form')!;
    await expect([...new FormData(form)]).toEqual([['from', '2026-01-05']]);
  },
};
