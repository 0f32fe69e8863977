import type { Item } from '@raang/domain';
import type { ItemCardModel } from './item-card-model';

/**
 * For each item of a list the number of the drawing that its card has instead of its picture, if an earlier card has the same
 * picture: two cards with one picture look like one item.
 */
export function drawingsInstead(items: readonly Pick<Item, 'pictureUrl'>[]): (number | undefined)[] {
  const shown = new Set<string>();
  let count = 0;
  return items.map(({ pictureUrl }) => {
    if (pictureUrl === undefined) return undefined;
    if (shown.has(pictureUrl)) return count++;
    shown.add(pictureUrl);
    return undefined;
  });
}

export function withDrawing(card: ItemCardModel, drawing: number | undefined): ItemCardModel {
  return drawing === undefined ? card : { ...card, pictureUrl: undefined, drawing };
}
