import type { NewsFeedItemModel, NewsFeedModel } from '@raang/views';
import type { Enclosure } from './enclosure';

/** A feed whose items have their pictures, as the formats write it. */
export interface IllustratedFeed extends Omit<NewsFeedModel, 'items'> {
  items: (NewsFeedItemModel & { enclosure?: Enclosure | undefined })[];
}
