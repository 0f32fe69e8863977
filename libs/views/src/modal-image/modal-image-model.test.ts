import type { Item, ItemDetail } from '@raang/domain';
import { describe, expect, it } from 'vitest';
import { exampleContext } from '../shared/examples/model-context-example';
import { safetyDetailExample } from './modal-image-examples';
import { toModalImageModel } from './modal-image-model';

const listing = (items: Item[], itemDetails: ItemDetail[]) => ({ items, sources: { itemDetails } });
const escalator = { id: 'escalator' as Item['id'] };

describe('safety pictures', () => {
  const lift = safetyDetailExample('en');
  const other = safetyDetailExample('en', escalator);

  it('keep the order of the listing, each with its full text', () => {
    const model = toModalImageModel(listing([other.item, lift.item], [lift, other]), exampleContext('en'));
    expect(model?.pictures.map(({ href }) => href)).toEqual([
      '/en/travel/security/escalator',
      '/en/travel/security/lift',
    ]);
  });

  it('have headings one level lower than on their own page', () => {
    const model = toModalImageModel(listing([lift.item], [lift]), exampleContext('en'));
    expect(model?.pictures[0]?.text.serverPart?.bodyHtml.match(/<\/?h\d>/g)).toEqual([
      '<h3>',
      '</h3>',
      '<h4>',
      '</h4>',
    ]);
  });

  it('are undefined if an item has no picture, or its text was not loaded', () => {
    const bare = safetyDetailExample('en', { pictureUrl: undefined });
    const model = (items: Item[], details: ItemDetail[]) =>
      toModalImageModel(listing(items, details), exampleContext('en'));
    expect([model([bare.item], [bare]), model([lift.item], [])]).toEqual([undefined, undefined]);
  });
});
