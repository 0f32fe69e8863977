import type { Item, Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { articleExample, longestArticleExample, pictureExample } from '../shared/examples/article-examples';
import { severeAlertExample } from '../shared/examples/notices-examples';
import { exampleContext } from '../shared/examples/model-context-example';
import { liftAlertExample, worksAlertExample } from '../service-status/service-status-examples';
import { type SavedWays, SavedWaysContext } from '../shared/saved-ways/saved-ways-context';
import { HomeBanner } from './home-banner';
import { homeExample } from './home-examples';
import { type HomeData, toHomeModel } from './home-model';
import { HomeView } from './home-view';
import { type KeptPlaces, KeptPlacesContext } from './kept-places-context';

interface Args {
  changes: (locale: Locale) => Partial<HomeData>;
}

const meta = {
  title: 'Templates/Home',
  parameters: { bleed: true },
  args: { changes: () => ({}) },
  render: ({ changes }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const data = homeExample(locale, changes(locale));
    return (
      <>
        <HomeBanner src={pictureExample} />
        <HomeView model={toHomeModel(data, exampleContext(locale))} />
      </>
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const OrdinaryDay: Story = {};

const keptPlaces: KeptPlaces = {
  read: () => ({ home: 'BL15' }),
  isAllowed: () => false,
  keep: fn(),
  remove: fn(),
  forget: fn(),
};

/** A visitor whose device keeps a home and a work place: the site's script has filled in the rows. */
export const KnownVisitor: Story = {
  decorators: [
    (Story) => (
      <KeptPlacesContext value={() => Promise.resolve(keptPlaces)}>
        <div data-known="home work last">
          <Story />
        </div>
      </KeptPlacesContext>
    ),
  ],
  play: async ({ canvasElement, globals }) => {
    const isThai = globals['locale'] !== 'en';
    const texts: Record<string, string> = isThai
      ? { name: ' · ลาดพร้าว', from: ' จากสามย่าน', says: 'ทุก 7–8 นาที · ขบวนสุดท้าย 23.21 น.' }
      : { name: ' · Lat Phrao', from: ' from Sam Yan', says: 'every 7–8 minutes · last train 23:21' };
    for (const text of canvasElement.querySelectorAll<HTMLElement>('[data-kept]'))
      text.textContent = texts[text.dataset['kept'] ?? ''] ?? '';
    const rows = [...canvasElement.querySelectorAll<HTMLElement>('[data-kept-row]')];
    const heights = rows.map((row) => row.closest('li')!.clientHeight);
    await expect(new Set(heights).size).toBe(1);
    // the buttons of the rows: changing home, with the consent that saving is
    const block = within(rows[0]!.closest('section')!);
    await userEvent.click(block.getByRole('button', { name: isThai ? 'เปลี่ยนสถานีใกล้บ้าน' : 'Change home' }));
    await userEvent.click(
      await block.findByRole('button', { name: isThai ? 'ยินยอมและบันทึก' : 'Agree and save' }),
    );
    await expect(keptPlaces.keep).toHaveBeenCalledWith('home', 'BL15');
    await userEvent.click(block.getByRole('button', { name: isThai ? 'ลบทั้งหมด' : 'Forget everything' }));
    await expect(keptPlaces.forget).toHaveBeenCalledOnce();
  },
};

const savedWays: SavedWays = {
  has: () => true,
  isAllowed: () => true,
  save: fn(),
  remove: fn(),
  readRows: () =>
    Promise.resolve([
      {
        way: { from: 'BL27', to: 'BL15', lines: ['blue'], changes: [], day: '2026-11-20' },
        row: {
          name: 'Lat Phrao',
          from: 'from Sam Yan',
          href: '#way',
          lines: [{ id: 'blue', name: 'Blue Line' }],
          says: 'every 7–8 minutes · last train 23:21',
        },
      },
    ]),
};

/** The newest saved way has the last row, which leads to all of them. */
export const SavedWay: Story = {
  decorators: [
    (Story) => (
      <SavedWaysContext value={() => Promise.resolve(savedWays)}>
        <div data-known="saved">
          <Story />
        </div>
      </SavedWaysContext>
    ),
  ],
  play: async ({ canvasElement, globals }) => {
    const isThai = globals['locale'] !== 'en';
    const block = within(canvasElement.querySelector<HTMLElement>('section[aria-labelledby=your-stations]')!);
    const all = isThai ? 'เส้นทางที่บันทึกไว้ทั้งหมด' : 'All saved ways';
    await userEvent.click(block.getByRole('button', { name: all }));
    await expect(await block.findByRole('link', { name: 'Lat Phrao from Sam Yan' })).toBeVisible();
  },
};

/** Nobody reports disruptions. */
export const NoLiveInformation: Story = { args: { changes: () => ({ reports: { state: 'none' } }) } };

/** A closed line with an overdue update, a lift out of order, and planned works. */
export const Trouble: Story = {
  args: {
    changes: () => ({
      alerts: [
        severeAlertExample(),
        liftAlertExample(),
        worksAlertExample(),
        worksAlertExample({
          id: 'tonight' as never,
          impactPeriods: [{ start: '2026-11-20T22:00:00+07:00' }],
        }),
      ],
    }),
  },
};

/** No network and no items: service status and telephone remain. */
export const NothingPublished: Story = {
  args: { changes: () => ({ items: new Map(), stations: [], destinations: [] }) },
};

export const Longest: Story = {
  args: {
    changes: (locale) => {
      const four = (category: string) =>
        ['one', 'two', 'three', 'four'].map((id) => ({
          ...longestArticleExample(locale),
          id: `${category}-${id}` as Item['id'],
          pictureUrl: `${pictureExample}#${category}-${id}`,
        }));
      return {
        items: new Map(
          ['updates/news', 'updates/promotion', 'travel/recommended-places'].map((name) => [
            name,
            four(name),
          ]),
        ),
      };
    },
  },
};

/** News without a translation. */
export const Untranslated: Story = {
  args: {
    changes: (locale) => ({
      items: new Map([['updates/news', [articleExample(locale === 'th' ? 'en' : 'th')]]]),
    }),
  },
};

export const Narrow: Story = { ...Trouble, globals: { viewport: { value: 'mobile1' } } };
