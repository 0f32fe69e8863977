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

it('shows how to contact the authority, and no other organisation', () => {
  expect(comment()?.authority).toMatchObject({
    name: 'Mass Rapid Transit Authority of Thailand (MRTA)',
    points: [{ channel: 'telephone' }, { channel: 'office' }, { channel: 'web' }],
  });
});

it('shows the summary of every guide', () => {
  expect(comment({ items: guidesExample('en') })?.steps).toHaveLength(3);
});

it('shows the contacts of a category without items', async () => {
  const { body, count } = await toListingModel(contactListing(commentCategory, 'en'), exampleContext('en'));
  expect([body?.view, count]).toEqual(['Comment', undefined]);
});

it('returns undefined for a category with other items than guides', () => {
  expect(comment({ items: [contactPointExample('en')] })).toBeUndefined();
});
