import { describe, expect, it, test } from 'vitest';
import { contactListing, contactPointsExample, lostCategory } from '../contact/contact-examples';
import { exampleContext } from '../shared/examples/model-context-example';
import { type CasePageData, toCasePageModel } from './case-page-model';

const page = (changes: Partial<CasePageData> = {}) => {
  const { group } = contactListing(lostCategory, 'en');
  const contactPoints = contactPointsExample('en');
  const data = { page: 'lost-report' as const, groups: [group], contactPoints, ...changes };
  return toCasePageModel(data, exampleContext('en'));
};

describe('a page with a form about a case', () => {
  test.each([
    ['lost-report', 'Report a lost item', 'https://www.example.org/en/contact/lost-asset'],
    ['found-report', 'Report a found item', 'https://www.example.org/en/contact/found-asset'],
    ['tracking', 'Follow your case', 'https://www.example.org/en/contact/lost-tracking'],
  ] as const)('%s is “%s”', (name, title, canonical) => {
    const { title: shown, head, crumbs } = page({ page: name });
    expect([shown, head.canonical, crumbs.at(-1)?.label]).toEqual([title, canonical, title]);
  });

  it('is indexed, unless it is about one case', () => {
    const indexed = (['lost-report', 'found-report', 'tracking'] as const).filter(
      (name) => page({ page: name }).head.isIndexed,
    );
    expect(indexed).toEqual(['lost-report', 'found-report']);
  });

  it('leads to the other pages', () => {
    expect(page().links.map(({ href }) => href)).toContain('/en/contact/lost-tracking');
    expect(page({ page: 'tracking' }).links.map(({ href }) => href)).toEqual([
      '/en/contact/lost-asset',
      '/en/contact/found-asset',
    ]);
  });

  it('gives the receipt of a case without a contact, and promises nothing that needs one', () => {
    const sent = { kind: 'comment', reference: 'M-2222-2226' } as const;
    const { receipt, title, lead, links, crumbs } = page({ page: 'tracking', sent });
    expect(receipt).toMatchObject({
      title: 'We have received your comment',
      reference: { text: 'M-2222-2226' },
    });
    expect([title, crumbs.at(-1)?.label]).toEqual(['Comment', 'M-2222-2226']);
    expect(`${lead} ${receipt?.text}`).not.toMatch(/follow (your|the) case|enter the reference/i);
    expect(links.map(({ href }) => href)).not.toContain('/en/contact/lost-tracking');
  });
});

test('structured data describes the service of a form', () => {
  expect(page().head.structuredData).toMatchObject([
    {
      '@type': 'GovernmentService',
      name: 'Report a lost item',
      url: 'https://www.example.org/en/contact/lost-asset',
      provider: { name: 'Mass Rapid Transit Authority of Thailand' },
      availableChannel: { serviceUrl: 'https://www.example.org/en/contact/lost-asset' },
    },
    { '@type': 'BreadcrumbList' },
  ]);
});
