import { describe, expect, it, test } from 'vitest';
import { ticketExample } from '../shared/examples/ticket-examples';
import { exampleContext } from '../shared/examples/model-context-example';
import {
  contactCategory,
  contactListing,
  contactPointExample,
  contactPointsExample,
  guideDetailExample,
  guidesExample,
} from './contact-examples';
import { toContactModel } from './contact-model';
import { toCallCentres, toContactPoint } from '../shared/contact/contact-points-model';
import { toSteps } from '../shared/contact/steps-model';
import { lowerHeadings } from '../shared/words/lower-headings';

const context = exampleContext('en');
const contact = (items: Parameters<typeof contactListing>[2]) =>
  toContactModel(contactListing(contactCategory, 'en', items), context);

describe('contact points', () => {
  it('begin with the telephones of the operators and the authority; immediate channels come before slow ones', () => {
    const regulator = contactPointExample('en', { title: 'Regulator', organisation: 'The regulator' });
    const { telephones, others } = contact({ items: [...contactPointsExample('en'), regulator] })!.points;
    expect(telephones.map(({ title, organisation }) => [title, organisation])).toEqual([
      ['BEM call centre', undefined],
      [contactPointExample('en').title, undefined],
    ]);
    expect(others.map(({ title, organisation }) => [title, organisation])).toEqual([
      ['MRTA head office', contactPointExample('en').organisation],
      ['Website of the MRTA', contactPointExample('en').organisation],
      ['Regulator', 'The regulator'],
    ]);
  });

  test.each([
    [{ telephone: '0 2624 5200' }, [['0 2624 5200', 'tel:026245200', false]]],
    [{ telephone: undefined, email: 'a@b.org' }, [['a@b.org', 'mailto:a@b.org', false]]],
    [
      { telephone: '1205', url: 'https://www.nacc.go.th/' },
      [
        ['1205', 'tel:1205', false],
        ['www.nacc.go.th', 'https://www.nacc.go.th/', true],
      ],
    ],
    [{ telephone: undefined }, []],
  ])('with %j have the links %j', (changes, ways) => {
    const point = toContactPoint(contactPointExample('en', changes), context);
    expect(point.ways.map(({ text, href, isExternal }) => [text, href, isExternal])).toEqual(ways);
  });

  it('mark uncertain facts', () => {
    const doubts = contactPointsExample('en').map((point) => toContactPoint(point, context).doubt);
    expect(doubts).toEqual([undefined, undefined, 'unconfirmed', undefined]);
  });

  it("for lost property are the lines' call centres, in the order of the map", () => {
    const pink = contactPointExample('en', { title: 'Pink', lines: ['pink'] as never });
    expect(toCallCentres([pink, ...contactPointsExample('en')], context).map(({ title }) => title)).toEqual([
      'BEM call centre',
      'Pink',
    ]);
  });
});

describe('guides', () => {
  it('show the first one in full, and the others as summaries', () => {
    const steps = toSteps(guidesExample('en'), guideDetailExample('en'), context);
    expect(steps.first).toMatchObject({
      title: 'Something is lost: what to do first',
      bodyHtml: expect.stringContaining('<h3>'),
    });
    expect(steps.others.map(({ href }) => href)).toEqual([
      '/en/contact/lost/second',
      '/en/contact/lost/third',
    ]);
  });

  it('are all summaries if the first one has no text', () => {
    const steps = toSteps(guidesExample('en'), undefined, context);
    expect([steps.first, steps.others.length]).toEqual([undefined, 3]);
  });

  it('in the other language have a mark', () => {
    const { first, others } = toSteps(guidesExample('th'), guideDetailExample('th'), context);
    expect(first).toMatchObject({ lang: 'th', translationNotice: 'This page is available in Thai only.' });
    expect(others[0]?.lang).toBe('th');
  });

  test.each([
    ['<h2>A</h2><h3 id="x">B</h3>', '<h3>A</h3><h4 id="x">B</h4>'],
    ['<h6>A</h6><hr><p>h2</p>', '<h6>A</h6><hr><p>h2</p>'],
  ])('have headings below the page’s own: %s', (html, lowered) => {
    expect(lowerHeadings(html)).toBe(lowered);
  });
});

it('a contact page links to the other pages of its group', () => {
  expect(contact({ items: contactPointsExample('en') })?.otherMatters.links).toEqual([
    { href: '/en/contact/lost', text: 'Lost property', view: 'LostProperty' },
    { href: '/en/contact/found', text: 'Found property', view: 'AssetFound' },
    { href: '/en/contact/comment', text: 'Comments', view: 'Comment' },
  ]);
});

it('returns undefined for a category with other items', () => {
  expect(contact({ items: [contactPointExample('en'), ticketExample('en')] })).toBeUndefined();
});
