import type { CategoryGroup, Item, ItemOf, Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { articleExample, bodyExample, longestArticleExample } from '../shared/examples/article-examples';
import { callExample, documentExample } from '../document-list/document-list-examples';
import { safetyPictureExample } from '../modal-image/modal-image-examples';
import {
  exampleContext,
  newsCategory,
  parkingCategory,
  travelGroup,
  updatesGroup,
} from '../shared/examples/model-context-example';
import { carParkExample, unknownCarParkExample } from '../shared/examples/car-park-examples';
import {
  activityExample,
  contactItemExample,
  fareGroupItemExample,
  placeItemExample,
  spaceExample,
  ticketItemExample,
} from '../shared/examples/item-examples';
import { toItemModel } from './item-model';
import { ItemView } from './item-view';
import type { Likes } from './like-control';

interface Args {
  item: (locale: Locale) => Item;
  others?: (locale: Locale) => Item[];
  likes?: Likes;
}

const station = { name: { th: 'ลาดพร้าว', en: 'Lat Phrao' } };

/** The category of each example; kinds without an example category use the car parks. */
function placeOf(item: Item): { group: CategoryGroup; category: CategoryGroup['categories'][number] } {
  return item.group === 'updates'
    ? { group: updatesGroup, category: newsCategory }
    : { group: travelGroup, category: parkingCategory };
}

const meta = {
  title: 'Templates/Item',
  parameters: { bleed: true },
  render: ({ item: toItem, others = () => [], likes }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const item = toItem(locale);
    const detail = { item, bodyHtml: bodyExample[item.locale], locales: [item.locale] };
    const data = { ...placeOf(item), detail, station, related: others(locale) };
    return <ItemView model={toItemModel(data, exampleContext(locale))} likes={likes} />;
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

/** An example: a badge says so. */
export const Activity: Story = { args: { item: (locale) => activityExample(locale) } };

export const CarPark: Story = { args: { item: (locale) => carParkExample(locale) } };

export const CarParkWithFewFacts: Story = { args: { item: unknownCarParkExample } };

export const Place: Story = { args: { item: (locale) => placeItemExample(locale) } };

export const FareTable: Story = { args: { item: (locale) => documentExample(locale) } };

export const CallForOffers: Story = { args: { item: (locale) => callExample(locale) } };

export const Ticket: Story = { args: { item: (locale) => ticketItemExample(locale) } };

export const FareGroup: Story = { args: { item: (locale) => fareGroupItemExample(locale) } };

export const SafetyPicture: Story = { args: { item: (locale) => safetyPictureExample(locale) } };

export const Space: Story = { args: { item: (locale) => spaceExample(locale) } };

export const ContactPoint: Story = { args: { item: (locale) => contactItemExample(locale) } };

export const UntranslatedPlace: Story = {
  args: { item: (locale): ItemOf<'place'> => placeItemExample(locale === 'th' ? 'en' : 'th') },
};

function likesExample(setLiked: (liked: boolean) => Promise<string>): Likes {
  let liked = false;
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    name: 'updates/news/example',
    isLiked: () => liked,
    setLiked: async (wish) => {
      const count = await setLiked(wish);
      liked = wish;
      for (const listener of listeners) listener();
      return count;
    },
  };
}

const likeName = /Like|ถูกใจ/;

/** A click adds a like, the next click removes it. */
export const Liked: Story = {
  args: {
    item: (locale) => articleExample(locale),
    likes: likesExample((liked) => Promise.resolve(liked ? '1.4K' : '1.3K')),
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: likeName });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await expect(button).toHaveTextContent('1.4K');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await expect(button).toHaveTextContent('1.3K');
  },
};

/** A failed request shows an error and restores the button. */
export const FailedLike: Story = {
  args: {
    item: (locale) => articleExample(locale),
    likes: likesExample(() => Promise.reject(new Error('offline'))),
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: likeName });
    await userEvent.click(button);
    await waitFor(() =>
      expect(within(canvasElement).getAllByRole('status').at(-1)).toHaveTextContent(
        /could not be saved|บันทึกไม่สำเร็จ/,
      ),
    );
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};
