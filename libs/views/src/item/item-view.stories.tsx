import type { Item, Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { articleExample, bodyExample, longestArticleExample } from '../content-list/content-list-examples';
import {
  exampleContext,
  newsCategory,
  parkingCategory,
  travelGroup,
  updatesGroup,
} from '../model-context-example';
import { carParkExample, unknownCarParkExample } from '../table-mrt/table-mrt-examples';
import { toItemModel } from './item-model';
import { ItemView } from './item-view';

interface Args {
  item: (locale: Locale) => Item;
  others?: (locale: Locale) => Item[];
}

const meta = {
  title: 'Views/Item',
  parameters: { bleed: true },
  render: ({ item: toItem, others = () => [] }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const item = toItem(locale);
    const place =
      item.kind === 'car-park'
        ? { group: travelGroup, category: parkingCategory }
        : { group: updatesGroup, category: newsCategory };
    const detail = { item, bodyHtml: bodyExample[item.locale], locales: [item.locale] };
    return (
      <ItemView model={toItemModel({ ...place, detail, newest: others(locale) }, exampleContext(locale))} />
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Article: Story = {
  args: {
    item: (locale) => articleExample(locale),
    others: (locale) => ['one', 'two', 'three'].map((id) => articleExample(locale, { id: id as Item['id'] })),
  },
};

export const LongestArticle: Story = { args: { item: longestArticleExample } };

export const UntranslatedArticle: Story = {
  args: { item: (locale) => articleExample(locale === 'th' ? 'en' : 'th') },
};

export const CarPark: Story = { args: { item: (locale) => carParkExample(locale) } };

export const CarParkOfWhichLittleIsKnown: Story = { args: { item: unknownCarParkExample } };
