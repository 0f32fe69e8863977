import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { lineMatrix, readFares, throughMatrix } from './fare-matrix.mjs';
import { documentsFolder, type Text } from './items.mjs';
import { mapSheetHtml } from './map-sheet.mjs';
import { digestOf, documentHtml } from './page.mjs';
import { fileDigest, madeFrom, planDocuments } from './plan.mjs';
import { glyphsWithoutText, withReadableText } from './readable-text.mjs';
import { loadSiteCode, type SiteCode } from './site-code.mjs';
import { csvOf } from './tables.mjs';

describe('the committed documents (fix: npm run documents)', () => {
  let plan: Awaited<ReturnType<typeof planDocuments>>;
  beforeAll(async () => {
    plan = await planDocuments();
  });

  test('are exactly those of the items', () => {
    expect(plan.problems).toEqual([]);
    expect(plan.unknown).toEqual([]);
    expect(Object.keys(madeFrom()).sort()).toEqual(plan.pages.map(({ file }) => file).sort());
  });

  test('were printed from the current items and not changed since', () => {
    const made = madeFrom();
    const old = plan.pages.filter(
      ({ file, digest }) => made[file]?.source !== digest || made[file]?.file !== fileDigest(file),
    );
    expect(old.map(({ file }) => file)).toEqual([]);
  });

  test('have the fares of the feed', () => {
    const old = plan.tables.filter(
      ({ file, csv }) => fs.readFileSync(path.join(documentsFolder, file), 'utf8') !== csv,
    );
    expect(old.map(({ file }) => file)).toEqual([]);
  });

  test('are PDFs of less than 150 kB, a map of less than 420 kB, tagged and in a language', () => {
    const bad = plan.pages.filter(({ file }) => {
      const pdf = fs.readFileSync(path.join(documentsFolder, file), 'latin1');
      const language = file.includes('.th.') ? 'th' : 'en';
      const isTagged = pdf.includes('/Marked true');
      const most = file.startsWith('network-map.') ? 420_000 : 150_000;
      return pdf.length >= most || !isTagged || !pdf.includes(`/Lang (${language})`);
    });
    expect(bad.map(({ file }) => file)).toEqual([]);
  });
});

describe('text that readers copy', () => {
  const read = (file: string) => fs.readFileSync(path.join(documentsFolder, file));

  test('has every glyph of the committed documents', () => {
    const pdfs = fs.readdirSync(documentsFolder).filter((file) => file.endsWith('.pdf'));
    expect(pdfs.length).toBeGreaterThan(50);
    expect(pdfs.filter((file) => glyphsWithoutText(read(file)).length > 0)).toEqual([]);
  });

  test('is taken from the places where a glyph occurs', () => {
    const pdf = read('blue-fares-2026.th.pdf').toString('latin1');
    // as Chromium made it: the changed maps follow its own end
    const made = Buffer.from(pdf.slice(0, pdf.indexOf('%%EOF') + 6), 'latin1');
    expect(glyphsWithoutText(made).length).toBeGreaterThan(0);
    expect(withReadableText(made).toString('latin1')).toBe(pdf);
  });
});

describe('the map to print', () => {
  test.each(['th', 'en'] as const)(
    'in %s has a page of A3 and one of A4 with the same drawing',
    async (locale) => {
      const html = mapSheetHtml({ locale, title: 'Map' }, await loadSiteCode());
      const sheets = html.match(/<svg role="group".*?<\/svg>/gs) ?? [];
      expect(sheets).toHaveLength(2);
      expect(sheets[0]).toBe(sheets[1]);
      expect(sheets[0]).not.toContain('href=');
      const pdf = fs.readFileSync(path.join(documentsFolder, `network-map.${locale}.pdf`), 'latin1');
      const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...size]) =>
        size.map((points) => Math.round((Number(points) / 72) * 25.4)),
      );
      expect(sizes).toEqual([
        [420, 297],
        [297, 210],
      ]);
    },
  );
});

