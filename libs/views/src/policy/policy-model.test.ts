import { expect, test } from 'vitest';
import { exampleContext } from '../shared/examples/model-context-example';
import { policyExample } from './policy-examples';
import { toPolicyModel } from './policy-model';

const model = toPolicyModel(policyExample('th'), exampleContext('th'));

test('a policy has its own URL in both languages', () => {
  expect(model.head.canonical).toBe('https://www.example.org/th/cookie-policy');
  expect(model.head.alternates.map(({ hrefLang, href }) => `${hrefLang} ${href}`)).toEqual([
    'th https://www.example.org/th/cookie-policy',
    'en https://www.example.org/en/cookie-policy',
    'x-default https://www.example.org/th/cookie-policy',
  ]);
});

test('it shows the date of its last change in the era of its language', () => {
  expect(model.updated).toEqual({ iso: '2026-11-20', text: '20 พ.ย. 2569' });
});

test('it links to the other policies and not to itself', () => {
  expect(model.others).toEqual([
    { label: 'ประกาศความเป็นส่วนตัว', href: '/th/privacy-notice' },
    { label: 'นโยบายความเป็นส่วนตัว', href: '/th/privacy-policy' },
  ]);
});

test('its contents link to its sections', () => {
  const { contents, bodyHtml } = toPolicyModel(
    policyExample('en', { bodyHtml: '<h2>What &amp; why</h2><p>…</p><h2><em>Until</em> when</h2>' }),
    exampleContext('en'),
  );
  expect(contents).toEqual([
    { label: 'What & why', href: '#part-1' },
    { label: 'Until when', href: '#part-2' },
  ]);
  expect(bodyHtml).toBe(
    '<h2 id="part-1">What &amp; why</h2><p>…</p><h2 id="part-2"><em>Until</em> when</h2>',
  );
});

test("a table is named by its section's heading", () => {
  const table = '<table><tbody></tbody></table>';
  const { bodyHtml } = toPolicyModel(
    policyExample('en', { bodyHtml: `<h2>Data</h2>${table}<h2>Rights</h2><p>…</p>${table}` }),
    exampleContext('en'),
  );
  expect([...bodyHtml.matchAll(/<caption[^>]*>(.*?)<\/caption>/g)].map(([, name]) => name)).toEqual([
    'Data',
    'Rights',
  ]);
});

test('structured data has its breadcrumbs', () => {
  expect(model.head.structuredData).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{ name: 'หน้าแรก' }, { name: 'นโยบายคุกกี้' }] },
  ]);
});
