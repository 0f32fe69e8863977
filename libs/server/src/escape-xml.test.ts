import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml';

test.each([
  ['ท่าพระ & หัวลำโพง', 'ท่าพระ &#38; หัวลำโพง'],
  ['<a href="b">c\'d</a>', '&#60;a href=&#34;b&#34;&#62;c&#39;d&#60;/a&#62;'],
  ['no\u0000 such\u001b characters\ufffe\nin XML\t', 'no such characters\nin XML\t'],
])('%j is written as %s', (text, written) => {
  expect(escapeXml(text)).toBe(written);
});
