import { expect, it } from 'vitest';
import {
  commentCategory,
  contactListing,
  contactPointExample,
  guidesExample,
} from '../contact/contact-examples';
import { toListingModel } from '../listing/listing-model';
import { exampleContext } from '../shared/examples/model-context-example';
import { toCommentModel } from './comment-model';

const comment = (changes: Parameters<typeof contactListing>[2] = {}) =>
  toCommentModel(contactListing(commentCategory, 'en', changes), exampleContext('en'));

it('says how to reach the authority, and nobody else', () => {
  expect(comment()?.authority).toMatchObject({
    name: 'Mass Rapid Transit Authority of Thailand (MRTA)',
    points: [{ channel: 'telephone' }, { channel: 'office' }, { channel: 'web' }],
  });
});

it('tells every guide in short', () => {
  expect(comment({ items: guidesExample('en') })?.steps).toHaveLength(3);
});

it('shows what there is to know where the category has no item', async () => {
  const { body, count } = await toListingModel(contactListing(commentCategory, 'en'), exampleContext('en'));
  expect([body?.view, count]).toEqual(['Comment', undefined]);
});

it('is no page for a category that holds other things than guides', () => {
  expect(comment({ items: [contactPointExample('en')] })).toBeUndefined();
});
