import { attributesOf, textsOf } from './html';
import { expect, test } from './http-test';
import { everyPage } from './site-pages';

const siteNames = { th: 'รถไฟฟ้า รฟม.', en: 'MRTA Bangkok' };
const marks = { th: 'ตัวอย่าง: ', en: 'Example: ' };

for (const locale of ['th', 'en'] as const) {
  for (const { path, heading, isExample } of everyPage) {
    const address = `/${locale}${path}`;

    test(`${address} declares its language, heading, canonical URL and alternates`, async ({
      request,
      baseURL,
    }) => {
      const response = await request.get(address);
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(attributesOf(html, 'html')).toMatchObject([{ lang: locale }]);
      const headings = textsOf(html, 'h1');
      expect(headings).toHaveLength(1);
      if (heading) expect(headings).toEqual([heading[locale]]);
      const [title] = textsOf(html, 'title');
      const mark = isExample ? marks[locale] : '';
      if (heading) expect(title).toBe(`${mark}${heading[locale]} · ${siteNames[locale]}`);
      else expect(title).toContain(siteNames[locale]);
      expect(textsOf(html, 'main')).toHaveLength(1);
      const links = attributesOf(html, 'link');
      expect(links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)).toEqual([
        `${baseURL}${address}`,
      ]);
      const alternates = links.filter((link) => link['rel'] === 'alternate' && link['hreflang']);
      expect(alternates.map((link) => [link['hreflang'], link['href']])).toEqual([
        ['th', `${baseURL}/th${path}`],
        ['en', `${baseURL}/en${path}`],
        ['x-default', `${baseURL}/th${path}`],
      ]);
    });
  }
}