describe('a fare matrix', () => {
  const fares = readFares();
  const fareOf = ({ from, to, baht }: ReturnType<typeof lineMatrix>, start: string, end: string) =>
    baht[from.findIndex(({ code }) => code === start)]?.[to.findIndex(({ code }) => code === end)];

  test.each([
    ['BL22', 'BL26', '2026-07-03', 25],
    ['BL38', 'BL29', '2026-07-03', 39], // through Tha Phra, the shorter way round
    ['BL38', 'BL22', '2026-07-02', 45],
    ['BL01', 'BL01', '2026-07-03', 17],
  ])('on Blue from %s to %s on %s is %i baht', (from, to, day, baht) => {
    expect(fareOf(lineMatrix(fares, 'blue', 'adult', day), from, to)).toBe(baht);
  });

  test('has a row and a column for each station, the same in both directions', () => {
    const { from, to, baht } = lineMatrix(fares, 'pink', 'adult', '2026-11-20');
    expect([from.length, to.length]).toEqual([32, 32]);
    expect(baht).toEqual(baht.map((_, column) => baht.map((row) => row[column])));
  });

  test('across Tao Poon charges one entry fee and omits Tao Poon itself', () => {
    const matrix = throughMatrix(fares, 'blue', 'purple', '2026-07-03');
    expect([matrix.from.length, matrix.to.length]).toEqual([37, 15]);
    expect(fareOf(matrix, 'BL11', 'PP15')).toBe(17 + 17 - 14);
    expect(fareOf(matrix, 'BL38', 'PP01')).toBe(44 + 42 - 14);
  });

  test('fails for a day without fares', () => {
    expect(() => lineMatrix(fares, 'yellow', 'adult', '2020-01-01')).toThrow(/no adult fares of yellow/);
  });
});

describe('a table file', () => {
  test('begins with a UTF-8 byte order mark and has headings in both languages', () => {
    const [codes, thai, english, first] = csvOf('fares-purple-adult-2026-07-03.csv', []).split('\r\n');
    expect(codes).toMatch(/^\uFEFFจากรหัส \/ From code,/);
    expect(thai).toContain('คลองบางไผ่');
    expect(english).toContain('Khlong Bang Phai');
    expect(first).toMatch(/^PP01,คลองบางไผ่,Khlong Bang Phai,14,17,20,/);
  });

  test('fails for an unknown name', () => {
    expect(() => csvOf('prices.csv', [])).toThrow('prices.csv is not a known table');
  });
});

describe('a page', () => {
  const text: Text = {
    id: 'kiosk',
    address: '/business/announcing-rental/kiosk',
    locale: 'en',
    body: '## Who\n\nSee [space](/en/business/space-rent) and [MRTA](https://www.mrta.co.th).',
    frontMatter: {
      kind: 'document',
      documentKind: 'announcement',
      title: 'Kiosk "A" <new>',
      summary: 'A kiosk.',
      publishedOn: '2026-11-02',
      lines: ['blue'],
      example: true,
      closesOn: '2026-12-31',
      files: ['kiosk.en.pdf'],
    },
  };
  let siteCode: SiteCode;
  beforeAll(async () => {
    siteCode = await loadSiteCode();
  });

  test('states its language and title, and marks an example as such', () => {
    const html = documentHtml(text, siteCode);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<title>Example: Kiosk &quot;A&quot; &lt;new&gt;</title>');
    expect(html.match(/Example, not a real announcement/g)).toHaveLength(2);
    expect(html).toContain('31 December 2026');
    expect(html).not.toContain(siteCode.authority.telephone);
  });

  test('keeps the links that work on paper, and the text of the others', () => {
    const html = documentHtml(text, siteCode);
    expect(html).toContain('See space and <a href="https://www.mrta.co.th">MRTA</a>.');
  });

  test('of a fare table has a page of all stations with its certainty', () => {
    const { example: _example, ...rest } = text.frontMatter as Text['frontMatter'] & { example: true };
    const frontMatter = {
      ...rest,
      certainty: 'estimated',
      files: ['fares-yellow-adult-2026-11-20.csv'],
    } as Text['frontMatter'];
    const matrix = documentHtml({ ...text, frontMatter }, siteCode).split('class="matrix"')[1];
    expect(matrix).toContain('An estimate from few records');
    expect(matrix).toContain('<b>YL23</b> Samrong');
  });

  test('has another digest for another text', () => {
    const other = { ...text, body: `${text.body} More.` };
    expect(digestOf(documentHtml(other, siteCode))).not.toBe(digestOf(documentHtml(text, siteCode)));
  });
});
