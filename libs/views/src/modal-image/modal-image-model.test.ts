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
    expect(model?.groups.map(({ title, pictures }) => [title, pictures.map(({ href }) => href)])).toEqual([
      [undefined, ['/en/travel/security/escalator', '/en/travel/security/lift']],
    ]);
    expect(model?.groups[0]?.pictures.map(({ id }) => id)).toEqual(['guide-escalator', 'guide-lift']);
  });

  it('are grouped by scene, if one has a scene; the others are the last', () => {
    const train = safetyDetailExample('en', { id: 'seats' as Item['id'], scene: 'train' });
    const fire = safetyDetailExample('en', { id: 'fire' as Item['id'], scene: 'emergency' });
    const all = [fire, lift, train];
    const model = toModalImageModel(
      listing(
        all.map(({ item }) => item),
        all,
      ),
      exampleContext('en'),
    );
    expect(model?.groups.map(({ title, pictures }) => [title, pictures.map(({ id }) => id)])).toEqual([
      ['On the train', ['guide-seats']],
      ['In an emergency', ['guide-fire']],
      ['Other guides', ['guide-lift']],
    ]);
    expect(model?.groups[0]?.pictures[0]?.text.serverPart?.bodyHtml).toContain('<h4>');
  });

  it('have headings one level lower than on their own page', () => {
    const model = toModalImageModel(listing([lift.item], [lift]), exampleContext('en'));
    expect(model?.groups[0]?.pictures[0]?.text.serverPart?.bodyHtml.match(/<\/?h\d>/g)).toEqual([
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
