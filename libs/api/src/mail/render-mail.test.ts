import { locales } from '@raang/domain';
import { describe, expect, it, test } from 'vitest';
import type { MailBlock } from './mail-content';
import { exampleContent, exampleSender } from './mail-examples';
import { renderMail } from './render-mail';

const frame = { locale: 'en', sender: exampleSender, publicUrl: 'https://www.example.org' } as const;
const attack = `"><script>alert(1)</script><img src=x onerror='alert(1)'>&amp;`;

describe('a mail', () => {
  it('is plain text that has everything', () => {
    expect(renderMail(exampleContent.en, frame).text).toMatchInlineSnapshot(`
      "Dear passenger,

      We received your report and will write to you when we find a matching item.

      Reference: L-7K3M-9PW4
      Station where you may have left it: Thailand Cultural Centre
      Date: 20 November 2026

      > A small black bag
      > with an elephant on its key ring

      Follow your case:
      https://www.example.org/en/contact/lost-tracking?reference=L-7K3M-9PW4

      Yours sincerely,
      Mass Rapid Transit Authority of Thailand

      -- 
      การรถไฟฟ้าขนส่งมวลชนแห่งประเทศไทย
      Mass Rapid Transit Authority of Thailand
      Questions? Call 0 2716 4000.
      https://www.example.org
      We sent this e-mail automatically. Please do not reply.
      "
    `);
  });

  test.each(locales)('says the same in HTML, in %s', (locale) => {
    const { html, text } = renderMail(exampleContent[locale], { ...frame, locale });
    expect(html).toContain(`<html lang="${locale}">`);
    for (const block of exampleContent[locale].blocks)
      for (const words of wordsOf(block)) expect(html).toContain(words);
    expect(html).toContain(exampleSender.name.th);
    expect(html).toContain(exampleSender.name.en);
    expect(text).toContain(exampleSender.telephone);
  });

  it('has neither scripts nor stylesheets nor pictures', () => {
    expect(renderMail(exampleContent.th, frame).html).not.toMatch(/<(script|style|link|img)\b|url\(|@import/);
  });

  test.each<[string, MailBlock]>([
    ['paragraph', { kind: 'paragraph', text: attack }],
    ['fact', { kind: 'facts', facts: [{ label: attack, value: attack }] }],
    ['link', { kind: 'link', label: attack, href: `https://www.example.org/${attack}` }],
    ['quote', { kind: 'quote', text: attack }],
  ])('escapes every character of a %s', (_, block) => {
    const { html } = renderMail({ subject: attack, blocks: [block] }, frame);
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&quot;&gt;&lt;script&gt;');
    expect(html).toContain('&amp;amp;');
  });

  test.each([
    ['Hello\r\nBcc: eve@example.org', 'Hello Bcc: eve@example.org'],
    ['Hello\nBcc: eve@example.org', 'Hello Bcc: eve@example.org'],
    ['Hello\r\rBcc: eve@example.org\u0000', 'Hello Bcc: eve@example.org'],
    ['Hello\u2028Bcc: eve@example.org\u0085', 'Hello Bcc: eve@example.org'],
  ])('has one line of subject: %j', (subject, expected) => {
    expect(renderMail({ subject, blocks: [] }, frame).subject).toBe(expected);
  });

  it('keeps the line breaks of people', () => {
    const blocks: MailBlock[] = [{ kind: 'quote', text: 'one\r\ntwo\rthree' }];
    const { html, text } = renderMail({ subject: 'Lines', blocks }, frame);
    expect(html).toContain('one<br>two<br>three');
    expect(text).toContain('> one\n> two\n> three');
  });
});

function wordsOf(block: MailBlock): string[] {
  switch (block.kind) {
    case 'facts':
      return block.facts.flatMap(({ label, value }) => [label, value]);
    case 'link':
      return [block.label, block.href];
    default:
      return block.text.split('\n');
  }
}
