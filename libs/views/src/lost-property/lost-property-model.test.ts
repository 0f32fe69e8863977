import { expect, it } from 'vitest';
import {
  contactListing,
  contactPointExample,
  guidesExample,
  lostCategory,
} from '../contact/contact-examples';
import { exampleContext } from '../shared/examples/model-context-example';
import { toLostPropertyModel } from './lost-property-model';

const lost = (changes: Parameters<typeof contactListing>[2]) =>
  toLostPropertyModel(contactListing(lostCategory, 'en', changes), exampleContext('en'));

it('shows first steps, call centres and other guides', () => {
  expect(lost({ items: guidesExample('en') })).toMatchObject({
    steps: { first: { title: 'Something is lost: what to do first' }, others: [{}, {}] },
    callCentres: [{ title: 'BEM call centre', ways: [{ href: 'tel:026245200' }] }],
  });
});

it('works without contacts', () => {
  expect(lost({ items: guidesExample('en'), sources: { contactPoints: [] } })?.callCentres).toEqual([]);
});

it('returns undefined for a category with other items than guides', () => {
  expect(lost({ items: [contactPointExample('en')] })).toBeUndefined();
});
