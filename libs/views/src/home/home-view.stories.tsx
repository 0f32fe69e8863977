import type { Item, Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { articleExample, longestArticleExample, pictureExample } from '../shared/examples/article-examples';
import { severeAlertExample } from '../shared/examples/notices-examples';
import { exampleContext } from '../shared/examples/model-context-example';
import { liftAlertExample, worksAlertExample } from '../service-status/service-status-examples';
import { HomeBanner } from './home-banner';
import { homeExample } from './home-examples';
import { type HomeData, toHomeModel } from './home-model';
import { HomeView } from './home-view';

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
