import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { articleExample, longestArticleExample, pictureExample } from '../content-list/content-list-examples';
import { exampleContext, travelGroup, updatesGroup } from '../model-context-example';
import { toHomeModel } from './home-model';
import { HomeView } from './home-view';

interface Args {
  items: (locale: Locale) => ReturnType<typeof articleExample>[];
}

const meta = {
  title: 'Views/Home',
  parameters: { bleed: true },
  render: ({ items: toItems }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const items = toItems(locale);
    const data = {
      groups: [travelGroup, updatesGroup],
      newest: new Map([['updates/news', { items, total: items.length }]]),
      featured: [{ group: 'updates', category: 'news', count: 3 }],
      tagline: {
        th: 'ข่าวสาร สิทธิ์ค่าโดยสาร และที่จอดรถของรถไฟฟ้าทุกสาย',
        en: 'News, fare offers and park and ride on every line.',
      }[locale],
    };
    return <HomeView model={toHomeModel(data, exampleContext(locale))} scene={pictureExample} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Usual: Story = {
  args: {
    items: (locale) => [
      articleExample(locale),
      longestArticleExample(locale),
      articleExample(locale, { id: 'other' as never, lines: [] }),
    ],
  },
};

export const NothingPublished: Story = { args: { items: () => [] } };
