import type { FeedLocation } from '../feed/feed';

/** An exit as on its sign: `2A`. Its code is the id where the feed has none. */
export const exitSign = ({ id, code, name }: Pick<FeedLocation, 'id' | 'code' | 'name'>): string =>
  code === id ? name.en : code;
