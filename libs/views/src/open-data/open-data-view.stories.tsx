import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { exampleContext } from '../shared/examples/model-context-example';
import { emptyOpenDataExample, openDataExample } from './open-data-examples';
import { type OpenDataData, toOpenDataModel } from './open-data-model';
import { OpenDataView } from './open-data-view';

interface Args {
  data: OpenDataData;
}

const meta = {
  title: 'Templates/Open data',
  parameters: { bleed: true },
  args: { data: openDataExample },
  render: ({ data }, { globals }) => (
    <OpenDataView model={toOpenDataModel(data, exampleContext(globals['locale'] === 'en' ? 'en' : 'th'))} />
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

/** Columns are in a disclosure, so that the page is a list of files. */
export const Files: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'stations.csv' })).toHaveAttribute('download');
    const summary = canvas.getByText(/stations$/, { selector: 'summary *' });
    await userEvent.click(summary);
    await expect(canvas.getByText('is_step_free')).toBeVisible();
  },
};

/** No feed is in force yet. */
export const Empty: Story = { args: { data: emptyOpenDataExample } };

const longest = {
  th: 'ข้อมูลเปิดด้านการเดินทางของสำนักงานนโยบายและแผนการขนส่งและจราจร กระทรวงคมนาคม (ตารางเดินรถ)',
  en: 'Open transport data of the Office of Transport and Traffic Policy and Planning (timetables)',
};

export const Longest: Story = {
  args: {
    data: {
      ...openDataExample,
      feed: {
        ...openDataExample.feed,
        publisher: { name: longest, url: 'https://www.example.org' },
        attributions: [{ organisation: longest, url: 'https://www.example.org' }],
      },
    },
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
