import type { Item } from '@raang/domain';
import { expect, test } from 'vitest';
import { articleExample } from '../examples/article-examples';
import { exampleContext } from '../examples/model-context-example';
import { toCardPart, toCardParts } from './card-part-model';

const context = exampleContext('en');
const item = (id: string, pictureUrl: string | undefined) =>
  articleExample('en', { id: id as Item['id'], pictureUrl });

test('a list shows each picture once, and different drawings for the others', () => {
  const items = [
    item('one', '/a.svg'),
    item('two', '/a.svg'),
    item('three', '/b.svg'),
    item('four', '/a.svg'),
    item('five', undefined),
  ];
  const cards = toCardParts(items, context).map(({ card }) => card.serverPart!);
  expect(cards.map(({ pictureUrl, drawing }) => [pictureUrl, drawing])).toEqual([
    ['/a.svg', undefined],
    [undefined, 0],
    ['/b.svg', undefined],
    [undefined, 1],
    [undefined, undefined],
  ]);
});

test('a card with its own picture is the same object in every list', () => {
  const one = item('one', '/a.svg');
  expect(toCardParts([one], context)[0]).toBe(toCardPart(one, context));
});
